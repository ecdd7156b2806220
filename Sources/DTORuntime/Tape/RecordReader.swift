/// Reads records of a type that only the running program knows to be one of records.
class RecordReader {
    let type: ObjectIdentifier

    fileprivate init(_ type: ObjectIdentifier) {
        self.type = type
    }

    /// - Parameter target: Memory for the record.
    /// - Returns: Whether the key has an object on a tape. Else there is nothing in the memory.
    fileprivate func read(_ key: JSONKey, of source: FieldSource, into target: UnsafeMutableRawPointer) throws -> Bool {
        false
    }

    /// The record of a key that must have one of its required keys; nil where there is no object.
    ///
    /// - Parameter type: The reader's own.
    func record<Record>(_ key: JSONKey, of source: FieldSource, as type: Record.Type = Record.self) throws -> Record? {
        try withUnsafeTemporaryAllocation(of: Record.self, capacity: 1) { memory in
            guard let target = memory.baseAddress, try read(key, of: source, into: target) else { return nil }
            return target.move()
        }
    }

    /// The reader of a type; nil where it is no record's.
    static func of<Value>(_ type: Value.Type) -> RecordReader? {
        func open<Record: DefensiveRecord>(_ type: Record.Type) -> RecordReader { ReaderOfRecords<Record>() }
        return (type as? any DefensiveRecord.Type).map { open($0) }
    }
}

private final class ReaderOfRecords<Record: DefensiveRecord>: RecordReader {
    init() {
        super.init(ObjectIdentifier(Record.self))
    }

    override func read(_ key: JSONKey, of source: FieldSource, into target: UnsafeMutableRawPointer) throws -> Bool {
        guard let object = source.object(key, of: Record.self) else { return false }
        let record = target.bindMemory(to: Record.self, capacity: 1)
        record.initialize(to: try source.record(Record.self, of: object, under: key, isRecognized: true))
        return true
    }
}
