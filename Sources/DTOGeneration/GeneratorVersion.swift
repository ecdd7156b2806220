/// The version of gen-dtos, as `--version` prints it and `ContractInfo` records it.
package enum GeneratorVersion {
    package static let current = "0.1.0"
}
