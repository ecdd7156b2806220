/// The parts of a request that may ask for a page.
extension OperationDefinition {
    /// The parameters of the query, and the properties of a JSON body: searches that are sent with `POST` have the
    /// number of the page there. A parameter of the query hides a property of its name.
    public func pageParameters(in contract: Contract) -> [ParameterDefinition] {
        let query = (interface?.parameters ?? []).filter { $0.place == "query" }
        guard method.lowercased() == "post", let content = interface?.body?.principal,
            MediaType.isJSON(content.mediaType), let record = contract.record(of: content), !record.isWrapper
        else { return query }
        let names = Set(query.map(\.name))
        return query + record.properties.filter { !names.contains($0.key) }.map(ParameterDefinition.init(inBody:))
    }
}

extension ParameterDefinition {
    fileprivate init(inBody property: PropertyDefinition) {
        self.init(
            name: property.key, place: "body", isRequired: property.isRequired,
            serialization: .content("application/json"),
            allowsReserved: false,
            value: ValueDefinition(
                use: property.use, isNullable: property.isNullable, defaultValue: property.documentDefault),
            documentation: property.documentation, deprecation: property.deprecation, location: property.location)
    }
}
