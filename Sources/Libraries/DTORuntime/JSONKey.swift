import Foundation

/// A coding key with any name. It is for keys that no `CodingKeys` contains, such as aliases and additional
/// properties.
public struct JSONKey: CodingKey, Hashable, Sendable {
    /// The key as the contract spells it, or as the document spells it if the contract does not name it.
    let name: String
    /// All other facts, packed into one machine word. A key of three machine words fits into an `any CodingKey`, the
    /// element of coding paths.
    private let details: Details

    /// Makes a key from its name.
    public init(stringValue: String) {
        name = stringValue
        details = Details()
    }

    /// Makes the key of an array's element.
    public init(intValue: Int) {
        name = "Index \(intValue)"
        details = Details(index: intValue)
    }

    /// Makes a key that a contract names.
    init(declared name: String) {
        self.name = name
        details = .declared
    }

    /// - Parameter position: The key's position in the record's enumeration of keys.
    @usableFromInline
    init(declared name: String, at position: Int) {
        self.name = name
        details = .declared(at: position)
    }

    private init(_ key: JSONKey, _ details: Details) {
        name = key.name
        self.details = details
    }

    /// The name of the key in the container.
    public var stringValue: String {
        details.isConverted ? convertedFromSnakeCase ?? name : name
    }

    /// The index of an array's element, or nil for other keys.
    public var intValue: Int? { details.index }

    /// Whether a contract names the key. If the value is true, the key has the contract's spelling of the name instead
    /// of the document's.
    var isDeclared: Bool { details.isDeclared }

    /// The rules for conversions below the key, if its record has its own rules. The coding path contains the rules
    /// because the coding path is all that a decoder passes from a record to the elements of its arrays.
    var conversions: ConversionRules? { details.conversions }

    /// The key's position in the record's enumeration of keys, or -1 if the position is not known.
    var position: Int {
        @inline(__always) get { details.position }
    }

    /// Returns the key of a record's field with the record's rules.
    func converting(by rules: ConversionRules) -> JSONKey {
        JSONKey(self, details.converting(by: rules))
    }

    /// This key in a container whose decoder has converted all keys from snake case.
    var converted: JSONKey {
        JSONKey(self, details.converted)
    }

    /// The lowest bits are flags: whether there is an index, whether there are rules, whether the container has the
    /// converted key, and whether a contract names the key. An index begins at bit 16. A key has either an index or
    /// rules: the conversions begin at bit 16, the offset at bit 32, and the position in the record, counted from 1,
    /// at bit 48.
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

    /// Returns whether two keys have the same name and indices.
    public static func == (left: JSONKey, right: JSONKey) -> Bool {
        left.stringValue == right.stringValue && left.intValue == right.intValue
    }

    /// Hashes the name and the index.
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

    /// The name of this key in a container of a decoder that converts keys from snake case, or nil if the conversion
    /// does not change the key.
    ///
    /// The conversion is the same as in `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`: underscores at both
    /// ends are kept, the first word is lower-cased, and all other words are capitalized: `_week_of` → `_weekOf`.
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

    /// The function works byte by byte, because it is called for each absent optional property.
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
