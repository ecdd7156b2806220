import Foundation

/// A coding key of any text: for keys that no `CodingKeys` names, such as aliases and additional properties.
public struct JSONKey: CodingKey, Hashable, Sendable {
    /// The key as the contract spells it, or the document where no contract names it.
    let name: String
    /// The rest in one word: a key of three words stands in an `any CodingKey` itself, and coding paths are made of these.
    private let details: Details

    public init(stringValue: String) {
        name = stringValue
        details = Details()
    }

    /// The key of an array's element.
    public init(intValue: Int) {
        name = "Index \(intValue)"
        details = Details(index: intValue)
    }

    /// A key that a contract names.
    init(declared name: String) {
        self.name = name
        details = .declared
    }

    /// - Parameter position: Where the record's enumeration has the key.
    @usableFromInline
    init(declared name: String, at position: Int) {
        self.name = name
        details = .declared(at: position)
    }

    private init(_ key: JSONKey, _ details: Details) {
        name = key.name
        self.details = details
    }

    /// The key as the container has it.
    public var stringValue: String {
        details.isConverted ? convertedFromSnakeCase ?? name : name
    }

    public var intValue: Int? { details.index }

    /// Whether a contract names the key, so that nothing of a document's is in it.
    var isDeclared: Bool { details.isDeclared }

    /// What is converted below the key, where the record that has it has rules of its own. It travels in the coding path, since a
    /// decoder hands nothing else from a record to the elements of its arrays.
    var conversions: ConversionRules? { details.conversions }

    /// Where its record's enumeration has the key; -1 if that is not known.
    var position: Int {
        @inline(__always) get { details.position }
    }

    /// The key of a record's field, with the record's rules.
    func converting(by rules: ConversionRules) -> JSONKey {
        JSONKey(self, details.converting(by: rules))
    }

    /// The same key in a container whose decoder has converted all keys from snake case.
    var converted: JSONKey {
        JSONKey(self, details.converted)
    }

    /// From the lowest bit: whether there is an index, whether there are rules, whether the container has the key converted, whether a contract
    /// names it. From the seventeenth the index; or, since no key has both, the conversions, from the thirty-third the offset, and from the forty-ninth the position in
    /// the record, from 1.
    private struct Details: Sendable {
        private var bits: UInt64

        init(index: Int? = nil) {
            bits = index.map { UInt64(bitPattern: Int64($0)) << 16 | 1 } ?? 0
        }

        static var declared: Details {
            var details = Details()
            details.bits = 8
            return details
        }

        static func declared(at position: Int) -> Details {
            var details = Details()
            details.bits = 8 | UInt64(UInt16(truncatingIfNeeded: position + 1)) << 48
            return details
        }

        var isDeclared: Bool { bits & 8 != 0 }

        var position: Int {
            @inline(__always) get { bits & 1 == 0 ? Int(bits >> 48) - 1 : -1 }
        }

        func converting(by rules: ConversionRules) -> Details {
            var details = self
            let offset = UInt64(UInt16(bitPattern: rules.localOffset))
            details.bits = offset << 32 | UInt64(rules.allowed.rawValue) << 16 | bits & (12 | 0xFFFF << 48) | 2
            return details
        }

        var converted: Details {
            var details = self
            details.bits |= 4
            return details
        }

        var isConverted: Bool { bits & 4 != 0 }

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
    @inlinable
    init(_ key: some RecordKey) {
        self.init(declared: key.stringValue, at: key.position)
    }

    /// The key under which a container shows this one when the caller's decoder converts keys from snake case, or nil
    /// where the conversion leaves the key as it is.
    ///
    /// Follows `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`: underscores at both ends stay, the first word is
    /// lower-cased, every other one capitalised: `_week_of` → `_weekOf`.
    var convertedFromSnakeCase: String? {
        var text = name
        return text.withUTF8 { text in
            guard let first = text.firstIndex(where: { $0 != underscore }),
                let last = text.lastIndex(where: { $0 != underscore }),
                text[first...last].contains(underscore)
            else { return nil }
            return text.allSatisfy { $0 < 0x80 } ? camelCase(text, first...last) : camelCase()
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
        let words = name.split(separator: "_")
        let head = name.prefix { $0 == "_" }
        let tail = name.reversed().prefix { $0 == "_" }
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
