package import ContractModel
package import GenerationSettings

/// Shortens schema names with namespaces (`names: last-segment` in the configuration). .NET, Java and Kubernetes write
/// names with namespaces: `Acme.Orders.ViewModels.AddressViewModel → AddressViewModel`.
///
/// The last segment is the name if no other schema has this last segment. If several schemas have it, their whole names
/// are kept.
package struct SchemaSegments: Sendable {
    private var short: [String: String] = [:]

    package init(_ contract: Contract, style: GenerationOptions.NameStyle) {
        self.init(
            of: style == .lastSegment ? contract.definitions.compactMap { $0.isGone ? nil : $0.schemaName } : [])
    }

    package init(of names: [String]) {
        var wanted: [String: Int] = [:]
        for name in Set(names) { wanted[Self.key(Self.lastSegment(of: name)), default: 0] += 1 }
        for name in names {
            let segment = Self.lastSegment(of: name)
            if segment != name, wanted[Self.key(segment)] == 1 { short[name] = segment }
        }
    }

    /// The number of names that get shorter.
    package var count: Int { short.count }

    package func name(of schema: String) -> String {
        short[schema] ?? schema
    }

    /// Returns a key for comparison. Files and types are compared without regard to case.
    private static func key(_ name: String) -> String {
        IdentifierCasing.upperCamel(name).lowercased()
    }

    /// Shortens each name in the text to its last segment. The name of a generic type contains several names:
    /// `Page[Acme.Order] → Page[Order]`. Numbers with dots are kept. The hash that SpecTree appends is not a segment:
    /// `Query.a9993e3 → Query`.
    static func lastSegment(of name: String) -> String {
        guard name.contains(where: isSeparator) else { return name }
        var result = ""
        var rest = name[...]
        while let start = rest.first {
            guard isPart(start) else {
                result.append(start)
                rest.removeFirst()
                continue
            }
            let path = rest.prefix { isPart($0) || isSeparator($0) }
            rest = rest.dropFirst(path.count)
            var segments = path.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
            if segments.count > 1, segments.last.map(isHash) == true { segments.removeLast() }
            let areNames = segments.allSatisfy { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
            result += areNames ? segments.last.map(String.init) ?? "" : String(path)
        }
        return result
    }

    private static func isHash(_ segment: Substring) -> Bool {
        segment.utf8.count == 7 && segment.contains(where: \.isNumber)
            && segment.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Whether the character ends a namespace. `+` precedes a nested type in .NET.
    private static func isSeparator(_ character: Character) -> Bool {
        character == "." || character == "+"
    }
}
