// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the specification that the contract follows.
    public static let specification = "3.2.0"
    /// SHA-256 of the contract's content, whatever its formatting and the order of its components.
    public static let contentHash = "cdc1c8c20cc3c9a3655f527504e4f48bc3d3b3093ee831e45ce25d8ada35005f"
    /// What made the module.
    public static let generator = "gen-dtos 0.1.0"
}
