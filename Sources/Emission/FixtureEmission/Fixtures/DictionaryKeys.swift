import ContractModel
import DTOContract
@_spi(Generated) import DTORuntime
import ECMAPatterns
import Foundation

/// The keys of a made dictionary: `key1`, `key2`, or other keys if `propertyNames` or `patternProperties` forbids
/// these.
struct DictionaryKeys {
    private let names: JSONValue
    private let namePattern: PatternMatcher?
    /// The patterns of `patternProperties`, with their schemas. No key matches an invalid pattern.
    private let patterns: [(matcher: PatternMatcher?, value: JSONValue)]
    /// Strings that the rules probably allow.
    private let samples: [String]
    private let isClosed: Bool
    /// Whether the values are strings because their type is any JSON. Patterns with different schemas have this type.
    private let isAny: Bool
    /// Whether the tool knows all rules for the keys. References and rules of several schemas are not read.
    private let isKnown: Bool

    /// - Parameter element: The type of the values.
    init(_ constraints: ValueConstraints, of element: TypeReference) {
        func rule(_ keyword: String) -> JSONValue? {
            guard let texts = constraints.restrictions[keyword] else { return .object([:]) }
            return texts.count == 1
                ? texts.first.flatMap { try? DTODecoder().decode(JSONValue.self, from: Data($0.utf8)) } : nil
        }
        let (names, patterns) = (rule("propertyNames"), rule("patternProperties")?.objectValue)
        isKnown = patterns != nil && names?.objectValue.map { $0["$ref"] == nil } == true
        self.names = names ?? .object([:])
        namePattern = self.names["pattern"]?.stringValue.flatMap { PatternMatcher($0) }
        self.patterns = (patterns ?? [:]).map { (PatternMatcher($0.key), $0.value) }
        samples = Self.samples(self.names, Array((patterns?.keys.sorted() ?? []).prefix(Self.sampleLimit)))
        isAny = element == .json && self.patterns.count > 1
        isClosed = constraints.forbids("additionalProperties")
    }

    /// The greatest number of patterns for which a sample is made, because each sample is compared with all patterns.
    private static let sampleLimit = 16

    /// Returns different keys that the schema allows. The result has fewer than `count` keys if no more keys are known.
    func keys(_ count: Int) -> [String] {
        guard isKnown else { return [] }
        var keys: [String] = []
        while keys.count < count {
            let usual = "key\(keys.count + 1)"
            let further = samples.map { keys.contains($0) ? "\($0)\(keys.count + 1)" : $0 }
            guard let key = ([usual] + further).first(where: { !keys.contains($0) && allows($0) }) else { break }
            keys.append(key)
        }
        return keys
    }

    private static func samples(_ names: JSONValue, _ patterns: [String]) -> [String] {
        let listed = (names["enum"]?.arrayValue ?? []).prefix(sampleLimit).compactMap(\.stringValue)
        let matching = ([names["pattern"]?.stringValue].compactMap(\.self) + patterns)
            .compactMap { PatternSample.text(matching: $0) }
        let format = names["format"]?.stringValue.flatMap { FormatSample.text($0, number: 0, word: "key") }
        let length = min(Int(names["minLength"]?.integerValue ?? 0), 100)
        let long = String(repeating: "k", count: max(length, 1))
        return listed + matching + [format].compactMap(\.self) + [long]
    }

    private func allows(_ key: String) -> Bool {
        let length = Int64(key.unicodeScalars.count)
        if let listed = names["enum"]?.arrayValue, !listed.contains(.string(key)) { return false }
        if names["pattern"] != nil, namePattern?.matches(key) != true { return false }
        if let format = names["format"]?.stringValue.flatMap({ TextFormat(rawValue: $0) }), !format.accepts(key) {
            return false
        }
        guard length >= names["minLength"]?.integerValue ?? 0, length <= names["maxLength"]?.integerValue ?? .max else {
            return false
        }
        let own = patterns.filter { $0.matcher?.matches(key) == true }
        if own.isEmpty { return !isClosed }
        return own.allSatisfy { $0.value != .bool(false) && (!isAny || $0.value == ["type": "string"]) }
    }
}
