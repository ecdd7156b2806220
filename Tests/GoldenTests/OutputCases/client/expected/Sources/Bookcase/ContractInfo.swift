// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the specification that the contract follows.
    public static let specification = "3.2.0"
    /// SHA-256 of the contract's content, whatever its formatting and the order of its components.
    public static let contentHash = "12b58c8068543c19a316f08dbe685144bf35462e8d3b1f3ab1478a51ee85cbfd"
    /// What made the module.
    public static let generator = "gen-dtos 0.1.0"
}
