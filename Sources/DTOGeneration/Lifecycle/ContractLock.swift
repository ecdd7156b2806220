import Diagnostics

/// What a contract was when its output was last made, and since when the rest is gone: `contract.lock`.
///
/// It is an input of generation like the document, and the only memory that a run has of the ones before it. No stage but
/// `ContractHistory` puts a date into it.
package struct ContractLock: Sendable {
    /// The file's name in the output folder.
    package static let fileName = "contract.lock"

    var title: String
    /// Nil in a lock that was not read.
    var titleLocation: SourceLocation?
    /// `info.version`
    package var version: String
    /// Schemas first, then in the order of their places' bytes; each once.
    var definitions: [LockedDefinition]
    /// The lines of all definitions in a few pieces, in place of these where a first lock has nothing to do but to be written: they take a
    /// fraction of the room.
    var lines: [[UInt8]]?
}

extension ContractLock {
    /// How many definitions, properties and values have left the document.
    var keptCount: Int {
        definitions.reduce(0) { count, definition in
            count + (definition.departure == nil ? definition.members.count { $0.departure != nil } : 1)
        }
    }
}

/// A definition of the contract, or one that it had.
struct LockedDefinition: Sendable {
    let path: DefinitionPath
    /// The path as the lock writes it.
    let place: [UInt8]
    /// What it is, in the words of the lock: `is: record`.
    var facts: ContractValue
    /// Properties in the order of the document; values in the order in which they came to be known.
    var members: [LockedMember] = []
    /// Whether its values stand in another order than the document's.
    var isOrderedByAge = false
    /// Nil as long as the document has it.
    var departure: Departure?
    var location: SourceLocation

    init(
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
    var kind: Kind? { facts["is"]?.string.flatMap(Kind.init) }

    /// What it is, in the words of the lock.
    enum Kind: String, CaseIterable, Sendable {
        case record, union, alias, envelope, outcome
        /// Enumerations, by their values.
        case strings, integers, values
    }

    /// Whether types may nest in it.
    var isOpen: Bool {
        switch kind {
        case .record, .union, .strings, .integers, .values: true
        case .alias, .envelope, .outcome, nil: false
        }
    }
}

/// A property or a value of an enumeration.
struct LockedMember: Sendable {
    enum Name: Hashable, Sendable {
        case property(String)
        /// Of the failed record of an outcome.
        case failure(String)
        case value(ContractValue)
    }

    var name: Name
    /// What it is: `type: string, required: true`.
    var facts: ContractValue
    var departure: Departure?
    /// The key under which the document has it now: it is not gone but renamed.
    var newKey: String?
    /// Types that it had, from the latest on, which are still accepted.
    var formerTypes: [LockedType] = []
    /// The day of the last change of its type.
    var changed: CalendarDay?
    var location: SourceLocation

    var type: LockedType? { facts["type"].flatMap { LockedType($0) } }
}

/// That something has left the document.
struct Departure: Hashable, Sendable {
    /// Nil until a run that writes has noted the day.
    var day: CalendarDay?

    /// What stands for the day of a run that is still to come, in the differences that a check shows.
    static let undated = "the next run"

    /// In the lock, and in what is generated.
    var text: String { day.map { "\($0)" } ?? Self.undated }
}
