public import Diagnostics
import Texts

/// What a contract was when its output was last made, and since when the rest is gone: `contract.lock`.
///
/// It is an input of generation like the document, and the only memory that a run has of the ones before it. No stage but
/// `ContractHistory` puts a date into it.
public struct ContractLock: Sendable {
    /// The file's name in the output folder.
    public static let fileName = "contract.lock"

    public var title: String
    /// Nil in a lock that was not read.
    public var titleLocation: SourceLocation?
    /// `info.version`
    public var version: String
    /// Schemas first, then in the order of their places' bytes; each once.
    public var definitions: [LockedDefinition]
    /// The lines of all definitions in a few pieces, in place of these where a first lock has nothing to do but to be written: they take a
    /// fraction of the room.
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
    /// How many definitions, properties and values have left the document.
    public var keptCount: Int {
        definitions.reduce(0) { count, definition in
            count + (definition.departure == nil ? definition.members.count { $0.departure != nil } : 1)
        }
    }
}

/// A definition of the contract, or one that it had.
public struct LockedDefinition: Sendable {
    public let path: DefinitionPath
    /// The path as the lock writes it.
    public let place: [UInt8]
    /// What it is, in the words of the lock: `is: record`.
    public var facts: ContractValue
    /// Properties in the order of the document; values in the order in which they came to be known.
    public var members: [LockedMember] = []
    /// Whether its values stand in another order than the document's.
    public var isOrderedByAge = false
    /// Nil as long as the document has it.
    public var departure: Departure?
    public var location: SourceLocation

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

    /// Nil where a merge has left nothing but members.
    public var kind: Kind? { facts["is"]?.string.flatMap(Kind.init) }

    /// What it is, in the words of the lock.
    public enum Kind: String, CaseIterable, Sendable {
        case record, union, alias, envelope, outcome
        /// Enumerations, by their values.
        case strings, integers, values
    }

    /// Whether types may nest in it.
    public var isOpen: Bool {
        switch kind {
        case .record, .union, .strings, .integers, .values: true
        case .alias, .envelope, .outcome, nil: false
        }
    }
}

/// A property or a value of an enumeration.
public struct LockedMember: Sendable {
    public enum Name: Hashable, Sendable {
        case property(String)
        /// A property of the failed record of an outcome.
        case failure(String)
        case value(ContractValue)
    }

    public var name: Name
    /// What it is: `type: string, required: true`.
    public var facts: ContractValue
    public var departure: Departure?
    /// The key under which the document has it now: it is not gone but renamed.
    public var newKey: String?
    /// Types that it had, from the latest on, which are still accepted.
    public var formerTypes: [LockedType] = []
    /// The day of the last change of its type.
    public var changed: CalendarDay?
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

    public var type: LockedType? { facts["type"].flatMap { LockedType($0) } }
}

/// That something has left the document.
public struct Departure: Hashable, Sendable {
    /// Nil until a run that writes has noted the day.
    public var day: CalendarDay?

    public init(day: CalendarDay? = nil) {
        self.day = day
    }

    /// What stands for the day of a run that is still to come, in the differences that a check shows.
    public static let undated = "the next run"

    /// In the lock, and in what is generated.
    public var text: String { day.map { "\($0)" } ?? Self.undated }
}
