public import Diagnostics

/// Index of a definition in `Contract.definitions`.
public struct TypeID: Hashable, Comparable, Sendable {
    public let rawValue: Int

    @inlinable public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable public static func < (left: TypeID, right: TypeID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A type that the contract declares: a named schema, an inline schema that needs a type of its own, or the namespace of an
/// operation's inline types.
public struct TypeDefinition: Sendable {
    public var id: TypeID
    public var origin: TypeOrigin
    /// A reference to the schema, seen from the root document: `#/components/schemas/WorkDTO`, `schemas/Work.yaml#`. Empty for an envelope, which several schemas make.
    public var pointer: String
    /// Where an inline schema stands in the document, which need not be where the roles of its owners say: `…/oneOf/1` for the second variant.
    public var sourceLocation: SourceLocation?
    /// The file in which the schema stands, relative to the root document's folder; nil for the root document itself.
    @Rare public var file: String?
    public var documentation: Documentation
    @Rare public var deprecation: Deprecation?
    public var shape: TypeShape
    /// What a schema with a name says of its values beside its shape; of an inline one its use says it, of an alias its shape.
    public var constraints = ValueConstraints()
    /// `x-swift-name`, unchecked.
    @Rare public var preferredName: String?
    /// `example` and `examples` of the schema itself, unchecked.
    public var examples: [ContractExample]
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

/// Where a definition comes from; decides what it is called and in which Swift type it nests.
public enum TypeOrigin: Hashable, Sendable {
    /// A member of `components/schemas`, under that key; or a schema elsewhere, named after its file or place.
    case schema(String)
    /// The namespace of an operation's inline types; `name` is the operation's.
    case operation(String)
    /// A namespace for inline types of other components (`parameters`, `responses`, `headers` …) by section and key.
    case component(section: String, name: String)
    /// An inline schema, nested in its owner.
    case inline(owner: TypeID, role: InlineRole)
}

/// The place of an inline schema within its owner; its Swift name is made from it.
public enum InlineRole: Hashable, Sendable {
    /// The value of a property: `SearchLinks` for `searchLinks`.
    case property(String)
    /// An element of an array: of a property, `Item` for `items` (singular where the key is a plain plural).
    case element(of: String?)
    /// A value of `additionalProperties`.
    case value(of: String?)
    /// A branch of a union, by position from 0, with the branch's title or telling constant where it has one.
    case branch(Int, hint: String?)
    /// The catch-all payload of a polymorphic base: `PetBase` for `Pet`. Nests beside its owner, not in it.
    case base
    /// The body of a request: `Body`.
    case requestBody
    /// The body of a response: `Response200`, `ResponseDefault`.
    case response(String)
    /// A parameter, by name: `Mode` for `mode`; location (`query`, `path` …) where two share the name.
    case parameter(String, location: String)
    /// A header, by name, of the response with that status; nil elsewhere.
    case header(String, response: String?)
    case callback(String)
    /// A body's further content, of another media type than that after which the place is called: `FormBody`, `ProblemResponse400`.
    indirect case content(String, of: InlineRole)
    /// An item of a stream: `Response200Item`.
    indirect case item(of: InlineRole)
}

/// The documentation of a definition, property, case or operation, in the document's own words.
///
/// The texts are behind a pointer: they are copied wherever their owner is, and looked at in few places.
public struct Documentation: Hashable, Sendable {
    private struct Texts: Hashable, Sendable {
        var title: String?
        var summary: String?
        var description: String?
        var remarks: [String]
    }

    /// Nil where there is nothing.
    @Rare private var texts: Texts?

    public init(
        title: String? = nil, summary: String? = nil, description: String? = nil, remarks: [String] = []
    ) {
        if title == nil, summary == nil, description == nil, remarks.isEmpty { return }
        texts = Texts(title: title, summary: summary, description: description, remarks: remarks)
    }

    public var title: String? { texts?.title }
    public var summary: String? { texts?.summary }
    public var description: String? { texts?.description }
    /// Constraints and notes in our words, such as `0 to 100` or `At most 200 characters.`.
    public var remarks: [String] { texts?.remarks ?? [] }

    /// Takes somebody else's words where there are none.
    public mutating func fill(with other: String?) {
        guard title == nil, summary == nil, description == nil, let other else { return }
        self = Documentation(description: other, remarks: remarks)
    }

    /// Takes from the words about the same thing elsewhere what is missing.
    public mutating func complete(with other: Documentation) {
        self = Documentation(
            title: title ?? (description == nil ? other.title : nil), summary: summary ?? other.summary,
            description: description ?? other.description, remarks: remarks + other.remarks)
    }
}

/// `deprecated: true` with what our extensions say about it.
public struct Deprecation: Hashable, Sendable {
    /// `x-sunset`: the date from which it may be gone, as written.
    public var sunset: String?
    /// `x-replaced-by`: the document's name of what to use instead.
    public var replacedBy: String?
    /// `x-since`: version or date of the deprecation.
    public var since: String?

    /// What is deprecated has left the document.
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

/// That something has left the document, and how long it is kept.
public struct Removal: Hashable, Sendable {
    /// The day of the run that first missed it; nil until a run that writes has recorded it.
    public var day: CalendarDay?
    /// The first day on which it may be pruned.
    public var due: CalendarDay?

    public init(day: CalendarDay?, due: CalendarDay?) {
        self.day = day
        self.due = due
    }
}

/// A key that the document has replaced by another.
public struct FormerKey: Hashable, Sendable {
    public var key: String
    /// `x-swift-name` that it had, unchecked.
    public var preferredName: String?
    public var removal: Removal

    public init(key: String, preferredName: String? = nil, removal: Removal) {
        self.key = key
        self.preferredName = preferredName
        self.removal = removal
    }
}

extension TypeDefinition {
    /// Whether it has left the document, and is kept for a while.
    public var isGone: Bool { deprecation?.removal != nil }
}
