import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// An operation with everything that a client needs to call it: the parameters and contents that it sends, and the
/// contents that it receives.
struct CallDefinition: Sendable {
    var operation: OperationDefinition
    /// The type that is generated for the operation.
    var type: TypeID
    var tags: [String]
    var deprecation: Deprecation?
    /// Whether the operation was removed from the document.
    var isGone: Bool { deprecation?.removal != nil }
    var parameters: [CallParameter]
    var body: CallBody?
    var answers: CallAnswers
    /// The alternatives of security schemes. The list is empty if no credentials are needed.
    var security: [[SecuritySchemeDefinition]]
    /// The URLs of the operation's own servers. The list is empty if the operation uses the servers of the whole
    /// document.
    var servers: [String]
    /// The names of the parameters that the client sends with the call.
    var globals: [String] = []
}

extension CallDefinition {
    /// Returns the header with a key by which the server recognizes a repeated request
    /// (draft-ietf-httpapi-idempotency-key-header), or nil. The client makes the key, and the caller may give another
    /// key.
    ///
    /// - Parameter rule: The rule of the configuration, which has priority over the document's parameters.
    func idempotencyHeader(by rule: IdempotencyRule?) -> String? {
        if let rule, rule.methods.contains(where: { $0.rawValue == operation.method.uppercased() }) {
            return rule.header
        }
        return parameters.first(where: \.isIdempotencyKey)?.name
    }
}

/// A parameter that a call sends.
struct CallParameter: Sendable {
    enum Place: String, Sendable {
        case path, query, header, cookie, querystring
    }

    /// The form in which the parameter is written (OpenAPI 3.1.1, section 4.8.12).
    enum Form: Hashable, Sendable {
        case style(String, explode: Bool)
        case json
        /// A whole query that is neither a form nor JSON.
        case text
    }

    /// The name in the document and in the request.
    var name: String
    var place: Place
    var form: Form
    var reference: TypeReference
    var isRequired: Bool
    /// Whether the parameter was required before it was removed from the operation.
    var wasRequired = false
    var allowsReserved: Bool
    /// Whether slashes in the value separate segments of the path.
    var takesSlashes = false
    /// The value of `x-swift-name`, unchecked.
    var preferredName: String?
    /// Whether the parameter was removed from the operation.
    var isGone: Bool { deprecation?.removal != nil }
    /// Whether the parameter is the header `Idempotency-Key` and its schema allows a UUID.
    var isIdempotencyKey = false
    var documentation: Documentation
    var deprecation: Deprecation?
    var location: SourceLocation
}

/// The content of a call's request.
struct CallBody: Sendable {
    enum Form: Sendable {
        case json(TypeReference)
        /// A form, `application/x-www-form-urlencoded`.
        case form(TypeReference, parts: [String: ValueSerialization])
        case multipart(TypeReference, MultipartParts)
        case text
        /// Bytes, which are sent unchanged with any media type.
        case bytes
    }

    /// Describes the parts of a multipart body. Both dictionaries have the keys of the parts.
    struct MultipartParts: Sendable {
        var serializations: [String: ValueSerialization]
        var headers: [String: [HeaderDefinition]]
    }

    var form: Form
    var mediaType: String
    var isRequired: Bool
    var description: String?
    /// The bodies of other media types that a caller can send instead of this body.
    var others: [CallBody] = []

    /// All bodies among which a caller chooses.
    var choices: [CallBody] { [self] + others }
}

extension CallBody {
    /// The names of the bodies in the order of `choices`: the kind, such as `json` or `form`, or a name from the media
    /// type if an earlier body has the kind's name. If several bodies are texts or files, all of them get names from
    /// their media types.
    var choiceNames: [String] {
        let kinds = choices.map(\.kind)
        var scope = NameScope { ["self", "init", "Type", "Protocol", "none", "some"].contains($0) }
        return zip(choices, kinds).map { choice, kind in
            let word = IdentifierCasing.lowerCamel(MediaType.word(for: choice.mediaType))
            let isRepeated = ["text", "bytes"].contains(kind) && kinds.count { $0 == kind } > 1
            return isRepeated ? scope.take(word, else: word + "Content") : scope.take(kind, else: word)
        }
    }

    private var kind: String {
        switch form {
        case .json: "json"
        case .form: "form"
        case .multipart: "multipart"
        case .text: "text"
        case .bytes: "bytes"
        }
    }
}

/// The content of a response.
enum CallContent: Hashable, Sendable {
    case nothing
    case json(TypeReference)
    case text
    case bytes
    /// A redirect: the response has no content, and a URL in the header `Location`.
    case location
    /// A stream of items.
    case stream(CallStream)
}

/// The content of a stream.
struct CallStream: Hashable, Sendable {
    struct Event: Hashable, Sendable {
        var name: String
        var reference: TypeReference
        /// Whether the data of the event is plain text instead of JSON.
        var isText: Bool
    }

    var format: MediaType.StreamFormat
    /// The type of each item. The value is nil if the document describes no item, or if the events have their own
    /// types.
    var item: TypeReference?
    /// Whether `item` describes only the data of an event, instead of the whole event.
    var itemIsData: Bool
    /// The events with their names, in the order of the document.
    var events: [Event]
    /// The names of the events that end the stream.
    var terminal: [String]
}

/// The documented responses of an operation, as successes and failures.
struct CallAnswers: Sendable {
    struct Answer: Sendable {
        /// The status: `200`, `4XX` or `default`.
        var status: String
        var content: CallContent
        /// The type of a JSON body, with constraints that can affect decoding.
        var use: TypeUse?
        /// The document's description.
        var description: String?
    }

    /// The successes, in the order of the document. There is at least one success.
    var successes: [Answer]
    /// The other responses by status, with `default` last.
    var failures: [Answer]
    /// The headers of all successes, in the order of the document. Each name occurs once.
    var headers: [HeaderDefinition]
    /// The media types for the header `Accept`, beginning with the preferred media types.
    var accept: [String]
    /// The stream for which a caller may ask instead of the value of a successful response.
    var alternative: CallStream?
    /// Whether successful responses can have a body that the document does not describe. The client then returns the
    /// bytes.
    var areUndescribed = false

    /// Whether a redirect is the only success. The client then returns its `Location` and does not follow it.
    var redirectsOnly: Bool { successes.allSatisfy { $0.content == .location } }
}
