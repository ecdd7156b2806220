import ContractModel
@_spi(Generated) import DTORuntime

/// The spellings of other modules' types. A spelling includes the module if the contract shadows the name.
///
/// In nearly every contract, the spelling of `String` is `String`. If a schema is named `String`, the spelling is
/// `Swift.String`.
package struct LibrarySpellings: Sendable {
    package let string, bool, int, int64, void: SwiftTypeSpelling
    package let error, codable, equatable, hashable, sendable, encoder, decoder: SwiftTypeSpelling
    package let decimal, jsonValue, openEnumeration, deprecatingEnumeration, unionVariant: SwiftTypeSpelling
    let defensiveRecord, aliasedRecord, defensiveFields, recordKey: SwiftTypeSpelling
    let indirect, presence, numberOrText, freeObject, freeObjectOrNull, unknownMembers: SwiftTypeSpelling
    let answerSlot, envelopeFailure, envelopeViolation, wholeArray, wholeFormArray, singleValue,
        fractionalNumber: SwiftTypeSpelling
    /// The runtime's types for strings with a format, such as `DateText`.
    let formattedTexts: [TextFormat: SwiftTypeSpelling]

    private let shadowed: Set<String>
    private let runtimeModule: String

    package init(shadowed: Set<String>, runtimeModule: String) {
        (self.shadowed, self.runtimeModule) = (shadowed, runtimeModule)
        func swift(_ name: String) -> SwiftTypeSpelling {
            SwiftTypeSpelling(known: name, module: "Swift", shadowed: shadowed)
        }
        func runtime(_ name: String) -> SwiftTypeSpelling {
            SwiftTypeSpelling(known: name, module: runtimeModule, shadowed: shadowed)
        }
        string = swift("String")
        bool = swift("Bool")
        int = swift("Int")
        int64 = swift("Int64")
        void = swift("Void")
        error = swift("Error")
        codable = swift("Codable")
        equatable = swift("Equatable")
        hashable = swift("Hashable")
        sendable = swift("Sendable")
        encoder = swift("Encoder")
        decoder = swift("Decoder")
        decimal = SwiftTypeSpelling(known: "Decimal", module: "Foundation", shadowed: shadowed)
        jsonValue = runtime("JSONValue")
        defensiveRecord = runtime("DefensiveRecord")
        aliasedRecord = runtime("AliasedRecord")
        defensiveFields = runtime("DefensiveFields")
        recordKey = runtime("RecordKey")
        openEnumeration = runtime("OpenEnumeration")
        deprecatingEnumeration = runtime("DeprecatingEnumeration")
        unionVariant = runtime("UnionVariant")
        indirect = runtime("Indirect")
        presence = runtime("Presence")
        numberOrText = runtime("NumberOrText")
        freeObject = runtime("FreeObject")
        freeObjectOrNull = runtime("FreeObjectOrNull")
        unknownMembers = runtime("UnknownMembers")
        var forms: [TextFormat: SwiftTypeSpelling] = [:]
        for format in TextFormat.allCases { forms[format] = runtime(format.formName) }
        formattedTexts = forms
        wholeArray = runtime("WholeArray")
        wholeFormArray = runtime("WholeFormArray")
        answerSlot = runtime("AnswerSlot")
        envelopeFailure = runtime("EnvelopeFailure")
        envelopeViolation = runtime("EnvelopeViolation")
        singleValue = runtime("SingleValue")
        fractionalNumber = runtime("FractionalNumber")
    }

    /// Returns the spelling of a scalar type that is not a type of the user.
    subscript(scalar: ScalarType) -> SwiftTypeSpelling {
        let module = scalar.facts.import(runtime: runtimeModule) ?? "Swift"
        return SwiftTypeSpelling(known: scalar.facts.name, module: module, shadowed: shadowed)
    }

    /// Returns the spelling of a type of the standard library.
    func swift(_ name: String) -> SwiftTypeSpelling {
        SwiftTypeSpelling(known: name, module: "Swift", shadowed: shadowed)
    }

    func runtime(_ name: String) -> SwiftTypeSpelling {
        SwiftTypeSpelling(known: name, module: runtimeModule, shadowed: shadowed)
    }
}

extension TextFormat {
    /// The name of the runtime's type for strings with this format.
    fileprivate var formName: String {
        switch self {
        case .dateTime: "DateTimeText"
        case .date: "DateText"
        case .time: "TimeText"
        case .duration: "DurationText"
        case .uuid: "UUIDText"
        case .uri: "URIText"
        case .uriReference: "URIReferenceText"
        case .email: "EmailText"
        case .ipv4: "IPv4Text"
        case .ipv6: "IPv6Text"
        case .hostname: "HostnameText"
        case .byte: "ByteText"
        }
    }
}
