// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) import DTORuntime

/// The contract that this module was made from.
public nonisolated enum ContractInfo {
    public static let title = "Portal"
    public static let version = "1.0"
    /// The version of the OpenAPI Specification that the contract follows.
    public static let specification = "3.1.0"
    /// The SHA-256 of the contract's content. Neither formatting nor the order of components changes it.
    public static let contentHash = "73d444f3d214edf979cbee99c9facda7486fa6afa7b4b3554dd8ba661c5237ec"
    /// The generator that made the module.
    public static let generator = "gen-dtos 0.1.0"
    // If this line does not compile, the tool and the package `gen-dtos` have different versions: update the older one.
    private static let form: Void = GeneratedForm.form1
}
