/// The parts of a request that may select a page.
extension OperationDefinition {
    /// Returns the query parameters, the members of objects that are query parameters, and the properties of a JSON
    /// body. A search that is sent with `POST` has the number of the page in its body. If several parts have the same
    /// name, only the first of these parts is listed.
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
    /// Returns the object whose members are separate parameters of the query (OpenAPI 3.1.1 section 4.8.12.4), such as
    /// Spring's `Pageable`. Returns nil for any other parameter.
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
    /// Returns the type without optionality and aliases. A payload is replaced by the type that `payload` gives for it.
    package func plain(_ reference: TypeReference, _ payload: TypeReference?) -> TypeReference {
        switch resolved(reference) {
        case .optional(let wrapped): plain(wrapped, payload)
        case .payload: payload.map { plain($0, nil) } ?? .payload
        case let other: other
        }
    }

    /// Returns the properties of a record or of a successful envelope, and the payload of the envelope. Returns nil for
    /// other types.
    package func members(
        of reference: TypeReference, _ payload: TypeReference? = nil
    ) -> (properties: [PropertyDefinition], payload: TypeReference?)? {
        switch plain(reference, payload) {
        case .definition(let id):
            if case .record(let record) = self[id].shape { return (record.properties, nil) }
            return nil
        case .generic(let id, let payload):
            switch self[id].shape {
            case .envelope(let envelope): return (envelope.properties, payload)
            case .outcome(let outcome): return (outcome.success.properties, payload)
            case .record, .enumeration, .union, .alias, .namespace: return nil
            }
        case .scalar, .json, .array, .dictionary, .optional, .payload: return nil
        }
    }

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
