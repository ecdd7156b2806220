extension Contract {
    /// Returns the record that an envelope throws for a failure. Returns nil for an error of another type, which must
    /// be wrapped.
    public func errorRecord(behind reference: TypeReference) -> TypeID? {
        guard case .definition(let id) = resolved(reference), case .record(let record) = self[id].shape, record.isError
        else { return nil }
        return id
    }
}
