/// Names that a declaration of the contract cannot have, each with its reason. Keywords are not listed, because
/// backticks make them legal.
enum ReservedNames {
    /// Names that no type can have.
    static func types(runtimeModule: String) -> Set<String> {
        [
            "Type", "Protocol",  // `X.Type` and `X.Protocol` are metatypes, in backticks too.
            "Self", "Any",  // `Self` is the current type, and `Any` means every type.
            "CodingKeys",  // Each record declares a type with this name.
            "Swift", "Foundation", "Testing", "XCTest", "DTOTesting",  // Generated code names these modules.
            // The default types of literals, which the compiler looks up in the scope of a literal, and the associated
            // types of the literals' protocols.
            "BooleanLiteralType", "ExtendedGraphemeClusterLiteralType", "ExtendedGraphemeClusterType",
            "FloatLiteralType", "IntegerLiteralType", "StringLiteralType", "UnicodeScalarLiteralType",
            "UnicodeScalarType",
            runtimeModule,
        ]
    }

    /// Further names that no type at the top level can have.
    static let topLevel: Set<String> = [
        "ContractInfo",  // The tool generates this type.
        "Void",  // The macros of Swift Testing look this name up in the scope of a test.
    ]

    /// Names that no type nested in an operation can have if a client is generated: associated types of the client's
    /// protocols, and generated types.
    static let operations: Set<String> = ["Output", "Event", "Item", "Form", "Content", "Headers", "Failure"]

    /// Names that no type in envelopes and outcomes can have: the generic parameter, and the nested records of an
    /// outcome.
    static let insideEnvelopes: Set<String> = ["Payload", "Success", "Failure"]

    /// Names that no property of a record can have.
    static let properties: Set<String> = members.union([
        "hashValue",  // Swift synthesizes this property for `Hashable`.
        "allCases",  // A coding key with this name would hide the list of all coding keys.
        "_answer",  // This property keeps the response of an error.
        "_nested",  // This property leads to the part that describes an error.
        "_additionalProperties", "_otherProperties",  // These properties keep unknown keys.
    ])

    /// Names that no property of an envelope, which has a method `payload()`, and no property of an outcome's records
    /// can have.
    static let envelopeProperties = properties.union(["payload"])

    /// Names that no case of an enumeration can have.
    static let cases: Set<String> = members.union([
        "allCases",  // This property lists the known cases.
        "deprecatedCases",  // This property lists the removed cases.
        "AllCases", "RawValue",  // The conformance to `OpenEnumeration` declares these types.
    ])

    /// Names that no case of a union can have.
    static let variants: Set<String> = members.union([
        "variants"  // This list is the evidence by which decoding chooses a variant.
    ])

    /// Names that cases get only if the user chooses them, because an optional has the cases `.none` and `.some`.
    static let casesOfOptionals: Set<String> = ["none", "some"]

    private static let members: Set<String> = [
        "self",  // `x.self` is x.
        "init",  // `X.init` is the initializer.
        "Self", "Type", "Protocol", "CodingKeys", "RawValue",  // Swift would take these names for types.
    ]

    /// Names that the generated module cannot have: modules that generated code or its tests import, names with a
    /// meaning in Swift, and Apple's frameworks with names that an API may have.
    static func modules(runtimeModule: String) -> Set<String> {
        types(runtimeModule: runtimeModule).union(topLevel).union([
            "DTORuntime", "Builtin", "C", "Main", "Dispatch", "Fixtures", "Glibc", "Darwin", "Accounts", "Charts",
            "Combine", "Contacts", "Distributed", "FoundationEssentials", "FoundationInternationalization",
            "FoundationNetworking", "FoundationXML", "Intents", "MapKit", "Messages", "Network", "Observation",
            "Photos", "RegexBuilder", "Security", "Social", "Speech", "StoreKit", "SwiftUI", "Synchronization",
            "System", "Translation", "Vision", "WeatherKit",
        ])
    }

    /// Names that a module cannot have if its tests spell types with the module. In `Task.Pet`, Swift would look in the
    /// type `Task`.
    static let modulesOfTests = GeneratedVocabulary.names.union(SystemTypes.names)

    /// Names in lower case that a file cannot have: devices of Windows, files of the module without a type of the
    /// contract, and `main`, which makes a target executable.
    static let files: Set<String> = {
        let ports = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
        return Set(["con", "prn", "aux", "nul", "aliases", "contractinfo", "main"] + ports)
    }()
}
