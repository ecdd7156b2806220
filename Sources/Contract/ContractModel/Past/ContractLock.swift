public import Diagnostics

/// The contract when its output was last generated, and the dates on which parts were removed: `contract.lock`.
///
/// Like the document, the lock is an input of generation. The new output depends on earlier runs only by the lock.
public struct ContractLock: Sendable {
    /// The name of the file in the output folder.
    public static let fileName = "contract.lock"

    /// The document's `info.title`.
    public var title: String
    /// The place of the title, or nil if the lock was not read from a file.
    public var titleLocation: SourceLocation?
    /// The document's `info.version`.
    public var version: String
    /// The definitions, each once. Schemas come first, and then the definitions are sorted by the bytes of their
    /// places.
    public var definitions: [LockedDefinition]
    /// The operations, sorted by name. The list is empty if no run has made a client.
    public var operations: [LockedOperation] = []
    /// The lines of all definitions in a few pieces. A first lock, which is only written, has these lines in place of
    /// `definitions`, because the lines take a fraction of the memory.
    public var lines: [[UInt8]]?

    public init(
        title: String, titleLocation: SourceLocation? = nil, version: String, definitions: [LockedDefinition],
        lines: [[UInt8]]? = nil
    ) {
        self.title = title
        self.titleLocation = titleLocation
        self.version = version
        self.definitions = definitions
        self.lines = lines
    }
}

extension ContractLock {
    /// The number of definitions, properties, values, operations and parameters that were removed from the document.
    /// The parts of a removed definition or operation are not included.
    public var keptCount: Int {
        let parts = definitions.reduce(0) { count, definition in
            count + (definition.departure == nil ? definition.members.count { $0.departure != nil } : 1)
        }
        return operations.reduce(parts) { count, operation in
            count + (operation.departure == nil ? operation.parameters.count { $0.departure != nil } : 1)
        }
    }
}

/// A present or former definition of the contract.
public struct LockedDefinition: Sendable {
    /// The identity of the definition.
    public let path: DefinitionPath
    /// The path as the lock writes it, in UTF-8.
    public let place: [UInt8]
    /// The facts about the definition, as the lock writes them: `is: record`.
    public var facts: ContractValue
    /// The members. Properties are in the order of the document, and values in the order in which they appeared.
    public var members: [LockedMember] = []
    /// Whether the order of the values differs from the document's order.
    public var isOrderedByAge = false
    /// The removal from the document, or nil as long as the document has the definition.
    public var departure: Departure?
    /// The place in the document, or in the lock for a former definition.
    public var location: SourceLocation

    /// Makes the definition from its parts. If `place` is nil, it is computed from the path.
    public init(
        path: DefinitionPath, place: [UInt8]? = nil, facts: ContractValue, members: [LockedMember] = [],
        departure: Departure? = nil, location: SourceLocation
    ) {
        self.path = path
        self.place = place ?? path.text
        self.facts = facts
        self.members = members
        self.departure = departure
        self.location = location
    }

    /// The kind of definition, or nil if the lock has only members of it, as after a merge of branches.
    public var kind: Kind? { facts["is"]?.string.flatMap(Kind.init) }

    /// The kinds of definitions. The raw values are written in the lock.
    public enum Kind: String, CaseIterable, Sendable {
        case record, union, alias, envelope, outcome
        /// Enumerations. The kind depends on the type of their values.
        case strings, integers, values
    }

    /// Whether the definition is a declared type instead of an alias or a generic type. Only a declared type may
    /// contain other types, and may be kept after its removal from the document.
    public var isOpen: Bool {
        switch kind {
        case .record, .union, .strings, .integers, .values: true
        case .alias, .envelope, .outcome, nil: false
        }
    }
}

/// A property of a definition, or a value of an enumeration.
public struct LockedMember: Sendable {
    /// The kind of member with its key or value.
    public enum Name: Hashable, Sendable {
        /// A property, by its key.
        case property(String)
        /// A property of the record for failures in an outcome (`OutcomeShape`).
        case failure(String)
        /// A value of an enumeration.
        case value(ContractValue)
    }

    /// The name, which is unique in the definition.
    public var name: Name
    /// The facts about the member: `type: string, required: true`.
    public var facts: ContractValue
    /// The removal from the document, or nil as long as the document has the member.
    public var departure: Departure?
    /// The new key in the document, if the property was renamed.
    public var newKey: String?
    /// Earlier types that are still accepted, with the latest type first.
    public var formerTypes: [LockedType] = []
    /// The day on which the type last changed.
    public var changed: CalendarDay?
    /// The place in the document, or in the lock for a former member.
    public var location: SourceLocation

    public init(
        name: Name, facts: ContractValue, departure: Departure? = nil, newKey: String? = nil,
        formerTypes: [LockedType] = [], changed: CalendarDay? = nil, location: SourceLocation
    ) {
        self.name = name
        self.facts = facts
        self.departure = departure
        self.newKey = newKey
        self.formerTypes = formerTypes
        self.changed = changed
        self.location = location
    }

    /// The type of a property, or nil for a value of an enumeration.
    public var type: LockedType? { facts["type"].flatMap { LockedType($0) } }
}

/// The removal of a definition or member from the document.
public struct Departure: Hashable, Sendable {
    /// The day of the removal, or nil until a run that writes the lock has recorded it.
    public var day: CalendarDay?

    /// Makes the removal.
    public init(day: CalendarDay? = nil) {
        self.day = day
    }

    /// The text that replaces the day in the differences that a check shows before a run has recorded the day.
    public static let undated = "the next run"

    /// The day as the lock and generated code write it.
    public var text: String { day.map { "\($0)" } ?? Self.undated }
}
