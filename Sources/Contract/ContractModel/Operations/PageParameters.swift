/// The parts of a request that may select a page.
extension OperationDefinition {
    /// The query parameters, the members of objects that are query parameters, and the properties of a JSON body:
    /// searches that are sent with `POST` have the number of the page there. If several parts have one name, only the
    /// first is listed.
    public func pageParameters(in contract: Contract) -> [ParameterDefinition] {
        let query = (interface?.parameters ?? []).filter { $0.place == "query" }
        var names = Set(query.map(\.name))
        let members = query.flatMap { parameter in
            (parameter.exploded(in: contract)?.properties ?? []).map { ParameterDefinition($0, in: "query") }
        }
        return query + (members + bodyMembers(in: contract)).filter { names.insert($0.name).inserted }
    }

    private func bodyMembers(in contract: Contract) -> [ParameterDefinition] {
        guard method.lowercased() == "post", let content = interface?.body?.principal,
            MediaType.isJSON(content.mediaType), let record = contract.record(of: content), !record.isWrapper
        else { return [] }
        return record.properties.map { ParameterDefinition($0, in: "body") }
    }
}

extension ParameterDefinition {
    /// Returns the object whose members the query has as parameters of their own (OpenAPI 3.1.1 section 4.8.12.4), such
    /// as Spring's `Pageable`. Returns nil for any other parameter.
    fileprivate func exploded(in contract: Contract) -> RecordShape? {
        guard serialization == .style("form", explode: true), let reference = value?.use.reference else { return nil }
        return contract.plainRecord(reference)?.shape
    }

    fileprivate init(_ property: PropertyDefinition, in place: String) {
        self.init(
            name: property.key, place: place, isRequired: property.isRequired,
            serialization: place == "body" ? .content("application/json") : .style("form", explode: true),
            allowsReserved: false,
            value: ValueDefinition(
                use: property.use, isNullable: property.isNullable, defaultValue: property.documentDefault),
            documentation: property.documentation, deprecation: property.deprecation, location: property.location)
    }
}

extension Contract {
    /// Returns the record with named properties to which a type refers, even if it may be null. Returns nil for other
    /// types.
    public func plainRecord(_ reference: TypeReference) -> (id: TypeID, shape: RecordShape)? {
        switch resolved(reference) {
        case .optional(let wrapped): return plainRecord(wrapped)
        case .definition(let id):
            guard case .record(let record) = self[id].shape, !record.isWrapper else { return nil }
            return (id, record)
        case .scalar, .json, .array, .dictionary, .generic, .payload: return nil
        }
    }
}
