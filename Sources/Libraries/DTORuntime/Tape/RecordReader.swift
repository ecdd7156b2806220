/// Reads records of a type that is known only while the program runs.
protocol RecordReader: AnyObject {
    var type: ObjectIdentifier { get }

    /// Returns the object under a key on a tape, or nil if the value is not an object.
    func object(_ key: JSONKey, of source: FieldSource) -> ObjectOnTape?

    /// Reads a record.
    ///
    /// - Returns: The memory that contains the record. The caller moves the record out and returns the memory.
    func read(_ object: ObjectOnTape, in source: FieldSource, under key: JSONKey) throws -> UnsafeMutableRawPointer

    func giveBack(_ memory: UnsafeMutableRawPointer)
}

extension RecordReader {
    /// Returns the record under a key. The object must have one of the required keys.
    ///
    /// - Parameter type: The reader's type. Callers always pass the type, because without it, type inference might
    ///   choose an optional type.
    func record<Record>(
        _ type: Record.Type, of object: ObjectOnTape, in source: FieldSource, under key: JSONKey
    ) throws -> Record {
        precondition(ObjectIdentifier(type) == self.type, "The memory is for another type.")
        let memory = try read(object, in: source, under: key)
        defer { giveBack(memory) }
        return memory.assumingMemoryBound(to: type).move()
    }
}

/// Returns the reader of a type, or nil if the type is not a record.
func readerOfRecords<Value>(of type: Value.Type) -> (any RecordReader)? {
    func open<Record: DefensiveRecord>(_ type: Record.Type) -> any RecordReader { ReaderOfRecords<Record>() }
    return (type as? any DefensiveRecord.Type).map { open($0) }
}

private final class ReaderOfRecords<Record: DefensiveRecord>: RecordReader {
    let type = ObjectIdentifier(Record.self)
    /// Memory for the next record. The value is nil while a record is read, because that record may contain another
    /// record of its type.
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
