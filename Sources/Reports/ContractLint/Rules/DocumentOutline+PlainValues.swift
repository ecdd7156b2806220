import ContractReading
import YAMLTree

extension DocumentOutline {
    /// The parameters and headers of OpenAPI 2.0, which describe values without a schema, and the elements of their
    /// arrays, which are described like the parameter (OpenAPI 2.0, "Items Object"). The list is empty in later
    /// versions.
    var plainValues: [YAMLNode] {
        guard SpecificationVersions.only20.contains(version) else { return [] }
        return ((objects[.parameter] ?? []) + (objects[.header] ?? [])).flatMap { node in
            Array(sequence(first: node) { $0["items"] })
        }
    }
}
