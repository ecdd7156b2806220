public import Diagnostics

/// The contract of a document: a table of type definitions, and the operations that use them. References are
/// resolved, and Swift names are not yet chosen. The document has no errors.
public struct Contract: Sendable {
    /// The facts about the document.
    public var info: ContractInfo
    /// The definitions, indexed by `TypeID`. Component schemas come first, in the order of the document, each followed
    /// by its nested types. The types of operations come last. Output must not depend on the order of unrelated
    /// definitions.
    public var definitions: [TypeDefinition]
    /// The operations, including the operations that the server calls.
    public var operations: [OperationDefinition]
    /// The operations that were removed from the document and that a client still has. Servers and pages do not have
    /// them.
    public var goneOperations: [OperationDefinition] = []
    /// The schemes in `components/securitySchemes`, in the order of the document. The list is empty unless operations
    /// have interfaces.
    public var securitySchemes: [SecuritySchemeDefinition] = []
    /// The tags that the document declares, in its order. The list is empty unless operations have interfaces.
    public var tags: [TagDefinition] = []
    /// The responses that begin long jobs (`x-progress`), with the ways to follow a job. The list is empty unless a
    /// client is generated.
    public var jobs: [JobDefinition] = []
    /// The original shapes of the definitions that the configuration replaces by a type of the user. In `definitions`,
    /// each of these definitions is an alias of the user's type.
    public var replaced: [TypeID: TypeShape]
    /// The records that are the multipart body of one operation and have no other use, with the type of the operation.
    /// The client declares a struct of parts in place of each record. The dictionary is empty without a client.
    public var forms: [TypeID: TypeID] = [:]
    /// The examples and defaults that must be checked.
    public var samples: [ContractSample]
    /// The lock that the run writes, or nil if no lock is used.
    public var lock: ContractLock?
    /// Returns a reference (`$ref`) to the object at a place in the documents, or nil if no object begins there.
    public var reference: @Sendable (SourceLocation) -> String? = { _ in nil }
    /// The names that the configuration may use although the contract does not have them.
    public var absentNames = AbsentNames()
    /// The enumerations that `shared:` of the configuration combines, with their origins.
    public var shared = SharedEnumerations()
    /// Maps each type that equal inline types share to the names by which the configuration refers to these inline
    /// types, such as `Order.lines`.
    public var namesOfPlaces: [TypeID: [String]] = [:]
    /// Maps the former place of an inline type to the place of the type into which it was merged. The dictionary is
    /// empty in a run without a lock.
    public var joined: [DefinitionPath: DefinitionPath] = [:]

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

    /// The operations of a client: the operations in the document, and removed operations that are kept.
    public var calledOperations: [OperationDefinition] { operations + goneOperations }

    /// The definition with this id.
    @inlinable public subscript(id: TypeID) -> TypeDefinition {
        // The definition is yielded in place, because a copy would copy everything to which the definition refers.
        // Usually a caller needs only one part of the definition.
        _read { yield definitions[id.rawValue] }
        _modify { yield &definitions[id.rawValue] }
    }
}

/// Facts about the document: its title, version and content.
public struct ContractInfo: Hashable, Sendable {
    /// The value of `info.title`.
    public var title: String
    /// The place of the title, or nil if the document has none.
    public var titleLocation: SourceLocation?
    /// The value of `info.version`.
    public var version: String
    /// The place of the version, or nil if the document has none.
    public var versionLocation: SourceLocation?
    /// The value of `openapi:` or `swagger:`.
    public var specification: String
    /// The description in the document, or nil if it has none.
    public var description: String?
    /// The SHA-256 of the parsed document in hexadecimal. Component maps are sorted, so equal documents in YAML and
    /// JSON have the same hash.
    public var contentHash: String

    /// The place where the document begins, for messages about the whole document. The value is nil if the document has
    /// neither title nor version.
    public var beginning: SourceLocation? {
        (titleLocation ?? versionLocation).map { SourceLocation(file: $0.file, line: 1, column: 1) }
    }

    /// Makes the facts from their parts.
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
