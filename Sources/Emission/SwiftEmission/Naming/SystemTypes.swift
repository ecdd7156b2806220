/// Types of Swift, Foundation and Swift Testing whose names an API may have. If a module had one of these names, its
/// types could not be spelled with the module: in `Task.Pet`, Swift looks in the type `Task`.
///
/// The list is from Swift 6.3, without names that an API never has: `LazyMapSequence`, `UnitAcceleration`.
package enum SystemTypes {
    package static let names: Set<String> = swift.union(foundation).union(testing)

    /// Returns the module that declares a type.
    package static func module(of name: String) -> String? {
        if swift.contains(name) { return "Swift" }
        if foundation.contains(name) { return "Foundation" }
        return testing.contains(name) ? "Swift Testing" : nil
    }

    private static let swift: Set<String> = [
        "Actor", "AdditiveArithmetic", "AnyActor", "AnyBidirectionalCollection", "AnyClass", "AnyCollection",
        "AnyHashable", "AnyKeyPath", "AnyObject", "AnyRandomAccessCollection", "AnyRegexOutput", "AnySequence", "Array",
        "ArraySlice", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "Bool", "CChar16", "CChar32", "CChar8", "CFloat16",
        "CLongDouble", "CSignedChar", "CUnsignedChar", "CUnsignedInt", "CUnsignedShort", "CVaListPointer", "CVarArg",
        "CWideChar", "CancellationError", "CaseIterable", "Character", "CheckedContinuation", "Clock", "ClosedRange",
        "Codable", "CodingKey", "CodingKeyRepresentable", "CodingUserInfoKey", "Collection", "CollectionDifference",
        "CollectionOfOne", "CommandLine", "Comparable", "ContiguousArray", "ContinuousClock", "Copyable",
        "CustomConsumingRegexComponent", "CustomDebugStringConvertible", "CustomPlaygroundDisplayConvertible",
        "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "DefaultBidirectionalIndices",
        "DefaultIndices", "DefaultRandomAccessIndices", "DefaultStringInterpolation", "Dictionary", "DictionaryLiteral",
        "DiscardingTaskGroup", "Double", "DropFirstSequence", "DropWhileSequence", "Duration", "DurationProtocol",
        "EmptyCollection", "Encodable", "Encoder", "EncodingError", "EnumeratedSequence", "Equatable", "Error",
        "Escapable", "Executor", "ExecutorJob", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
        "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
        "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral", "ExtendedGraphemeClusterType",
        "FixedWidthInteger", "Float", "Float16", "Float32", "Float64", "Float80", "FloatingPoint",
        "FloatingPointClassification", "FloatingPointRoundingRule", "FloatingPointSign", "GlobalActor", "Hashable",
        "Hasher", "Identifiable", "IndexingIterator", "InlineArray", "InstantProtocol", "Int", "Int128", "Int16",
        "Int32", "Int64", "Int8", "IteratorOverOne", "IteratorProtocol", "IteratorSequence", "Job", "JobPriority",
        "JoinedSequence", "KeyPath", "KeyValuePairs", "KeyedDecodingContainer", "KeyedDecodingContainerProtocol",
        "KeyedEncodingContainer", "KeyedEncodingContainerProtocol", "LosslessStringConvertible", "MainActor",
        "ManagedBuffer", "ManagedBufferPointer", "MemoryLayout", "Mirror", "MirrorPath", "MutableCollection",
        "MutableRawSpan", "MutableSpan", "Never", "Numeric", "ObjectIdentifier", "OpaquePointer", "OptionSet",
        "Optional", "OutputRawSpan", "OutputSpan", "PartialAsyncTask", "PartialKeyPath", "PartialRangeFrom",
        "PartialRangeThrough", "PartialRangeUpTo", "PrefixSequence", "RandomAccessCollection", "RandomNumberGenerator",
        "Range", "RangeExpression", "RangeReplaceableCollection", "RangeSet", "RawRepresentable", "RawSpan",
        "ReferenceWritableKeyPath", "Regex", "RegexComponent", "RegexRepetitionBehavior", "RegexSemanticLevel",
        "RegexWordBoundaryKind", "Repeated", "Result", "ReversedCollection", "ReversedRandomAccessCollection",
        "Sendable", "SendableMetatype", "Sequence", "SerialExecutor", "Set", "SetAlgebra", "SignedInteger",
        "SignedNumeric", "SingleValueDecodingContainer", "SingleValueEncodingContainer", "Slice", "Span",
        "StaticBigInt", "StaticString", "StrideThrough", "StrideTo", "Strideable", "String",
        "StringInterpolationConvertible", "StringInterpolationProtocol", "StringProtocol", "Substring",
        "SuspendingClock", "SystemRandomNumberGenerator", "Task", "TaskExecutor", "TaskGroup", "TaskLocal",
        "TaskPriority", "TextOutputStream", "TextOutputStreamable", "UInt", "UInt128", "UInt16", "UInt32", "UInt64",
        "UInt8", "UTF16", "UTF32", "UTF8", "UTF8Span", "UnboundedRange", "UnfoldFirstSequence", "UnfoldSequence",
        "Unicode", "UnicodeCodec", "UnicodeDecodingResult", "UnicodeScalar", "UnicodeScalarType",
        "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "Unmanaged", "UnownedJob", "UnownedSerialExecutor",
        "UnownedTaskExecutor", "UnsignedInteger", "Void", "WritableKeyPath", "Zip2Sequence",
    ]

    private static let foundation: Set<String> = [
        "AffineTransform", "AlignmentOptions", "AttributeContainer", "AttributeDynamicLookup", "AttributeScope",
        "AttributeScopeCodableConfiguration", "AttributeScopes", "AttributedString",
        "AttributedStringAttributeMutation", "AttributedStringProtocol", "AttributedSubstring", "BlockOperation",
        "Bundle", "ByteCountFormatStyle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize",
        "CachedURLResponse", "Calendar", "CharacterSet", "CocoaError", "CodableConfiguration", "ComparableComparator",
        "Comparator", "ComparisonResult", "ContiguousBytes", "CustomNSError", "Data", "DataProtocol", "Date",
        "DateComponents", "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal",
        "DecodingConfigurationProviding", "DescriptiveNumberFormatConfiguration", "Dimension",
        "DiscontiguousAttributedSubstring", "DiscreteFormatStyle", "EncodingConfigurationProviding", "EnergyFormatter",
        "Expression", "FileAttributeKey", "FileAttributeType", "FileHandle", "FileManager", "FileManagerDelegate",
        "FileProtectionType", "FloatingPointFormatStyle", "FloatingPointParseStrategy", "FormatStyle",
        "FormatStyleCapitalizationContext", "Formatter", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
        "HTTPURLResponse", "Host", "ISO8601DateFormatter", "IndexPath", "IndexSet", "InflectionRule", "InputStream",
        "IntegerFormatStyle", "IntegerParseStrategy", "JSONDecoder", "JSONEncoder", "JSONSerialization",
        "KeyPathComparator", "LengthFormatter", "ListFormatStyle", "Locale", "LocalizedError", "MassFormatter",
        "Measurement", "Morphology", "MutableDataProtocol", "NetService", "NetServiceBrowser", "Notification",
        "NotificationCenter", "NotificationQueue", "NumberFormatter", "ObjCBool", "OperatingSystemVersion", "Operation",
        "OperationQueue", "OutputStream", "POSIXError", "ParseStrategy", "ParseableFormatStyle", "PersonNameComponents",
        "PersonNameComponentsFormatter", "Pipe", "Port", "PortDelegate", "PortMessage", "Predicate",
        "PredicateBindings", "PredicateError", "PredicateExpression", "PredicateExpressions", "Process", "ProcessInfo",
        "Progress", "ProgressKind", "ProgressReporting", "ProgressUserInfoKey", "PropertyListDecoder",
        "PropertyListEncoder", "PropertyListSerialization", "QualityOfService", "RecoverableError",
        "ReferenceConvertible", "RunLoop", "Scanner", "ScopedAttributeContainer", "SocketNativeHandle", "SocketPort",
        "SortComparator", "SortDescriptor", "SortOrder", "StandardPredicateExpression", "Stream", "StringStyle",
        "StringTransform", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLAuthenticationChallenge",
        "URLAuthenticationChallengeSender", "URLCache", "URLComponents", "URLCredential", "URLCredentialStorage",
        "URLError", "URLFileResourceType", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLQueryItem",
        "URLRequest", "URLResourceKey", "URLResourceValues", "URLResponse", "URLSession", "UUID", "UndoManager", "Unit",
        "UserDefaults", "XMLDTD", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    ]

    private static let testing: Set<String> = [
        "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
        "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus", "ExitTest", "Expectation",
        "ExpectationFailedError", "Issue", "IssueHandlingTrait", "KnownIssueMatcher", "ParallelizationTrait",
        "SourceLocation", "Suite", "SuiteTrait", "Tag", "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
    ]
}
