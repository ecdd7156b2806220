public import Diagnostics

/// Identifies a definition by its index in `Contract.definitions`.
public struct TypeID: Hashable, Comparable, Sendable {
    /// The index.
    public let rawValue: Int

    /// Makes an identifier from an index.
    @inlinable public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Whether the left index is smaller.
    @inlinable public static func < (left: TypeID, right: TypeID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A type of the contract: a named schema, an inline schema that needs its own type, or the namespace of an operation's
/// inline types.
public struct TypeDefinition: Sendable {
    /// The index of this definition.
    public var id: TypeID
    /// The origin in the document.
    public var origin: TypeOrigin
    /// A reference to the schema from the root document: `#/components/schemas/WorkDTO`, `schemas/Work.yaml#`. The
    /// string is empty for an envelope, which several schemas declare.
    public var pointer: String
    /// The place of an inline schema in the document. It may differ from the place that its roles describe. For
    /// example, the second variant of a union is at `…/oneOf/1`.
    public var sourceLocation: SourceLocation?
    /// The file of the schema, relative to the root document's folder, or nil for the root document.
    @Rare public var file: String?
    /// The title and description in the document.
    public var documentation: Documentation
    /// The deprecation, or nil if the schema is not deprecated.
    @Rare public var deprecation: Deprecation?
    /// The kind and members.
    public var shape: TypeShape
    /// The constraints of a named schema that is not an alias. The constraints of an inline schema are in its use. The
    /// constraints of an alias are in its shape.
    public var constraints = ValueConstraints()
    /// The value of `x-swift-name`, unchecked.
    @Rare public var preferredName: String?
    /// The name in an extension of another tool, which is used unless another type has this name.
    @Rare public var suggestedName: String?
    /// The `example` and `examples` of the schema itself, unchecked.
    public var examples: [ContractExample]
    /// The place of the schema in the document.
    public var location: SourceLocation

    public init(
        id: TypeID, origin: TypeOrigin, pointer: String, file: String? = nil,
        documentation: Documentation = Documentation(),
        deprecation: Deprecation? = nil, shape: TypeShape, preferredName: String? = nil,
        examples: [ContractExample] = [], location: SourceLocation
    ) {
        self.id = id
        self.origin = origin
        self.pointer = pointer
        self.file = file
        self.documentation = documentation
        self.deprecation = deprecation
        self.shape = shape
        self.preferredName = preferredName
        self.examples = examples
        self.location = location
    }
}

/// The origin of a definition. It determines the name of the definition and the Swift type that contains it.
public enum TypeOrigin: Hashable, Sendable {
    /// A member of `components/schemas` with that key, or a schema in another place, which is named after its file or
    /// place.
    case schema(String)
    /// The namespace of an operation's inline types. `name` is the name of the operation.
    case operation(String)
    /// The namespace for inline types of another component, by its section (`parameters`, `responses`, `headers` …) and
    /// key.
    case component(section: String, name: String)
    /// An inline schema that is nested in its owner.
    case inline(owner: TypeID, role: InlineRole)
}

/// The place of an inline schema within its owner. The Swift name is derived from it.
public enum InlineRole: Hashable, Sendable {
    /// The value of a property: `SearchLinks` for `searchLinks`.
    case property(String)
    /// An element of an array under a key. The element of a property `items` is named `Item` if the key is a plain
    /// plural.
    case element(of: String?)
    /// A value of a dictionary (`additionalProperties`) under a key.
    case value(of: String?)
    /// A branch of a union by its position, counted from 0, with its title or identifying constant as a hint.
    case branch(Int, hint: String?)
    /// The catch-all payload of a polymorphic base: `PetBase` for `Pet`. The payload's type is declared next to its
    /// owner instead of inside the owner.
    case base
    /// The body of a request: `Body`.
    case requestBody
    /// The body of a response: `Response200`, `ResponseDefault`.
    case response(String)
    /// A parameter by its name: `Mode` for `mode`. The location (`query`, `path` …) distinguishes two parameters with
    /// the same name.
    case parameter(String, location: String)
    /// A header by its name. `response` is the status of its response, or nil for a header outside of responses.
    case header(String, response: String?)
    /// A callback by its name.
    case callback(String)
    /// A content of a body that is not the principal content: `FormBody`, `ProblemResponse400`.
    indirect case content(String, of: InlineRole)
    /// An item of a stream: `Response200Item`.
    indirect case item(of: InlineRole)
}

/// The documentation of a definition, property, case or operation, as the document writes it.
///
/// The texts are stored behind a pointer, because their owners are copied often and the texts are rarely needed.
public struct Documentation: Hashable, Sendable {
    private struct Texts: Hashable, Sendable {
        var title: String?
        var summary: String?
        var description: String?
        var remarks: [String]
    }

    /// The texts, or nil if all of them are missing.
    @Rare private var texts: Texts?

    public init(
        title: String? = nil, summary: String? = nil, description: String? = nil, remarks: [String] = []
    ) {
        if title == nil, summary == nil, description == nil, remarks.isEmpty { return }
        texts = Texts(title: title, summary: summary, description: description, remarks: remarks)
    }

    /// The `title`, or nil.
    public var title: String? { texts?.title }
    /// The `summary`, or nil.
    public var summary: String? { texts?.summary }
    /// The description in the document, or nil if it has none.
    public var description: String? { texts?.description }
    /// Constraints and notes in the words of this tool, such as `0 to 100` or `At most 200 characters.`
    public var remarks: [String] { texts?.remarks ?? [] }

    /// Uses a string as the description, if this documentation has no title, summary or description.
    public mutating func fill(with other: String?) {
        guard title == nil, summary == nil, description == nil, let other else { return }
        self = Documentation(description: other, remarks: remarks)
    }

    /// Adds the missing parts from other documentation of the definition.
    public mutating func complete(with other: Documentation) {
        self = Documentation(
            title: title ?? (description == nil ? other.title : nil), summary: summary ?? other.summary,
            description: description ?? other.description, remarks: remarks + other.remarks)
    }
}

/// A deprecation (`deprecated: true`) with the extensions that describe it.
public struct Deprecation: Hashable, Sendable {
    /// `x-sunset`: the date from which the member may be removed, as written.
    public var sunset: String?
    /// `x-replaced-by`: the name of the replacement in the document.
    public var replacedBy: String?
    /// `x-since`: the version or date of the deprecation.
    public var since: String?

    /// The removal from the document, if the deprecated member has been removed.
    public var removal: Removal?

    public init(
        sunset: String? = nil, replacedBy: String? = nil, since: String? = nil, removal: Removal? = nil
    ) {
        self.sunset = sunset
        self.replacedBy = replacedBy
        self.since = since
        self.removal = removal
    }
}

/// The removal of a definition or member from the document. Generated code keeps the removed part for some time.
public struct Removal: Hashable, Sendable {
    /// The day of the first run after the removal, or nil until a run that writes the lock has recorded the removal.
    public var day: CalendarDay?
    /// The first day on which `prune` may remove the part.
    public var due: CalendarDay?

    public init(day: CalendarDay?, due: CalendarDay?) {
        self.day = day
        self.due = due
    }
}

/// A key that the document has replaced by another key.
public struct FormerKey: Hashable, Sendable {
    /// The key that the document used before.
    public var key: String
    /// The former `x-swift-name`, unchecked.
    public var preferredName: String?
    public var removal: Removal

    public init(key: String, preferredName: String? = nil, removal: Removal) {
        self.key = key
        self.preferredName = preferredName
        self.removal = removal
    }
}

extension TypeDefinition {
    /// Whether the definition was removed from the document and is kept for some time.
    public var isGone: Bool { deprecation?.removal != nil }

    /// Whether the definition is the namespace of an operation.
    package var isOperation: Bool {
        if case .operation = origin { true } else { false }
    }
}
