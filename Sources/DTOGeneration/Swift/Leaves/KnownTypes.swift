/// The types of other modules, spelled: the one place that knows which of their names the contract shadows.
///
/// `String` is `String` in nearly every contract, and `Swift.String` where a schema has that name.
struct KnownTypes: Sendable {
    let string, bool, int, int64, uint64, double: SwiftTypeSpelling
    let error, codable, equatable, hashable, sendable, encoder, decoder: SwiftTypeSpelling
    let data, date, decimal, uuid, url: SwiftTypeSpelling
    let jsonValue, timestamp, openEnumeration, unionVariant: SwiftTypeSpelling
    let defensiveRecord, aliasedRecord, defensiveFields, recordKey: SwiftTypeSpelling
    let indirect, presence, base64, base64URL, decimalString, iso8601: SwiftTypeSpelling
    let envelopeFailure, envelopeViolation, wholeArray, wholeFormArray, singleValue: SwiftTypeSpelling

    init(shadowed: Set<String>, runtimeModule: String) {
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
        defensiveRecord = runtime("DefensiveRecord")
        aliasedRecord = runtime("AliasedRecord")
        defensiveFields = runtime("DefensiveFields")
        recordKey = runtime("RecordKey")
        openEnumeration = runtime("OpenEnumeration")
        unionVariant = runtime("UnionVariant")
        indirect = runtime("Indirect")
        presence = runtime("Presence")
        base64 = runtime("Base64")
        base64URL = runtime("Base64URL")
        decimalString = runtime("DecimalString")
        iso8601 = runtime("ISO8601Date")
        wholeArray = runtime("WholeArray")
        wholeFormArray = runtime("WholeFormArray")
        envelopeFailure = runtime("EnvelopeFailure")
        envelopeViolation = runtime("EnvelopeViolation")
        singleValue = runtime("SingleValue")
    }
}
