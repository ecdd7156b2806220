/// A difference between a document and its contract, and how the decoding handled it.
///
/// Values are written as JSON: `"many"`, `12`, `null`. Arrays and objects are summarized: `array of 3`, `object with
/// id, title`. An encoded issue is an object of strings with the keys `kind`, `path`, `expected`, `found`, `used` and,
/// if known, `cause`. These keys are stable.
public struct DecodingIssue: Hashable, Sendable, Codable {
    /// The kind of difference.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// A required key is absent.
        case missing
        /// The value is null, and the contract does not allow null.
        case unexpectedNull
        /// The value has another JSON type or format and was converted without loss.
        case coerced
        /// The value has another JSON type and cannot be converted.
        case typeMismatch
        /// The value has the right JSON type, but its content is unusable or breaks the format.
        case malformed
        /// An enumeration has a value that the contract does not name. The API may be newer than the contract.
        case unknownValue
        /// An element of an array could not be decoded. The element was left out, or replaced by nil if the elements
        /// are optional.
        case droppedElement
        /// A value of a dictionary could not be decoded. The value was left out, or replaced by nil if the values are
        /// optional.
        case droppedEntry
        /// The value of a union fits none of its variants. The API may be newer than the contract.
        case unknownVariant
        /// The value differs from the constant that the contract requires.
        case constMismatch
        /// The object has a key that the contract does not name. Unknown keys are reported only on request.
        case unknownKey
    }

    /// The kind of difference.
    public var kind: Kind
    /// The path of the value, `data.works[3].subjectTags`, or an empty string for the whole document.
    public var path: String
    /// The expected Swift type, constant or format, or `nothing` for a key that the contract does not name.
    public var expected: String
    /// A short excerpt of the value in the document, or `nothing` if the key is absent.
    public var found: String
    /// The value that is used instead, such as `nil`, or `nothing` if the value was left out.
    public var used: String
    /// The problem below the path that made the value unusable, such as `data.works[3].title is missing`.
    public var cause: String?

    /// Makes an issue from its parts.
    package init(kind: Kind, path: String, expected: String, found: String, used: String, cause: String? = nil) {
        self.kind = kind
        self.path = path
        self.expected = expected
        self.found = found
        self.used = used
        self.cause = cause
    }
}

extension DecodingIssue: CustomStringConvertible {
    /// The issue as a sentence for a log: `data.works[3].quality: expected Int, found "good" (typeMismatch); used 0`.
    public var description: String {
        let place = path.isEmpty ? "(document)" : path
        // The cause that some decoders give is a sentence with a full stop.
        let because = cause.map { ", because \($0.hasSuffix(".") ? String($0.dropLast()) : $0)" } ?? ""
        return "\(place): expected \(expected), found \(found) (\(kind.rawValue))\(because); used \(used)"
    }
}

extension DecodingIssue {
    /// The greatest length of an excerpt in characters.
    static let excerptLimit = 80

    static func excerpt(text: String) -> String {
        let head = text.prefix(excerptLimit)
        return head.endIndex == text.endIndex ? text : head.dropLast() + "…"
    }

    /// Returns a coding path as text: `data.works[3]["a.b"]`.
    ///
    /// - Parameter redacting: Whether to leave out keys that the contract does not name: `data.owners[…].name`.
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
                text += "[\(QuotedText.quoted(excerpt(text: name)))]"
            }
        }
    }

    /// Returns a key as it is written in a path.
    static func text(ofKey name: String) -> String {
        isPlain(name) ? name : QuotedText.quoted(excerpt(text: name))
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
