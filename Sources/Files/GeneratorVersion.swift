/// The version of the tool: in `--version` and in the `ContractInfo` of what it generates.
package enum GeneratorVersion {
    package static let text = "0.1.0"
    /// Where the tool's package is. Everything else that names the owner is made from this line (`Scripts/release`).
    package static let repository = "https://github.com/OWNER/gen-dtos"
}
