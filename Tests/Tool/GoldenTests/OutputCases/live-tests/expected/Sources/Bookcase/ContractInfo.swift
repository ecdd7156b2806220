// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the OpenAPI Specification that the contract follows.
    public static let specification = "3.1.0"
    /// The SHA-256 of the contract's content. Neither formatting nor the order of components changes it.
    public static let contentHash = "328fed6a14c6e3a57f60e3d25d2d1093724f8a18c59637443aab183f96cacf48"
    /// The generator that made the module.
    public static let generator = "gen-dtos 0.1.0"
    // If this line does not compile, the tool and the package `gen-dtos` have different versions: update the older one.
    private static let form: Void = GeneratedForm.form1
}
