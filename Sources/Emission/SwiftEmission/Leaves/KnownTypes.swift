@_spi(Generated) import DTORuntime

/// The spellings of other modules' types. Only this type knows which of these names the contract shadows.
///
/// In nearly every contract, `String` is `String`. If a schema is named `String`, it is `Swift.String`.
package struct KnownTypes: Sendable {
    package let string, bool, int, int64, uint64, double, void: SwiftTypeSpelling
    package let error, codable, equatable, hashable, sendable, encoder, decoder: SwiftTypeSpelling
    package let data, date, decimal, uuid, url: SwiftTypeSpelling
    package let jsonValue, timestamp, calendarDate, openEnumeration, deprecatingEnumeration,
        unionVariant: SwiftTypeSpelling
    let defensiveRecord, aliasedRecord, defensiveFields, recordKey: SwiftTypeSpelling
    let indirect, presence, base64, base64URL, decimalString, iso8601: SwiftTypeSpelling
    let dayDate, uncheckedTimestamp, uncheckedBase64, numberOrText, freeObject: SwiftTypeSpelling
    let envelopeFailure, envelopeViolation, wholeArray, wholeFormArray, singleValue, fractionalNumber: SwiftTypeSpelling
    /// The forms of texts for which the contract states a format.
    let formattedTexts: [TextFormat: SwiftTypeSpelling]

    package init(shadowed: Set<String>, runtimeModule: String) {
        func swift(_ name: String) -> SwiftTypeSpelling {
            SwiftTypeSpelling(known: name, module: "Swift", shadowed: shadowed)
        }
        func foundation(_ name: String) -> SwiftTypeSpelling {
            SwiftTypeSpelling(known: name, module: "Foundation", shadowed: shadowed)
        }
        func runtime(_ name: String) -> SwiftTypeSpelling {
            SwiftTypeSpelling(known: name, module: runtimeModule, shadowed: shadowed)
        }
        string = swift("String")
        bool = swift("Bool")
        int = swift("Int")
        int64 = swift("Int64")
        uint64 = swift("UInt64")
        double = swift("Double")
        void = swift("Void")
        error = swift("Error")
        codable = swift("Codable")
        equatable = swift("Equatable")
        hashable = swift("Hashable")
        sendable = swift("Sendable")
        encoder = swift("Encoder")
        decoder = swift("Decoder")
        data = foundation("Data")
        date = foundation("Date")
        decimal = foundation("Decimal")
        uuid = foundation("UUID")
        url = foundation("URL")
        jsonValue = runtime("JSONValue")
        timestamp = runtime("Timestamp")
        calendarDate = runtime("CalendarDate")
        defensiveRecord = runtime("DefensiveRecord")
        aliasedRecord = runtime("AliasedRecord")
        defensiveFields = runtime("DefensiveFields")
        recordKey = runtime("RecordKey")
        openEnumeration = runtime("OpenEnumeration")
        deprecatingEnumeration = runtime("DeprecatingEnumeration")
        unionVariant = runtime("UnionVariant")
        indirect = runtime("Indirect")
        presence = runtime("Presence")
        base64 = runtime("Base64")
        base64URL = runtime("Base64URL")
        decimalString = runtime("DecimalString")
        iso8601 = runtime("ISO8601Date")
        dayDate = runtime("DayDate")
        uncheckedTimestamp = runtime("UncheckedTimestamp")
        uncheckedBase64 = runtime("UncheckedBase64")
        numberOrText = runtime("NumberOrText")
        freeObject = runtime("FreeObject")
        var forms: [TextFormat: SwiftTypeSpelling] = [:]
        for format in TextFormat.allCases { forms[format] = runtime(format.formName) }
        formattedTexts = forms
        wholeArray = runtime("WholeArray")
        wholeFormArray = runtime("WholeFormArray")
        envelopeFailure = runtime("EnvelopeFailure")
        envelopeViolation = runtime("EnvelopeViolation")
        singleValue = runtime("SingleValue")
        fractionalNumber = runtime("FractionalNumber")
    }
}

extension TextFormat {
    /// The name of the runtime's type for texts with this format.
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
