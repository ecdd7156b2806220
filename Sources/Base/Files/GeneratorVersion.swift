/// The version of the tool, which `--version` prints and the generated `ContractInfo` contains.
package enum GeneratorVersion {
    package static let text = "0.1.0"
    /// The address of the tool's package. `make owner` changes this line and all pages that name the owner.
    /// `Scripts/release/dist` reads it.
    package static let repository = "https://github.com/OWNER/gen-dtos"

    /// The dependency on this package in the manifest of another package. While the address has no owner, it is the
    /// path of a clone next to that package.
    package static var dependency: String { dependency(on: repository) }

    package static func dependency(on repository: String) -> String {
        repository.contains("/OWNER/")
            ? ".package(path: \"../gen-dtos\")" : ".package(url: \"\(repository)\", from: \"\(text)\")"
    }
}
