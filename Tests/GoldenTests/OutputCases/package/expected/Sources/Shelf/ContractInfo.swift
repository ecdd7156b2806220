// Made by gen-dtos from the contract "Shelf". Do not edit: change the contract and run gen-dtos.

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Shelf"
    public static let version = "1"
    /// The version of the specification that the contract follows.
    public static let specification = "3.1.0"
    /// SHA-256 of the contract's content, whatever its formatting and the order of its components.
    public static let contentHash = "99173cf38dd8e15d15482ea7a5b578fa9da51b04948f389adea2f94c2e7d0d67"
    /// What made the module.
    public static let generator = "gen-dtos 0.1.0"
}
