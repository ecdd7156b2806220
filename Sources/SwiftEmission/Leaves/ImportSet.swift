package import GenerationSettings

/// The modules that a file's declarations use.
///
/// InternalImportsByDefault asks for `public import` exactly where a public declaration shows something of the module:
/// the type of a property, a conformance, a default argument. What only a body uses is imported plainly.
package struct ImportSet: Sendable {
    private var exposed: Set<String> = []
    private var hidden: Set<String> = []

    /// - Parameter isExposed: whether a declaration shows something of the module.
    package mutating func insert(_ module: String, isExposed: Bool = true) {
        if isExposed { exposed.insert(module) } else { hidden.insert(module) }
    }

    /// Takes in what a body uses that was lowered by itself.
    package mutating func insertHidden(_ other: ImportSet) {
        hidden.formUnion(other.exposed.union(other.hidden))
    }

    /// The import declarations in order: `public import Foundation`.
    package func lines(access: GenerationOptions.AccessLevel) -> [SwiftExpression] {
        let keyword =
            switch access {
            case .public: "public import "
            case .package: "package import "
            case .internal: "import "
            }
        return exposed.union(hidden).sorted().map { module in
            SwiftExpression(trusted: (exposed.contains(module) ? keyword : "import ") + module)
        }
    }
}
