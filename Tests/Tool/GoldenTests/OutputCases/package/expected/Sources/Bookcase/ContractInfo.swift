// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import BookcaseRuntime

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Bookcase"
    public static let version = "1"
    /// The version of the OpenAPI Specification that the contract follows.
    public static let specification = "3.1.0"
    /// The SHA-256 of the contract's content. Neither formatting nor the order of components changes it.
    public static let contentHash = "917fb287aac83bccb39de32f1fb9b8299ab02e75bcebd3956c7572e2d6a43c3d"
    /// The generator that made the module.
    public static let generator = "gen-dtos 0.1.0"
    // If this line does not compile, the tool and the package `gen-dtos` have different versions: update the older one.
    private static let form: Void = GeneratedForm.form1
}
