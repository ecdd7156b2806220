// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the specification that the contract follows.
    public static let specification = "3.1.0"
    /// SHA-256 of the contract's content, whatever its formatting and the order of its components.
    public static let contentHash = "34fa03db54420a6e1decb9cbfd0626f54167fcce9759bb118c80fed89c88f805"
    /// The generator that made the module.
    public static let generator = "gen-dtos 0.1.0"
}
