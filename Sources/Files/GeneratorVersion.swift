/// The version of the tool: in `--version` and in the `ContractInfo` of what it generates.
package enum GeneratorVersion {
    package static let text = "0.1.0"
    /// Where the tool's package is. `make owner` changes this line and all pages that name the owner; `Scripts/dist` reads it.
    package static let repository = "https://github.com/OWNER/gen-dtos"

    /// How a package names this one: by its address, or, as long as nobody owns one, by the folder of a clone beside the package.
    package static var dependency: String { dependency(on: repository) }

    package static func dependency(on repository: String) -> String {
        repository.contains("/OWNER/")
            ? ".package(path: \"../gen-dtos\")" : ".package(url: \"\(repository)\", from: \"\(text)\")"
    }
}
