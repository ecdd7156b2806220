import Foundation

/// A coding key of any text: for keys that no `CodingKeys` names, such as aliases and additional properties.
public struct JSONKey: CodingKey, Hashable, Sendable {
    public let stringValue: String
    /// The rest in one word: a key of three words stands in an `any CodingKey` itself, and coding paths are made of these.
    private let details: Details

    public init(stringValue: String) {
        self.stringValue = stringValue
        details = Details(index: nil, conversions: nil)
    }

    /// The key of an array's element.
    public init(intValue: Int) {
        stringValue = "Index \(intValue)"
        details = Details(index: intValue, conversions: nil)
    }

    private init(_ key: JSONKey, converting rules: ConversionRules) {
        stringValue = key.stringValue
        details = Details(index: nil, conversions: rules)
    }

    public var intValue: Int? { details.index }

    /// What is converted below the key, where the record that has it has rules of its own. It travels in the coding path, since a
    /// decoder hands nothing else from a record to the elements of its arrays.
    var conversions: ConversionRules? { details.conversions }

    /// The key of a record's field, with the record's rules.
    func converting(by rules: ConversionRules) -> JSONKey {
        JSONKey(self, converting: rules)
    }

    /// From the lowest bit: whether there is an index, whether there are rules. From the seventeenth the index; or, since no key has both, the
    /// conversions, and from the thirty-third the offset.
    private struct Details: Sendable {
        private let bits: UInt64

        init(index: Int?, conversions rules: ConversionRules?) {
            if let index {
                bits = UInt64(bitPattern: Int64(index)) << 16 | 1
            } else if let rules {
                let offset = UInt64(UInt16(bitPattern: rules.localOffset))
                bits = offset << 32 | UInt64(rules.allowed.rawValue) << 16 | 2
            } else {
                bits = 0
            }
        }

        var index: Int? {
            bits & 1 == 0 ? nil : Int(Int64(bitPattern: bits) >> 16)
        }

        var conversions: ConversionRules? {
            guard bits & 2 != 0 else { return nil }
            return ConversionRules(
                allowed: LosslessConversions(rawValue: UInt16(truncatingIfNeeded: bits >> 16)),
                localOffset: Int16(bitPattern: UInt16(truncatingIfNeeded: bits >> 32)))
        }
    }

    public static func == (left: JSONKey, right: JSONKey) -> Bool {
        left.stringValue == right.stringValue && left.intValue == right.intValue
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(stringValue)
        hasher.combine(intValue)
    }
}

extension JSONKey {
    init(_ key: some CodingKey) {
        self.init(stringValue: key.stringValue)
    }

    /// The key under which a container shows this one when the caller's decoder converts keys from snake case, or nil
    /// where the conversion leaves the key as it is.
    ///
    /// Follows `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`: underscores at both ends stay, the first word is
    /// lower-cased, every other one capitalised: `_week_of` → `_weekOf`.
    var convertedFromSnakeCase: JSONKey? {
        var text = stringValue
        return text.withUTF8 { text in
            guard let first = text.firstIndex(where: { $0 != underscore }),
                let last = text.lastIndex(where: { $0 != underscore }),
                text[first...last].contains(underscore)
            else { return nil }
            return JSONKey(stringValue: text.allSatisfy { $0 < 0x80 } ? camelCase(text, first...last) : camelCase())
        }
    }

    /// Byte by byte: an optional property that is absent comes here, so this is no rare path.
    private func camelCase(_ text: UnsafeBufferPointer<UInt8>, _ words: ClosedRange<Int>) -> String {
        String(unsafeUninitializedCapacity: text.count) { converted in
            var count = 0
            var beginsWord = false
            for (index, byte) in text.enumerated() {
                if byte == underscore, words.contains(index) {
                    beginsWord = true
                    continue
                }
                converted[count] = beginsWord ? byte.uppercasedASCII : byte.lowercasedASCII
                count += 1
                beginsWord = false
            }
            return count
        }
    }

    private func camelCase() -> String {
        let words = stringValue.split(separator: "_")
        let head = stringValue.prefix { $0 == "_" }
        let tail = stringValue.reversed().prefix { $0 == "_" }
        let camel = words.dropFirst().reduce(words.first?.lowercased() ?? "") { $0 + $1.capitalized }
        return head + camel + String(tail)
    }
}

private let underscore = UInt8(ascii: "_")

extension UInt8 {
    fileprivate var uppercasedASCII: UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self ^ 0x20 : self
    }

    fileprivate var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self ^ 0x20 : self
    }
}
