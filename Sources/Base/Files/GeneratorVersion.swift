/// The version of the tool, which `--version` prints and the generated `ContractInfo` contains.
package enum GeneratorVersion {
    package static let text = "0.1.0"
    /// The URL of the tool's package. `make owner` changes this line and all pages that name the owner.
    /// `Scripts/release/dist` reads this line.
    package static let repository = "https://github.com/OWNER/gen-dtos"

    /// The line that adds this package to the dependencies in another package's manifest. While the URL has no owner,
    /// the line has the path of a clone next to that package.
    package static var dependency: String { dependency(on: repository) }

    package static func dependency(on repository: String) -> String {
        repository.contains("/OWNER/")
            ? ".package(path: \"../gen-dtos\")" : ".package(url: \"\(repository)\", from: \"\(text)\")"
    }
}
