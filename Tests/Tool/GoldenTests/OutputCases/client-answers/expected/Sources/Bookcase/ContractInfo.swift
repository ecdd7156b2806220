// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the OpenAPI Specification that the contract follows.
    public static let specification = "3.1.0"
    /// The SHA-256 of the contract's content. Neither formatting nor the order of components changes it.
    public static let contentHash = "705921f3aa16dfb5d234c7ffd0f9340820ef560fb0eff2a04a58329549809ad8"
    /// The generator that made the module.
    public static let generator = "gen-dtos 0.1.0"
    // If this line does not compile, the tool and the package `gen-dtos` have different versions: update the older one.
    private static let form: Void = GeneratedForm.form1
}
