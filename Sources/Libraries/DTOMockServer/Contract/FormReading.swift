import DTOContract
import DTORuntime

/// Converts the names and texts of a form to an object. Members may have a style of query parameters (OpenAPI 3.1.1
/// section 4.8.15.1.2).
struct FormReading {
    private let request: MockHTTPRequest
    private let schemas: SchemaSet

    init(_ request: MockHTTPRequest, _ schemas: SchemaSet) {
        self.request = request
        self.schemas = schemas
    }

    /// - Parameter styled: The members that have a style.
    func value(
        of members: [(name: String, value: String)], styled: [RuntimeParameter], _ schema: Int?
    ) -> JSONValue {
        let reader = SchemaTextReader(schemas)
        var query = request
        query.queryItems = members
        let reading = ParameterReading(query, schemas)
        let own = schema.map(reader.keys) ?? []
        var rest = members
        var values: [String: JSONValue] = [:]
        for var part in styled {
            part.schema = schema.flatMap { reader.member(part.name, of: $0) }
            guard let value = reading.value(of: part) else { continue }
            values[part.name] = value
            rest.removeAll { member in
                Self.belongs(member.name, to: part, value) && (member.name == part.name || !own.contains(member.name))
            }
        }
        let plain = reader.value(ofObject: rest.map { (key: $0.name, text: $0.value) }, schema)
        return .object((plain.objectValue ?? [:]).merging(values) { $1 })
    }

    /// Whether the form member with this name is a part of the value: `color`, `color[R]`, or `R` if the members of
    /// the object are written separately.
    private static func belongs(_ name: String, to part: RuntimeParameter, _ value: JSONValue) -> Bool {
        name == part.name || name.hasPrefix(part.name + "[")
            || (part.style == "form" && part.explode && value.objectValue?[name] != nil)
    }
}
