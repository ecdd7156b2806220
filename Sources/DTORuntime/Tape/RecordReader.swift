/// Reads records of a type that only the running program knows to be one of records.
class RecordReader {
    let type: ObjectIdentifier

    fileprivate init(_ type: ObjectIdentifier) {
        self.type = type
    }

    /// Where a key's object is on a tape; nil where there is none.
    func object(_ key: JSONKey, of source: FieldSource) -> ObjectOnTape? { nil }

    /// - Returns: Where the record is. Whoever takes it from there gives the memory back.
    fileprivate func read(
        _ object: ObjectOnTape, in source: FieldSource, under key: JSONKey
    ) throws -> UnsafeMutableRawPointer? { nil }

    fileprivate func giveBack(_ memory: UnsafeMutableRawPointer) {}

    /// The record of a key that must have one of its required keys.
    ///
    /// - Parameter type: The reader's own. It is never left to be inferred, from an optional as like as not.
    func record<Record>(
        _ type: Record.Type, of object: ObjectOnTape, in source: FieldSource, under key: JSONKey
    ) throws -> Record {
        guard let memory = try read(object, in: source, under: key) else { throw source.absence(of: key) }
        defer { giveBack(memory) }
        return memory.assumingMemoryBound(to: type).move()
    }

    /// The reader of a type; nil where it is no record's.
    static func of<Value>(_ type: Value.Type) -> RecordReader? {
        func open<Record: DefensiveRecord>(_ type: Record.Type) -> RecordReader { ReaderOfRecords<Record>() }
        return (type as? any DefensiveRecord.Type).map { open($0) }
    }
}

private final class ReaderOfRecords<Record: DefensiveRecord>: RecordReader {
    /// Memory for a record, unless one is being read: it may have another in it.
    private var idle: UnsafeMutablePointer<Record>?

    init() {
        super.init(ObjectIdentifier(Record.self))
    }

    deinit {
        idle?.deallocate()
    }

    override func object(_ key: JSONKey, of source: FieldSource) -> ObjectOnTape? {
        source.object(key, of: Record.self)
    }

    override func read(
        _ object: ObjectOnTape, in source: FieldSource, under key: JSONKey
    ) throws -> UnsafeMutableRawPointer? {
        let record = idle ?? .allocate(capacity: 1)
        idle = nil
        do {
            record.initialize(to: try source.record(Record.self, of: object, under: key, isRecognized: true))
        } catch {
            giveBack(record)
            throw error
        }
        return UnsafeMutableRawPointer(record)
    }

    override func giveBack(_ memory: UnsafeMutableRawPointer) {
        if idle != nil {
            memory.deallocate()
        } else {
            idle = memory.assumingMemoryBound(to: Record.self)
        }
    }
}
