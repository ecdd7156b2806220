extension Contract {
    /// The record that an envelope throws for a failure; nil where its error is something else, which has to be wrapped.
    public func errorRecord(behind reference: TypeReference) -> TypeID? {
        guard case .definition(let id) = resolved(reference), case .record(let record) = self[id].shape, record.isError
        else { return nil }
        return id
    }
}
