/// Reads records of a type that only the running program knows to be one of records.
protocol RecordReader: AnyObject {
    var type: ObjectIdentifier { get }

    /// Where a key's object is on a tape; nil where there is none.
    func object(_ key: JSONKey, of source: FieldSource) -> ObjectOnTape?

    /// - Returns: Where the record is. Whoever takes it from there gives the memory back.
    func read(_ object: ObjectOnTape, in source: FieldSource, under key: JSONKey) throws -> UnsafeMutableRawPointer

    func giveBack(_ memory: UnsafeMutableRawPointer)
}

extension RecordReader {
    /// The record of a key that must have one of its required keys.
    ///
    /// - Parameter type: The reader's own. It is passed always: left to inference it might become an optional of the record's type.
    func record<Record>(
        _ type: Record.Type, of object: ObjectOnTape, in source: FieldSource, under key: JSONKey
    ) throws -> Record {
        precondition(ObjectIdentifier(type) == self.type, "The memory is for another type.")
        let memory = try read(object, in: source, under: key)
        defer { giveBack(memory) }
        return memory.assumingMemoryBound(to: type).move()
    }
}

/// The reader of a type; nil where it is no record's.
func readerOfRecords<Value>(of type: Value.Type) -> (any RecordReader)? {
    func open<Record: DefensiveRecord>(_ type: Record.Type) -> any RecordReader { ReaderOfRecords<Record>() }
    return (type as? any DefensiveRecord.Type).map { open($0) }
}

private final class ReaderOfRecords<Record: DefensiveRecord>: RecordReader {
    let type = ObjectIdentifier(Record.self)
    /// Memory for the next record; nil while one is being read, which may have another of its type in it.
    private var idle: UnsafeMutablePointer<Record>?

    deinit {
        idle?.deallocate()
    }

    func object(_ key: JSONKey, of source: FieldSource) -> ObjectOnTape? {
        source.object(key, of: Record.self)
    }

    func read(_ object: ObjectOnTape, in source: FieldSource, under key: JSONKey) throws -> UnsafeMutableRawPointer {
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

    func giveBack(_ memory: UnsafeMutableRawPointer) {
        if idle != nil {
            memory.deallocate()
        } else {
            idle = memory.assumingMemoryBound(to: Record.self)
        }
    }
}
