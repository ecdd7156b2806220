import Foundation

/// The state that all decoders of one decoding share.
///
/// A decoding runs on one thread and has one session. If other objects refer to the session at the end of the
/// decoding, the tape copies the bytes.
final class TapeSession {
    let tape: JSONTape
    let options: DTODecoder
    let userInfo: [CodingUserInfoKey: Any]
    let context: DecodingContext?
    /// Whether the keys are used as the document spells them.
    let hasPlainKeys: Bool
    // These types are compared with each decoded type. They are stored because getting a type of another module is a
    // function call.
    private let date = ObjectIdentifier(Date.self)
    private let data = ObjectIdentifier(Data.self)
    private let url = ObjectIdentifier(URL.self)
    private let decimal = ObjectIdentifier(Decimal.self)
    /// The first of the idle sources of fields. Each idle source refers to the next idle source.
    private var idle: FieldSource?
    private var isFinished = false
    private var tables = KnownTypes<KeyTable>()
    private var readings = KnownTypes<Reading>()
    /// The reader that was requested last.
    private var reader: (any RecordReader)?

    /// A fact about a type: how its values are read.
    private struct Reading: TypeFact {
        let type: ObjectIdentifier
        /// Whether only the type's own initializer reads its values.
        let isByItself: Bool
    }

    init(_ tape: JSONTape, options: DTODecoder, userInfo: [CodingUserInfoKey: Any]) {
        self.tape = tape
        self.options = options
        self.userInfo = userInfo
        hasPlainKeys = options.keyStrategy.isPlain
        context = DecodingContext.listening(in: userInfo)
    }

    /// Whether a type may be decoded without its own initializer.
    @inline(__always)
    func treatsSpecially(_ type: ObjectIdentifier) -> Bool {
        type == date || type == data || type == url || type == decimal || !hasPlainKeys
    }

    /// Releases the idle sources, which refer to this session. A decoder that a type has kept does not need them.
    func finish() {
        idle = nil
        isFinished = true
    }

    /// Returns the table of a record's type, or nil if each key must be looked up by itself.
    @inline(__always)
    func table<Record: DefensiveRecord>(of type: Record.Type) -> KeyTable? {
        tables[ObjectIdentifier(type)] ?? rareTable(of: type)
    }

    /// Returns the reader for payloads of a type, or nil if the type is not a record. Usually a document has one type
    /// of payload.
    func recordReader<Value>(of type: Value.Type) -> (any RecordReader)? {
        if let reader, reader.type == ObjectIdentifier(type) { return reader }
        reader = readerOfRecords(of: type)
        return reader
    }

    /// Whether only the type's own initializer reads its values.
    @inline(__always)
    func leavesToItself<Value: Decodable>(_ type: Value.Type) -> Bool {
        readings[ObjectIdentifier(type)]?.isByItself ?? isReadByItself(type)
    }

    /// The function is separate because the examination of a type takes as long as reading a record.
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

    /// Returns an idle source or a new source for the fields of a record.
    @inline(__always)
    func takeSource() -> FieldSource {
        guard let source = idle else { return FieldSource(in: self) }
        idle = source.nextIdle
        source.nextIdle = nil
        return source
    }

    /// Keeps a source for the next record, unless another object refers to it.
    @inline(__always)
    func giveBack(_ source: inout FieldSource) {
        guard !isFinished, isKnownUniquelyReferenced(&source) else { return }
        source.forget()
        source.nextIdle = idle
        idle = source
    }

    /// Reads a record. `turn` points the source at the record's object.
    ///
    /// - Parameter isRecognized: Whether the object must have one of the record's required keys.
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
