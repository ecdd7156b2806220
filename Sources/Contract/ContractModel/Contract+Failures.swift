extension Contract {
    /// The records that describe failures: the errors of envelopes, the JSON bodies of responses whose status is
    /// neither 1XX nor 2XX, and the objects under `error` in these bodies.
    public var failureRecords: Set<TypeID> {
        var records = Set(definitions.filter { failureRecord(behind: .definition($0.id))?.isError == true }.map(\.id))
        for operation in calledOperations where !operation.isCalledByServer {
            for status in operation.interface?.statuses ?? [] where !["1", "2"].contains(status.status.first) {
                guard let principal = status.principal, MediaType.isJSON(principal.mediaType), !principal.isBinary,
                    case .definition(let id)? = principal.value.map({ resolved($0.use.reference) }),
                    let record = failureRecord(behind: .definition(id))
                else { continue }
                records.insert(id)
                let inner = record.properties.first { $0.key == "error" }.map { resolved($0.use.reference) }
                if case .definition(let id)? = inner, failureRecord(behind: .definition(id)) != nil {
                    records.insert(id)
                }
            }
        }
        return records
    }

    private func failureRecord(behind reference: TypeReference) -> RecordShape? {
        guard case .definition(let id) = reference, case .record(let record) = self[id].shape, !record.isWrapper
        else { return nil }
        return record
    }
}
