// Made by gen-dtos from the contract "Members". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Members"
    public static let version = "1"
    /// The version of the OpenAPI Specification that the contract follows.
    public static let specification = "3.1.0"
    /// The SHA-256 of the contract's content. Neither formatting nor the order of components changes it.
    public static let contentHash = "a48f15b5aad88485b523aea29ff18f872d4c762b5b4d48251ec0f1146aa61643"
    /// The generator that made the module.
    public static let generator = "gen-dtos 0.1.0"
    // If this line does not compile, the tool and the package `gen-dtos` have different versions: update the older one.
    private static let form: Void = GeneratedForm.form1
}
