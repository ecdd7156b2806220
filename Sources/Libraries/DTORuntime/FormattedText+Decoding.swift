/// A string with a format. The string is decoded like any other string. The format is checked only if the decoder has a
/// reporter or the strict policy.
protocol KeptText: FormattedText, LosslessScalar, TransparentWrapper, TextKeeping {}

@_spi(Generated) extension KeptText {
    static var jsonType: JSONType { .string }

    static var wrapped: Any.Type { String.self }

    init?(losslessly found: FoundValue) {
        guard let text = String(losslessly: found) else { return nil }
        self.init(text)
    }

    /// Decodes a string. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Decodes a string that is not the property of a record. A value of another JSON type is converted and reported,
    /// without a check of its format.
    public init(defensivelyFrom decoder: any Decoder) throws {
        do {
            try self.init(from: decoder)
        } catch {
            self = try Self.decodeConverting(from: decoder)
            return
        }
        try DecodingContext.listening(to: decoder)?.reportBrokenFormat(of: self, at: decoder.codingPath)
    }

    /// Writes the string.
    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }

    /// Returns the string under a key, or nil if the key is absent or null.
    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        try container.decodeIfPresent(String.self, forKey: key).map { Self($0) }
    }

    /// Returns the next element of an array, which is a string.
    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        Self(try container.decode(String.self))
    }

    /// The value is true, because a string that breaks its format is kept.
    public static var isOpen: Bool { true }

    /// Whether the string conforms to its format.
    public static func contractAllows(_ value: Self) -> Bool {
        format.accepts(value.represented)
    }
}

/// A value that keeps its string, even if the string breaks the format.
protocol TextKeeping {
    static var format: TextFormat { get }
    var keptText: String { get }
}

extension KeptText {
    var keptText: String { represented }
}

extension DecodingContext {
    /// Reports a string that breaks its format.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func reportBrokenFormat<Value: TextKeeping>(of value: Value, at path: @autoclosure () -> [any CodingKey]) throws {
        try reportBrokenFormat(Value.format, of: value.keptText, at: path())
    }

    func reportBrokenFormat(
        _ format: TextFormat, of text: String, at path: @autoclosure () -> [any CodingKey]
    ) throws {
        guard !format.accepts(text) else { return }
        try report(
            .malformed, at: path(), expected: format.rawValue, found: .string(text), used: text)
    }
}

// A property's string is read directly as a `String`, which takes half the time of generic code.

extension DefensiveFields {
    /// Returns a required string with a format, or the fallback if it is missing or unusable.
    @_spi(Generated) public func value<Text: FormattedText>(
        _ key: Key, as form: Text.Type, or aliases: [String] = [], default fallback: @autoclosure () -> String
    ) throws -> String {
        let key = JSONKey(key)
        if let text = source.textOnTape(key, or: aliases) { return try source.checked(text, form.format, at: key) }
        return try source.text(key, as: form, or: aliases, .required, used: fallback) ?? fallback()
    }

    /// Returns an optional string with a format.
    ///
    /// - Parameter nullable: Whether the contract allows null.
    @_spi(Generated) public func optional<Text: FormattedText>(
        _ key: Key, as form: Text.Type, or aliases: [String] = [], nullable: Bool = false
    ) throws -> String? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let key = JSONKey(key)
        if let text = source.textOnTape(key, or: aliases) { return try source.checked(text, form.format, at: key) }
        if source.isSilentlyAbsent(key, or: aliases, rules) { return nil }
        return try source.text(key, as: form, or: aliases, rules, used: { ReportWord.nil })
    }

    /// Returns a string with a format without which the record has no meaning. Throws if the string is absent, null or
    /// unusable.
    @_spi(Generated) public func strict<Text: FormattedText>(
        _ key: Key, as form: Text.Type, or aliases: [String] = []
    ) throws -> String {
        let key = JSONKey(key)
        source.note(aliases)
        if let text = try? source.value(key) as String? {
            return try source.checked(text, form.format, at: key)
        }
        let value: Text = try source.settleStrictly(key, or: aliases)
        return value.represented
    }
}

extension FieldSource {
    fileprivate func text<Text: FormattedText>(
        _ key: JSONKey, as form: Text.Type, or aliases: [String], _ rules: FieldRules, used: () -> Any
    ) throws -> String? {
        note(aliases)
        let text: String?
        do {
            text = try value(key)
        } catch {
            return try (settleDamage(key, rules, after: error, to: nil, used: used) as Text?)?.represented
        }
        if let text {
            return try checked(text, form.format, at: key)
        }
        return try (settleAbsence(of: key, or: aliases, rules, used: used) as Text?)?.represented
    }

    fileprivate func checked(_ text: String, _ format: @autoclosure () -> TextFormat, at key: JSONKey) throws -> String
    {
        if let context {
            try context.reportBrokenFormat(format(), of: text, at: path(key))
        }
        return text
    }
}
