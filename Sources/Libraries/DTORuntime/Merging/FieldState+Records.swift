/// Decides what happens to a model that is no longer in the document's list.
public enum OrphanPolicy: Sendable {
    /// The model stays in the list.
    case keep
    /// The model is removed from the list and continues to exist.
    case detach
    /// The model is removed from the list, and the store must delete it.
    case delete
}

@_spi(Generated) extension FieldState {
    /// Updates a list of models: merges records into existing models, and appends models for new records.
    ///
    /// - Parameters:
    ///   - models: The list.
    ///   - orphans: Decides what happens to models that are not in the document's list.
    ///   - delete: Deletes a model.
    ///   - isSame: Whether a model and a record represent the same object of the server. The result is nil if this is
    ///     unknown. Nil is treated as false.
    ///   - make: Makes a new model.
    ///   - merge: Updates a model.
    public func update<Record: DefensiveRecord, Model>(
        _ models: inout [Model], orphans: OrphanPolicy, delete: (Model) -> Void = { _ in },
        isSame: (Model, Record) -> Bool?, make: (Record) -> Model,
        merge: (inout Model, ReadRecord<Record>) -> Void
    ) where Value == [ReadRecord<Record>] {
        guard let records = value else { return }
        var merged: Set<Int> = []
        let known = models.count
        for read in records {
            // The document's list may contain an object twice.
            if let index = models.firstIndex(where: { isSame($0, read.record) == true }) {
                merge(&models[index], read)
                merged.insert(index)
            } else {
                merged.insert(models.count)
                models.append(make(read.record))
            }
        }
        guard orphans != .keep, merged.count < models.count else { return }
        let all = models
        models = all.indices.filter(merged.contains).map { all[$0] }
        if orphans == .delete { all.indices.prefix(known).filter { !merged.contains($0) }.forEach { delete(all[$0]) } }
    }

    /// Updates a list of models that may be nil. If the document has a list, nil is treated as an empty list.
    public func update<Record: DefensiveRecord, Model>(
        _ models: inout [Model]?, orphans: OrphanPolicy, delete: (Model) -> Void = { _ in },
        isSame: (Model, Record) -> Bool?, make: (Record) -> Model,
        merge: (inout Model, ReadRecord<Record>) -> Void
    ) where Value == [ReadRecord<Record>] {
        guard value != nil else { return }
        var list = models ?? []
        update(&list, orphans: orphans, delete: delete, isSame: isSame, make: make, merge: merge)
        models = list
    }

    /// Updates one model, or replaces it if the record represents another object of the server.
    ///
    /// - Parameter isSame: Whether the model and the record represent the same object of the server. The result is nil
    ///   if this is unknown. In this case, the record is merged, because a partial response must not replace a whole
    ///   model.
    public func update<Record: DefensiveRecord, Model>(
        _ model: inout Model?, isSame: (Model, Record) -> Bool?, make: (Record) -> Model,
        merge: (inout Model, ReadRecord<Record>) -> Void
    ) where Value == ReadRecord<Record> {
        guard let read = value else { return }
        if var current = model, isSame(current, read.record) != false {
            merge(&current, read)
            model = current
        } else {
            model = make(read.record)
        }
    }

    /// Updates one model that always exists, or replaces it if the record represents another object of the server.
    public func update<Record: DefensiveRecord, Model>(
        _ model: inout Model, isSame: (Model, Record) -> Bool?, make: (Record) -> Model,
        merge: (inout Model, ReadRecord<Record>) -> Void
    ) where Value == ReadRecord<Record> {
        guard let read = value else { return }
        if isSame(model, read.record) != false { merge(&model, read) } else { model = make(read.record) }
    }
}
