/// The version of the tool: in `--version` and in the `ContractInfo` of what it generates.
package enum GeneratorVersion {
    package static let text = "0.1.0"
}
