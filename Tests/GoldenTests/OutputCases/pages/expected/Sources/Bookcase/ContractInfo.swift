// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the specification that the contract follows.
    public static let specification = "3.1.0"
    /// SHA-256 of the contract's content, whatever its formatting and the order of its components.
    public static let contentHash = "76535aab9926ee2404e61fc2fd06e02d0b3ba5679c532736992cf11babeb31af"
    /// What made the module.
    public static let generator = "gen-dtos 0.1.0"
}
