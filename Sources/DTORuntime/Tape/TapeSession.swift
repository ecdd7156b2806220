import Foundation

/// What all decoders of one decoding share.
///
/// A decoding is on one thread, and so is all that belongs to it. It has one session: who else has that when the decoding ends needs the bytes.
final class TapeSession {
    let tape: JSONTape
    let options: DTODecoder
    let userInfo: [CodingUserInfoKey: Any]
    let context: DecodingContext?
    /// Whether the keys are those that the document has.
    let hasPlainKeys: Bool
    // Compared with each type that is decoded; to ask for a type of another module is a call.
    private let date = ObjectIdentifier(Date.self)
    private let data = ObjectIdentifier(Data.self)
    private let url = ObjectIdentifier(URL.self)
    private let decimal = ObjectIdentifier(Decimal.self)
    /// Sources of fields that no record uses any more, each holding the next.
    private var idle: FieldSource?
    private var isFinished = false
    private var tables = KnownTypes<KeyTable>()
    private var readings = KnownTypes<Reading>()
    /// The one that was last asked for.
    private var reader: (any RecordReader)?

    /// How values of a type are read that only the running program knows.
    private struct Reading: TypeFact {
        let type: ObjectIdentifier
        /// Whether its own initializer does it, and nothing else.
        let isByItself: Bool
    }

    init(_ tape: JSONTape, options: DTODecoder, userInfo: [CodingUserInfoKey: Any]) {
        self.tape = tape
        self.options = options
        self.userInfo = userInfo
        hasPlainKeys = options.keyStrategy.isPlain
        context = DecodingContext.listening(in: userInfo)
    }

    /// Whether a type may be decoded otherwise than by its own initializer.
    @inline(__always)
    func treatsSpecially(_ type: ObjectIdentifier) -> Bool {
        type == date || type == data || type == url || type == decimal || !hasPlainKeys
    }

    /// Lets go of what is kept for the next record, which knows the session. Whoever kept a decoder reads on without.
    func finish() {
        idle = nil
        isFinished = true
    }

    /// The keys of a record's type; nil where they have to be asked for one by one.
    @inline(__always)
    func table<Record: DefensiveRecord>(of type: Record.Type) -> KeyTable? {
        tables[ObjectIdentifier(type)] ?? rareTable(of: type)
    }

    /// How payloads of a type are read that are records; nil where they are not. As a rule a document has one type of payload.
    func recordReader<Value>(of type: Value.Type) -> (any RecordReader)? {
        if let reader, reader.type == ObjectIdentifier(type) { return reader }
        reader = readerOfRecords(of: type)
        return reader
    }

    /// Whether values of a type are read by its own initializer, and in no other way.
    @inline(__always)
    func leavesToItself<Value: Decodable>(_ type: Value.Type) -> Bool {
        readings[ObjectIdentifier(type)]?.isByItself ?? isReadByItself(type)
    }

    /// A function of its own, since to find out takes as long as reading a record.
    @inline(never)
    private func isReadByItself<Value: Decodable>(_ type: Value.Type) -> Bool {
        let id = ObjectIdentifier(type)
        let reading = Reading(type: id, isByItself: !treatsSpecially(id) && !(type is any DefensiveDecodable.Type))
        readings.insert(reading)
        return reading.isByItself
    }

    @inline(never)
    private func rareTable<Record: DefensiveRecord>(of type: Record.Type) -> KeyTable? {
        guard hasPlainKeys, context?.reportsUnknownKeys != true, let table = KeyTable.of(type) else { return nil }
        tables.insert(table)
        return table
    }

    /// A source for a record's fields, used before or new.
    @inline(__always)
    func takeSource() -> FieldSource {
        guard let source = idle else { return FieldSource(in: self) }
        idle = source.nextIdle
        source.nextIdle = nil
        return source
    }

    /// Keeps a source for the next record, unless somebody else has it.
    @inline(__always)
    func giveBack(_ source: inout FieldSource) {
        guard !isFinished, isKnownUniquelyReferenced(&source) else { return }
        source.forget()
        source.nextIdle = idle
        idle = source
    }

    /// The record of the object to which a source is turned.
    ///
    /// - Parameter isRecognized: Whether the object has to have one of the record's required keys.
    @inline(__always)
    func record<Record: DefensiveRecord>(
        _ type: Record.Type, _ table: KeyTable, isRecognized: Bool = false, turn: (FieldSource) -> Void
    ) throws -> Record {
        var source = takeSource()
        defer { giveBack(&source) }
        turn(source)
        if isRecognized { try source.recognize(type, table) }
        return try Record(from: DefensiveFields(source))
    }
}
