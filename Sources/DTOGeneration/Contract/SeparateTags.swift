extension Contract {
    /// The discriminator and its text for a variant whose record does not declare it: without it nobody could tell afterwards what was
    /// written, so the union writes it. Of several names of a variant it is the first.
    func separateTag(of index: Int, in union: UnionShape) -> (key: String, name: String)? {
        guard let key = union.discriminator, let name = union.variants[index].discriminatorValues.first,
            let record = record(behind: union.variants[index].use.reference), !record.isWrapper,
            !record.properties.contains(where: { $0.key == key })
        else { return nil }
        return (key, name)
    }

    /// Also one in whose place the configuration puts a type of the user's.
    private func record(behind reference: TypeReference) -> RecordShape? {
        var reference = reference
        while case .definition(let id) = reference {
            switch replaced[id] ?? self[id].shape {
            case .record(let record): return record
            case .alias(let use): reference = use.reference
            case .enumeration, .union, .envelope, .outcome, .namespace: return nil
            }
        }
        return nil
    }
}
