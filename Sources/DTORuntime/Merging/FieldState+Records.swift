/// What becomes of a model that a list no longer has.
public enum OrphanPolicy: Sendable {
    /// It stays where it is.
    case keep
    /// It leaves the list and goes on by itself.
    case detach
    /// It leaves the list, and the store has to delete it.
    case delete
}

extension FieldState {
    /// Brings a list of models up to date: those that the list has are merged, what is new comes after them.
    ///
    /// - Parameters:
    ///   - models: the list.
    ///   - orphans: what becomes of a model that is no more in the document's list.
    ///   - delete: deletes one of them.
    ///   - isSame: whether both are the same thing; nil where that cannot be told, and so they are not.
    ///   - make: a new model.
    ///   - merge: brings one model up to date.
    public func update<Record: DefensiveRecord, Model>(
        _ models: inout [Model], orphans: OrphanPolicy, delete: (Model) -> Void = { _ in },
        isSame: (Model, Record) -> Bool?, make: (Record) -> Model,
        merge: (inout Model, ReadRecord<Record>) -> Void
    ) where Value == [ReadRecord<Record>] {
        guard let records = value else { return }
        var merged: Set<Int> = []
        let known = models.count
        for read in records {
            // The list may have the same thing twice.
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

    /// The same for a list that may be nil.
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

    /// Brings one model up to date; one of something else is replaced.
    ///
    /// - Parameter isSame: whether both are the same thing; nil where that cannot be told: a part of an answer does not replace a whole model.
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

    /// The same where there always is one.
    public func update<Record: DefensiveRecord, Model>(
        _ model: inout Model, isSame: (Model, Record) -> Bool?, make: (Record) -> Model,
        merge: (inout Model, ReadRecord<Record>) -> Void
    ) where Value == ReadRecord<Record> {
        guard let read = value else { return }
        if isSame(model, read.record) != false { merge(&model, read) } else { model = make(read.record) }
    }
}
