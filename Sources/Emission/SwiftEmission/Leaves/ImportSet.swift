package import GenerationSettings

/// The modules that a file's declarations use.
///
/// With InternalImportsByDefault, an import is `public import` only if a public declaration uses a declaration of the
/// module: as the type of a property, in a conformance, or in a default argument. A module that only bodies use has a
/// plain import.
package struct ImportSet: Sendable {
    private var exposed: Set<String> = []
    private var hidden: Set<String> = []
    /// The modules of types that declarations show under the names of aliases. The file need not import them. But if it
    /// does, and a declaration is public, the import must be public.
    private var aliased: Set<String> = []

    /// - Parameter isExposed: Whether a public declaration uses the module.
    package mutating func insert(_ module: String, isExposed: Bool = true) {
        if isExposed { exposed.insert(module) } else { hidden.insert(module) }
    }

    /// Adds the modules of a body that was lowered separately.
    package mutating func insertHidden(_ other: ImportSet) {
        hidden.formUnion(other.exposed.union(other.hidden))
    }

    /// Adds the modules of a type that a declaration shows under the name of an alias.
    package mutating func insertAliased(_ other: ImportSet) {
        aliased.formUnion(other.exposed.union(other.aliased))
    }

    /// All modules, sorted by name.
    package var modules: [String] { exposed.union(hidden).sorted() }

    /// Returns the import declarations, sorted by module: `public import Foundation`.
    package func lines(_ options: GenerationOptions) -> [SwiftExpression] {
        let keyword =
            switch options.access {
            case .public: "public import"
            case .package: "package import"
            case .internal: "import"
            }
        return modules.map { module in
            let isExposed = exposed.contains(module) || options.access == .public && aliased.contains(module)
            let line = options.importDeclaration(of: module, keyword: isExposed ? keyword : "import")
            return SwiftExpression(trusted: line)
        }
    }
}
