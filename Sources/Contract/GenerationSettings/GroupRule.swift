package import ContractModel
package import Diagnostics

/// The groups of a client's operations (`groups:`).
package struct GroupRule: Sendable {
    /// The part of an operation that names its group, if neither the table nor an extension of the document names the
    /// group.
    package enum Source: String, CaseIterable, Sendable {
        case tags, paths
    }

    /// The treatment of the methods that the client itself has for operations of a group.
    package enum FlatMethods: String, CaseIterable, Sendable {
        case deprecated, keep, none
    }

    /// The operations of a group in the table.
    package struct Entry: Sendable {
        package var name: String
        package var operations: [NamePattern]
        package var location: SourceLocation
    }

    /// The part of an operation that names its group, or nil if only the table and the document's extensions name
    /// groups.
    package var source: Source?
    /// The table, in the order of the file.
    package var entries: [Entry] = []
    package var flat = FlatMethods.deprecated

    /// Returns the name that the configuration or the document gives to the operation's group, or nil if the operation
    /// has no group.
    package func name(of operation: OperationDefinition) -> String? {
        let names = operation.selectionNames
        if let entry = entries.first(where: { $0.operations.contains { names.contains(where: $0.matches) } }) {
            return entry.name
        }
        let name = operation.interface?.group ?? (source == .tags ? operation.interface?.tags.first : nil)
        return name ?? (source == .paths ? Self.segment(of: operation.path) : nil)
    }

    /// Returns the first segment of a path that is not a parameter, a version, `api` or `rest`:
    /// `/api/v2/books/{id} → books`.
    private static func segment(of path: String) -> String? {
        path.split(separator: "/").map(String.init).first { segment in
            !segment.contains("{") && !["api", "rest"].contains(segment.lowercased()) && !isVersion(segment)
        }
    }

    /// Whether a segment is a version, such as `v2`, `v1.1` or `1.0`.
    private static func isVersion(_ segment: String) -> Bool {
        let digits = segment.drop { $0 == "v" || $0 == "V" }
        return digits.first?.isNumber == true && segment.count - digits.count < 2
            && digits.allSatisfy { $0.isNumber || $0 == "." }
    }
}
