import ContractModel
import Diagnostics
import SwiftEmission

/// An operation with answers to all questions that HTTP asks: the content that a call sends and receives.
struct CallDefinition: Sendable {
    var operation: OperationDefinition
    /// The type of its calls.
    var type: TypeID
    var tags: [String]
    var deprecation: Deprecation?
    var parameters: [CallParameter]
    var body: CallBody?
    var answers: CallAnswers
    /// Alternatives of schemes; empty where everybody may call.
    var security: [[SecurityScheme]]
    /// URLs of its own servers; empty where it is served where all others are.
    var servers: [String]
}

/// A parameter that a call sends.
struct CallParameter: Sendable {
    enum Place: String, Sendable {
        case path, query, header, cookie, querystring
    }

    /// How it is written (3.1.1, section 4.8.12).
    enum Form: Hashable, Sendable {
        case style(String, explode: Bool)
        case json
        /// A query as a whole that is neither a form nor JSON.
        case text
    }

    /// In the document, and on the wire.
    var name: String
    var place: Place
    var form: Form
    var reference: TypeReference
    var isRequired: Bool
    var allowsReserved: Bool
    var documentation: Documentation
    var deprecation: Deprecation?
    var location: SourceLocation
}

/// The content of a call's request.
struct CallBody: Sendable {
    enum Form: Sendable {
        case json(TypeReference)
        /// `application/x-www-form-urlencoded`
        case form(TypeReference, parts: [String: ValueSerialization])
        case multipart(TypeReference, MultipartParts)
        case text
        /// Whatever its media type: as it is.
        case bytes
    }

    /// How the document describes the parts, by their keys.
    struct MultipartParts: Sendable {
        var serializations: [String: ValueSerialization]
        var headers: [String: [HeaderDefinition]]
    }

    var form: Form
    var mediaType: String
    var isRequired: Bool
    var description: String?
    /// Contents of other types, one of which may be sent in place of this one.
    var others: [CallBody] = []

    /// All contents of which a call sends one.
    var choices: [CallBody] { [self] + others }
}

extension CallBody {
    /// Returns the name of one of several bodies: `json`, `form`, or a name after its media type where that is taken.
    func name(in scope: inout NameScope) -> String {
        let kind =
            switch form {
            case .json: "json"
            case .form: "form"
            case .multipart: "multipart"
            case .text: "text"
            case .bytes: "bytes"
            }
        return scope.take(kind, else: IdentifierCasing.lowerCamel(MediaType.word(for: mediaType)))
    }
}

/// The content of an answer.
enum CallContent: Hashable, Sendable {
    case nothing
    case json(TypeReference)
    case text
    case bytes
    /// One item after another.
    case stream(CallStream)
}

/// The content of a stream.
struct CallStream: Hashable, Sendable {
    struct Event: Hashable, Sendable {
        var name: String
        var reference: TypeReference
        /// Whether its data are a plain text and not JSON.
        var isText: Bool
    }

    var format: MediaType.StreamFormat
    /// Of each item; nil where the document gives none, or events have types of their own.
    var item: TypeReference?
    /// Whether that is an event's data, whatever the schema looks like.
    var itemIsData: Bool
    /// By name, in the order of the document.
    var events: [Event]
    var terminal: [String]
}

/// The answers of an operation, by status.
struct CallAnswers: Sendable {
    struct Answer: Sendable {
        /// `200`, `4XX`, `default`.
        var status: String
        var content: CallContent
    }

    /// Of success, in the order of the document; never empty.
    var successes: [Answer]
    /// The others; `default` last.
    var failures: [Answer]
    /// Of all successes, in the order of the document; each name once.
    var headers: [HeaderDefinition]
    /// The media types to ask for, the best first.
    var accept: [String]
    /// The stream for which a caller may ask instead of the value of success.
    var alternative: CallStream?
    /// Whether the successes can have content of which the document has no description. The client returns its bytes.
    var areUndescribed = false
}
