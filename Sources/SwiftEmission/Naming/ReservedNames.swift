/// Names that a declaration of the contract cannot have, each for the reason beside it. Keywords are not among them: backticks save
/// those, and they are the business of whoever writes the code.
enum ReservedNames {
    /// For types anywhere.
    static func types(runtimeModule: String) -> Set<String> {
        [
            "Type", "Protocol",  // `X.Type` and `X.Protocol` are metatypes, in backticks too.
            "Self", "Any",  // Mean the type at hand, and every type.
            "CodingKeys",  // Each record declares its own.
            "Swift", "Foundation", "Testing", "XCTest", "DTOTesting",  // Modules that generated code spells out.
            runtimeModule,
        ]
    }

    /// For types at the top level, besides `types`.
    static let topLevel: Set<String> = [
        "ContractInfo",  // Generated beside the contract's types.
        "Void",  // Means `()` to the macros of Swift Testing, which look it up where a test stands.
        // What literals are of which nothing else says the type: the compiler looks these up where a literal stands.
        "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
        "StringLiteralType", "UnicodeScalarType",
    ]

    /// For types that nest in an operation, where a client is made: what its protocols ask for, and what is generated there.
    static let operations: Set<String> = ["Output", "Event", "Item", "Form", "Content", "Headers"]

    /// For types that envelopes and outcomes refer to: the generic parameter, and the records that nest in an outcome.
    static let insideEnvelopes: Set<String> = ["Payload", "Success", "Failure"]

    /// For the properties of records.
    static let properties: Set<String> = members.union([
        "hashValue",  // Synthesized with Hashable; the two would be ambiguous.
        "allCases",  // Lists the coding keys, of which each property has one.
    ])

    /// For the properties of envelopes, which have a method `payload()`, and of the records of an outcome.
    static let envelopeProperties = properties.union(["payload"])

    /// For the cases of enumerations.
    static let cases: Set<String> = members.union([
        "allCases",  // Lists the known cases.
        "deprecatedCases",  // Lists those that have left the contract.
        "AllCases", "RawValue",  // Types that conforming to OpenEnumeration declares.
    ])

    /// For the cases of unions.
    static let variants: Set<String> = members.union([
        "variants"  // The evidence by which decoding chooses.
    ])

    /// For the cases of enumerations and unions where the user does not ask for them: of an optional, `.none` and `.some` are the optional's own.
    static let casesOfOptionals: Set<String> = ["none", "some"]

    private static let members: Set<String> = [
        "self",  // `x.self` is x.
        "init",  // `X.init` is the initializer.
        "Self", "Type", "Protocol", "CodingKeys", "RawValue",  // Would be taken for the types of these names.
    ]

    /// For the generated module: modules that generated code or its tests import, what stands for a type or a value in Swift, and
    /// frameworks of Apple's that an API could well be called after.
    static func modules(runtimeModule: String) -> Set<String> {
        types(runtimeModule: runtimeModule).union(topLevel).union([
            "DTORuntime", "Builtin", "C", "Main", "Dispatch", "Fixtures", "Glibc", "Darwin", "Accounts", "Charts",
            "Combine", "Contacts", "Distributed", "FoundationEssentials", "FoundationInternationalization",
            "FoundationNetworking", "FoundationXML", "Intents", "MapKit", "Messages", "Network", "Observation",
            "Photos", "RegexBuilder", "Security", "Social", "Speech", "StoreKit", "SwiftUI", "Synchronization",
            "System", "Translation", "Vision", "WeatherKit",
        ])
    }

    /// For a module whose types are spelled with it, as tests do: `Task.Pet` would be looked for in the type of that name.
    static let modulesOfTests = GeneratedVocabulary.names.union(SystemTypes.names)

    /// For the base of a file's name, in small letters: devices of Windows, files of the module that hold no type of the contract,
    /// and `main`, which makes a target executable.
    static let files: Set<String> = {
        let ports = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
        return Set(["con", "prn", "aux", "nul", "aliases", "contractinfo", "main"] + ports)
    }()
}
