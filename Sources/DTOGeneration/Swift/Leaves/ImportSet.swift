/// The modules that a file's declarations use.
///
/// Each of them is used by a declaration of the file's own access level: the types of properties, payloads and
/// conformances. So each is imported at that level, which is what InternalImportsByDefault asks for, and a module that
/// only a body needs does not exist.
struct ImportSet: Sendable {
    private var modules: Set<String> = []

    mutating func insert(_ module: String) {
        modules.insert(module)
    }

    /// The import declarations in order: `public import Foundation`.
    func lines(access: GenerationOptions.AccessLevel) -> [SwiftExpression] {
        let keyword =
            switch access {
            case .public: "public import "
            case .package: "package import "
            case .internal: "import "
            }
        return modules.sorted().map { SwiftExpression(trusted: keyword + $0) }
    }
}
