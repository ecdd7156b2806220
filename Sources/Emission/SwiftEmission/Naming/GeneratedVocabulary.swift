/// The names of other modules' types that generated code uses without the module. If the contract declares a type with
/// one of these names, generated code adds the module (`Swift.String`).
package enum GeneratedVocabulary {
    package static let names: Set<String> = swift.union(foundation).union(runtime).union(testing).union(client)

    private static let swift: Set<String> = [
        "Any", "AnyHashable", "Array", "Bool", "CaseIterable", "Character", "Codable", "CodingKey", "CodingUserInfoKey",
        "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Encodable", "Encoder", "EncodingError",
        "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int32", "Int64", "Int8", "Int16",
        "KeyedDecodingContainer", "KeyedEncodingContainer", "Never", "Optional", "RawRepresentable", "Result",
        "Sendable", "Set", "String", "Substring", "UInt", "UInt64", "UnkeyedDecodingContainer", "Void",
    ]
    private static let foundation: Set<String> = [
        "Bundle", "Data", "Date", "Decimal", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
        "LocalizedError", "NSError", "NSNumber", "URL", "UUID",
    ]
    private static let runtime: Set<String> = [
        "AliasedRecord", "AnswerSlot", "Base64", "Base64URL", "ByteText", "CalendarDate", "CodingForm", "DTODecoder",
        "DTOEncoder", "DamageFault",
        "DamagePath",
        "DateText", "DateTimeText",
        "DayDate", "DecimalString", "DecodingIssue", "DecodingOutcome", "DecodingPolicy", "DecodingReporter",
        "DefensiveDecodable", "DefensiveFields", "DefensiveRecord", "DeprecatingEnumeration", "DocumentStep",
        "DurationText",
        "EmailText", "EnvelopeEvidence",
        "EnvelopeFailure", "EnvelopeOutcome", "EnvelopeViolation", "FieldState", "FieldStates", "FormattedText",
        "FractionalNumber",
        "FreeObject", "FreeObjectOrNull", "GeneratedForm", "Guarded", "HostnameText",
        "IPv4Text",
        "IPv6Text", "ISO8601Date", "Indirect", "InvalidJSON", "JSONKey", "JSONValue", "LosslessConversions",
        "MergePolicy", "MockDamage", "MockDelay",
        "TimeOrdered",
        "OpenEnumeration",
        "MomentText", "NumberOrText", "OrphanPolicy", "Presence", "ReadRecord", "RecordKey", "SecretName",
        "SingleValue",
        "TextFormat", "TimeText",
        "Timestamp",
        "URIReferenceText", "URIText",
        "UUIDText", "UncheckedBase64", "UncheckedTimestamp", "UnionVariant", "WholeArray", "WholeFormArray",
        "UnknownMembers",
    ]
    /// The names of the test library's types that generated tests use together with the contract's types.
    private static let testing: Set<String> = [
        "ContractCheck", "ContractFailure", "ContractViolation", "EnumerationContract", "EnumerationTable",
        "EnvelopeContract", "EnvelopeKeys", "Issue", "JSON", "JSONSyntaxError", "JSONType", "LiveAPI", "LiveAnswer",
        "LiveCheck", "LiveCredential", "LiveList", "NoFailure", "PropertyTable",
        "RecordContract", "RequestCheck", "RequestPart", "RequestTable", "RequestValues", "ResponseContract",
        "SentRequest", "ResponseTable", "Suite",
        "Tag", "Test", "Trait", "UnionContract",
        "UnionTable", "ValueType",
    ]
    private static let client: Set<String> = [
        "AnsweredError", "AnsweredFailure", "APIFailure", "APIOperation", "APIResponse", "APIServer", "BodyStream",
        "ClientContext",
        "ContractClient",
        "Credentials", "APIEndpoint", "EventOperation", "EventReading", "EventStream", "EventStreamFormat", "FilePart",
        "FormStyle",
        "HTTPBody", "HTTPHeaders", "HTTPMethod", "MultipartBody", "MultipartForm", "MultipartParts",
        "OAuthScheme",
        "OperationResponse",
        "PagedOperation", "Pagination", "ParameterStyle",
        "RawResponse", "RequestEncoder", "RetryPolicy", "SecurityScheme", "ProgressLinks", "StreamMessage",
        "StreamableOperation", "Streamed", "TrackableJob",
    ]
}
