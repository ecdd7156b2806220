import GenerationSettings
import SwiftEmission

/// The spellings of types in the mapping functions and their tests. A spelling includes the module if the name alone
/// would be ambiguous.
struct MappingWords: Sendable {
    let fieldStates, mergePolicy, readRecord, moments: String
    let set, bool, void, string: String
    let data, decoder, encoder: String
    let options: GenerationOptions
    let framework: GenerationOptions.TestFramework
    let suite, test, testCase: String
    /// The names that mean types of other modules in the files of the mapping. A type of the contract with one of these
    /// names is written with its module.
    let hidden: Set<String>
    /// The module of the models.
    let module: String
    /// The contract's types at the top level.
    let types: Set<String>

    init(_ lowering: SwiftLowering) {
        options = lowering.options
        types = Set(lowering.names.definitions.lazy.compactMap { $0.type.path.first?.name })
        let shadowed = types.union(lowering.names.shadowed)
        func spelling(_ name: String, of module: String) -> String {
            SwiftTypeSpelling(known: name, module: module, shadowed: shadowed).text
        }
        hidden = Self.elsewhere.union(options.models.compactMap(\.model?.text))
        module = Self.module(options, lowering.names)
        let runtime = options.runtimeModule
        fieldStates = spelling("FieldStates", of: runtime)
        mergePolicy = spelling("MergePolicy", of: runtime)
        readRecord = spelling("ReadRecord", of: runtime)
        moments = spelling("MomentText", of: runtime)
        set = spelling("Set", of: "Swift")
        bool = spelling("Bool", of: "Swift")
        void = spelling("Void", of: "Swift")
        string = spelling("String", of: "Swift")
        data = spelling("Data", of: "Foundation")
        decoder = spelling("JSONDecoder", of: "Foundation")
        encoder = spelling("JSONEncoder", of: "Foundation")
        framework = options.tests
        suite = spelling("Suite", of: "Testing")
        test = spelling("Test", of: "Testing")
        testCase = spelling("XCTestCase", of: "XCTest")
    }

    /// The names at the top level of Swift, Foundation, the runtime and the test frameworks.
    private static let elsewhere = SystemTypes.names.union(GeneratedVocabulary.names)

    static func module(_ options: GenerationOptions, _ names: NameTable) -> String {
        options.modelsModule ?? names.module + "Models"
    }

    /// Returns the name of a model or of an enumeration of the app. The name includes the module if another imported
    /// module also has the name.
    func imported(_ type: SwiftIdentifier) -> String {
        types.contains(type.name) || Self.elsewhere.contains(type.name) ? "\(module).\(type.member)" : type.declared
    }
}
