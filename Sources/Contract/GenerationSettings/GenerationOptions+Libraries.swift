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

        /// The setting that has the name of the library's module in the output.
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

        /// The end of the module's name in a standalone package.
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

    /// Returns the import declaration of a module: `public import Foundation`. Some declarations of the libraries are
    /// only for generated code, which gets them by `@_spi(Generated)`.
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

    /// Names the libraries of a standalone package after its module, so that several such packages fit into one app.
    package mutating func bringLibrariesAlong(module: String) {
        guard standalone else { return }
        for library in Library.allCases { self[keyPath: library.setting] = module + library.ending }
    }
}
