// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the specification that the contract follows.
    public static let specification = "3.1.0"
    /// SHA-256 of the contract's content, whatever its formatting and the order of its components.
    public static let contentHash = "688b069ee62aa8f4dd41aaeb68c3aaef5005ec11c9d7499ed94c57d8c596c278"
    /// What made the module.
    public static let generator = "gen-dtos 0.1.0"
}
