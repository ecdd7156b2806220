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
    private let tables = TypeTable<KeyTable>()
    /// Whether a type's own initializer reads it.
    private let plainTypes = TypeTable<Bool>()
    /// The one that was last asked for.
    private var reader: RecordReader?

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

    /// Lets go of what is kept for the next record.
    func finish() {
        idle = nil
    }

    /// The keys of a record's type; nil where they have to be asked for one by one.
    @inline(__always)
    func table<Record: DefensiveRecord>(of type: Record.Type) -> KeyTable? {
        tables.fact(of: type) ?? rareTable(of: type)
    }

    /// How payloads of a type are read that are records; nil where they are not. As a rule a document has one type of payload.
    func recordReader<Value>(of type: Value.Type) -> RecordReader? {
        if let reader, reader.type == ObjectIdentifier(type) { return reader }
        reader = RecordReader.of(type)
        return reader
    }

    /// Whether values of a type are read by its own initializer and in no other way.
    @inline(__always)
    func leavesToItself<Value: Decodable>(_ type: Value.Type) -> Bool {
        plainTypes.fact(of: type) ?? isPlain(type)
    }

    /// A function of its own, since to find out takes as long as reading a record.
    @inline(never)
    private func isPlain<Value: Decodable>(_ type: Value.Type) -> Bool {
        let isPlain = !treatsSpecially(ObjectIdentifier(type)) && !(type is any DefensiveDecodable.Type)
        plainTypes.learn(isPlain, of: type)
        return isPlain
    }

    @inline(never)
    private func rareTable<Record: DefensiveRecord>(of type: Record.Type) -> KeyTable? {
        guard hasPlainKeys, context?.reportsUnknownKeys != true, let table = KeyTable.of(type) else { return nil }
        tables.learn(table, of: type)
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
        guard isKnownUniquelyReferenced(&source) else { return }
        source.forget()
        source.nextIdle = idle
        idle = source
    }
}
