extension TapeDecoder {
    /// Decodes the whole document. Usually the largest documents are arrays of records.
    func document<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let type = type as? any ArrayOfRecords.Type, let records = try type.wholeRecords(on: self) as? Value {
            return records
        }
        return try value(type)
    }

    /// Returns the records of an array, without the records that cannot be decoded.
    ///
    /// `FieldSource.recordsOnTape` reads the array of a property, whose path is made only when it is needed. Here the
    /// path is already known.
    ///
    /// - Parameter isWhole: Whether a record that cannot be decoded makes the whole array unusable.
    @inline(never)
    func records<Record: DefensiveRecord>(
        _ type: Record.Type, _ table: KeyTable, isWhole: Bool
    ) throws -> [Record] {
        try requireStack()
        let count = word.length
        var records: [Record] = []
        records.reserveCapacity(min(count, 4_096))
        var next = index + 1
        var element = 0
        while element < count {
            let checkpoint = session.context?.checkpoint
            do {
                records.append(try record(type, table, at: next, element))
            } catch {
                try replace(in: &records, after: error, to: checkpoint, at: next, element, isWhole: isWhole)
            }
            next = tape.index(after: next)
            element += 1
        }
        return records
    }

    /// Returns the records of an array, or throws an error if one of them cannot be decoded.
    @inline(never)
    func wholeRecords<Record: DefensiveRecord>(_ type: Record.Type, _ table: KeyTable) throws -> [Record] {
        let count = word.length
        var records: [Record] = []
        records.reserveCapacity(min(count, 4_096))
        var next = index + 1
        for element in 0..<count {
            records.append(try record(type, table, at: next, element))
            next = tape.index(after: next)
        }
        return records
    }

    /// Returns the record that is an element of the array.
    @inline(never)
    private func record<Record: DefensiveRecord>(
        _ type: Record.Type, _ table: KeyTable, at index: Int, _ element: Int
    ) throws -> Record {
        guard !ThreadStack.isLow, tape[index].isObject else {
            throw TapeDecoder(session, index, at: TapePath(path, element: element)).noRecord
        }
        return try session.record(type, table) { $0.turn(to: type, table, at: index, in: self, element: element) }
    }

    /// The function is separate so that the container does not stay on the stack.
    @inline(never)
    private func replace<Record: DefensiveRecord>(
        in records: inout [Record], after error: any Error, to checkpoint: DecodingReporter.Checkpoint?,
        at index: Int, _ element: Int, isWhole: Bool
    ) throws {
        var container: any UnkeyedDecodingContainer = TapeUnkeyedContainer(self, at: element, next: index)
        // This call skips one element of any kind.
        _ = try replaceElement(in: &records, after: error, to: checkpoint, from: self, &container, isWhole: isWhole)
    }

    /// The error of a value that is not a record: it is not an object, or the stack is nearly full.
    var noRecord: DecodingError {
        ThreadStack.isLow || word.isObject ? nestingError : noObject
    }
}
