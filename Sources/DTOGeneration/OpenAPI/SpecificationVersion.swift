/// The version of the OpenAPI Specification that a document follows.
package enum SpecificationVersion: Hashable, Sendable {
    case openAPI30
    /// 3.1 and later: schemas are JSON Schema 2020-12.
    case openAPI31

    /// - Parameter text: the value of `openapi:`, such as `3.1.0`.
    package init?(_ text: String) {
        switch text.split(separator: ".", omittingEmptySubsequences: false).prefix(2).map(String.init) {
        case ["3", "0"]: self = .openAPI30
        case ["3", "1"], ["3", "2"]: self = .openAPI31
        default: return nil
        }
    }
}
