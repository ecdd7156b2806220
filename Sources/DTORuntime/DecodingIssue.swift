/// One place where a document differed from its contract, and what was done about it.
///
/// Values are spelled as JSON: `"many"`, `12`, `null`, and `array of 3` or `object with id, title` where there are parts. As JSON itself an issue is an
/// object of texts with the keys `kind`, `path`, `expected`, `found`, `used` and, where there is one, `cause`; these names stay.
public struct DecodingIssue: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// A required key is absent.
        case missing
        /// A null where the contract allows none.
        case unexpectedNull
        /// Another JSON type, converted without loss.
        case coerced
        /// Another JSON type.
        case typeMismatch
        /// The right JSON type with unusable content.
        case malformed
        /// An enumeration's value that the contract does not name. News rather than damage.
        case unknownValue
        /// An array's element that could not be decoded.
        case droppedElement
        /// A dictionary's value that could not be decoded.
        case droppedEntry
        /// A union's value that fits none of the variants. News rather than damage.
        case unknownVariant
        /// A constant with another value.
        case constMismatch
        /// A key that the contract does not name. Reported only when asked for.
        case unknownKey
    }

    public var kind: Kind
    /// Where: `data.works[3].subjectTags`; empty for the whole document.
    public var path: String
    /// The Swift type that was to be decoded, the constant or the format that was due, or `nothing` for a key that the contract does not name.
    public var expected: String
    /// A short excerpt of what was found; `nothing` where the key is absent.
    public var found: String
    /// What the decoded value has instead: a value, `nil`, or `nothing` where something was left out.
    public var used: String
    /// What made the value unusable, if the cause lies deeper than `path`: `data.works[3].title is missing`.
    public var cause: String?

    public init(kind: Kind, path: String, expected: String, found: String, used: String, cause: String? = nil) {
        self.kind = kind
        self.path = path
        self.expected = expected
        self.found = found
        self.used = used
        self.cause = cause
    }
}

extension DecodingIssue: CustomStringConvertible {
    /// A sentence for a log: `data.works[3].quality: expected Int, found "good" (typeMismatch); used 0`.
    public var description: String {
        let place = path.isEmpty ? "(document)" : path
        // A decoder's own words may be a sentence.
        let because = cause.map { ", because \($0.hasSuffix(".") ? String($0.dropLast()) : $0)" } ?? ""
        return "\(place): expected \(expected), found \(found) (\(kind.rawValue))\(because); used \(used)"
    }
}

extension DecodingIssue {
    /// The most characters of an excerpt.
    static let excerptLimit = 80

    static func excerpt(text: String) -> String {
        let head = text.prefix(excerptLimit)
        return head.endIndex == text.endIndex ? text : head.dropLast() + "…"
    }

    /// The text of a coding path: `data.works[3]["a.b"]`.
    ///
    /// - Parameter redacting: Whether keys that no contract names are left out: `data.owners[…].name`.
    static func text(of path: [any CodingKey], redacting: Bool) -> String {
        path.reduce(into: "") { text, key in
            let known = key as? JSONKey
            let name = known?.name ?? key.stringValue
            if let index = key.intValue {
                text += "[\(index)]"
            } else if redacting, known?.isDeclared != true {
                text += "[…]"
            } else if isPlain(name) {
                text += text.isEmpty ? name : ".\(name)"
            } else {
                text += "[\(JSONText.quoted(excerpt(text: name)))]"
            }
        }
    }

    /// A key on its own, spelled as in a path.
    static func text(ofKey name: String) -> String {
        isPlain(name) ? name : JSONText.quoted(excerpt(text: name))
    }

    /// Whether a key needs no quotes.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= excerptLimit
            && name.unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "$", "@": true
                default: !scalar.isASCII && scalar.properties.isAlphabetic
                }
            }
    }
}
