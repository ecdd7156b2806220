extension Contract {
    /// Returns the record that generated code throws when an envelope reports a failure. Returns nil if the envelope's
    /// error is not a record, because generated code must then wrap the error.
    public func errorRecord(behind reference: TypeReference) -> TypeID? {
        guard case .definition(let id) = resolved(reference), case .record(let record) = self[id].shape, record.isError
        else { return nil }
        return id
    }
}
