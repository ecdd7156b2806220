extension GenerationOptions {
    /// A library that generated code imports, or that another library imports. The raw value is its module in this
    /// package.
    package enum Library: String, Sendable, CaseIterable {
        case runtime = "DTORuntime"
        case testing = "DTOTesting"
        case client = "DTOClient"
        case mocks = "DTOMocks"
        case server = "DTOMockServer"
        case contract = "DTOContract"
        case patterns = "ECMAPatterns"
        case signIn = "DTOSignIn"

        /// The setting with the name of the library's module in the output.
        fileprivate var setting: WritableKeyPath<GenerationOptions, String> {
            switch self {
            case .runtime: \.runtimeModule
            case .testing: \.testingModule
            case .client: \.clientModule
            case .mocks: \.mocksModule
            case .server: \.serverModule
            case .contract: \.contractModule
            case .patterns: \.patternModule
            case .signIn: \.signInModule
            }
        }

        /// The end of the module's name in a standalone package, after the name of the package's module.
        fileprivate var ending: String {
            switch self {
            case .runtime: "Runtime"
            case .testing: "Testing"
            case .client: "ClientSupport"
            case .mocks: "MockSupport"
            case .server: "ServerSupport"
            case .contract: "ContractSupport"
            case .patterns: "PatternSupport"
            case .signIn: "SignIn"
            }
        }
    }

    /// Returns the name of the library's module in the output.
    package func module(of library: Library) -> String { self[keyPath: library.setting] }

    /// Returns the import declaration of a module: `public import Foundation`. The libraries for models,
    /// tests, clients, mocks and sign-in are imported with `@_spi(Generated)`, because some of their declarations are
    /// only for generated code.
    package func importDeclaration(of module: String, keyword: String = "import") -> String {
        let isLibrary = [runtimeModule, testingModule, clientModule, mocksModule, signInModule].contains(module)
        return "\(isLibrary ? "@_spi(Generated) " : "")\(keyword) \(module)"
    }

    /// Whether the output needs the library.
    package func uses(_ library: Library) -> Bool {
        switch library {
        case .runtime: emit.contains(.models) || usesMockServer
        case .testing: emit.contains(.tests)
        case .client: emit.contains(.client)
        case .mocks: emit.contains(.mocks)
        case .server, .contract, .patterns: usesMockServer
        case .signIn: emit.contains(.client) && hasSignIn
        }
    }

    /// Whether the output imports the library of the mock server.
    private var usesMockServer: Bool {
        emit.contains(.mocks) || emit.contains(.scenarios) && scenarios.server == .ours
    }

    /// In a standalone package, prefixes the names of all libraries with the package's module, so that one app can use
    /// several standalone packages.
    package mutating func bringLibrariesAlong(module: String) {
        guard standalone else { return }
        for library in Library.allCases { self[keyPath: library.setting] = module + library.ending }
    }
}
