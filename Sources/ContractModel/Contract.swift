public import Diagnostics

/// What a document promises, without references and without Swift: a table of type definitions and the operations
/// that use them. Every check on the document has passed when a contract exists.
public struct Contract: Sendable {
    public var info: ContractInfo
    /// Indexed by `TypeID`. Order: component schemas as the document lists them, each followed by the types nested in it, then
    /// the types of operations. Nothing that is written may depend on the order of unrelated definitions.
    public var definitions: [TypeDefinition]
    public var operations: [OperationDefinition]
    /// The schemes of `components/securitySchemes`, in the document's order; empty unless operations have their interfaces.
    public var securitySchemes: [SecurityScheme] = []
    /// Records that begin jobs, and how these are followed; empty unless a client is made.
    public var jobs: [JobDefinition] = []
    /// Definitions for which the configuration names a type of the user's: aliases of it. Here are the shapes that their values have.
    public var replaced: [TypeID: TypeShape]
    /// Examples and defaults that a check was asked for.
    public var samples: [ContractSample]
    /// What is to be remembered of it; nil where nothing is kept.
    public var lock: ContractLock?
    /// A reference to what stands at a place of the documents that it comes from; nil where nothing does.
    public var reference: @Sendable (SourceLocation) -> String? = { _ in nil }
    /// What the document called things of which a configuration may still speak: `Schema.property`.
    public var formerNames: Set<String> = []
    /// What `shared:` of the configuration makes, and of what.
    public var shared = SharedEnumerations()

    public init(
        info: ContractInfo, definitions: [TypeDefinition] = [], operations: [OperationDefinition] = [],
        replaced: [TypeID: TypeShape] = [:], samples: [ContractSample] = []
    ) {
        self.info = info
        self.definitions = definitions
        self.operations = operations
        self.replaced = replaced
        self.samples = samples
    }

    @inlinable public subscript(id: TypeID) -> TypeDefinition {
        // Lent, not copied with all that it refers to: mostly one part of it is asked for.
        _read { yield definitions[id.rawValue] }
        _modify { yield &definitions[id.rawValue] }
    }
}

public struct ContractInfo: Hashable, Sendable {
    public var title: String
    /// Nil where the document has no title.
    public var titleLocation: SourceLocation?
    public var version: String
    /// Nil where the document has no version.
    public var versionLocation: SourceLocation?
    /// The value of `openapi:` or `swagger:`.
    public var specification: String
    public var description: String?
    /// SHA-256 over the parsed document with component maps sorted, in hexadecimal: YAML and JSON twins agree.
    public var contentHash: String

    /// Where the document begins: for what is true of it as a whole. Nil where it has neither title nor version.
    public var beginning: SourceLocation? {
        (titleLocation ?? versionLocation).map { SourceLocation(file: $0.file, line: 1, column: 1) }
    }

    public init(
        title: String, at titleLocation: SourceLocation? = nil, version: String,
        at versionLocation: SourceLocation? = nil, specification: String,
        description: String? = nil, contentHash: String
    ) {
        self.title = title
        self.titleLocation = titleLocation
        self.version = version
        self.versionLocation = versionLocation
        self.specification = specification
        self.description = description
        self.contentHash = contentHash
    }
}
