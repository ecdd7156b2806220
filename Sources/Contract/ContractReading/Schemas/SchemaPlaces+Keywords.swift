import ContractModel

extension SchemaPlaces {
    /// Returns the number of pointer tokens that lead to a named schema. The other tokens lead to a part of the schema.
    ///
    /// The result is 3 for `components/schemas/Pet/properties/name`, and 1 for `Pet`. The result is 0 for
    /// `properties/name`, which leads to a part of a file that is one schema.
    static func nameLength(of pointer: [String]) -> Int {
        let containers: [String?: Int] = ["components": 3, "definitions": 2, "$defs": 2, "schemas": 2]
        if let length = containers[pointer.first], pointer.count >= length { return length }
        return pointer.firstIndex(where: keywords.contains) ?? pointer.count
    }

    /// The keywords whose values are schemas (JSON Schema 2020-12 section 10).
    private static let keywords = SchemaKeyword.names {
        switch $0.form {
        case .schema, .listOfSchemas, .setOfSchemas, .mapOfSchemas: true
        case .value, .set, .mapOfSets, .definitions: false
        }
    }
}
