import ContractModel
import Diagnostics
import YAMLTree

/// The formats of lists in OpenAPI 2.0 (`collectionFormat` of the Parameter Object).
enum CollectionFormat: String, CaseIterable {
    case csv, ssv, tsv, pipes, multi
    /// `ids[]=1&ids[]=2`. The specification does not define this value, but many documents use it.
    case brackets
}

extension NodeReader {
    /// Returns the name with which a parameter is sent, or nil for a parameter without a name. Reports an unknown
    /// `collectionFormat`.
    mutating func parameterName(_ node: YAMLNode) -> String? {
        guard let name = text("name", of: node) else { return nil }
        guard let word = node["collectionFormat"], version == .swagger20 || ValueSerialization.isInWordsOfSwagger(node)
        else { return name }
        guard let format = CollectionFormat(rawValue: word.text) else {
            let known = CollectionFormat.allCases.map(\.rawValue)
            let hint = Spelling.nearest(to: word.text, among: known).map { " (did you mean '\($0)'?)" } ?? ""
            schemas.reader.diagnostics.emit(
                OpenAPIMessages.operationSkipped(
                    "'\(word.text)' is not a known 'collectionFormat'\(hint); the client writes '\(name)' as 'csv'",
                    at: word.location))
            return name
        }
        let isList = node["type"]?.text == "array" && ["query", "formData"].contains(node["in"]?.text)
        return format == .brackets && isList && !name.hasSuffix("[]") ? name + "[]" : name
    }
}
