package import ContractModel
package import Diagnostics

/// One entry of `models:`: which model of an app stands for a schema.
package struct ModelRule: Sendable {
    /// A word of the file with its place.
    package struct Word: Hashable, Sendable {
        package var text: String
        package var location: SourceLocation
    }

    package enum Kind: String, Sendable, CaseIterable {
        case `class`
        case `struct`
    }

    /// What becomes of properties that the entry does not name.
    package enum Unmapped: String, Sendable, CaseIterable {
        /// Each has a member of its own name.
        case member
        case error
        case warning
    }

    /// What becomes of models that a list no longer has.
    package enum Orphans: String, Sendable, CaseIterable {
        case keep
        case delete
        case detach
    }

    /// How two values become one.
    package struct Merge: Hashable, Sendable {
        package enum Policy: Hashable, Sendable {
            case keep, replace, newer, union, max, min, longer
            /// A static function of the model's.
            case function(String)
        }

        package var policy: Policy
        /// A null makes the model's member nil.
        package var nullClears = false
        package var location: SourceLocation
    }

    /// The member that stands for a property, or the case that stands for a value.
    package struct Member: Sendable {
        /// Nil where it has the name of what it stands for.
        package var name: String?
        package var conversion: Conversion?
    }

    /// What makes a member of another type than the contract's.
    package struct Conversion: Sendable {
        /// Of the member, whether that may be nil or not.
        package var type: ExternalType
        /// The static function of the model's that makes a member of a value of the contract's, if it can.
        package var from: Word
        /// The static function of the model's that gives the contract's value back.
        package var to: Word
        /// Values of the contract's that tests convert; none where those of its format will do.
        package var examples: [(value: ContractValue, location: SourceLocation)] = []
    }

    /// The schema.
    package var schema: Word
    /// The type that stands for it.
    package var model: Word?
    package var kind: Kind = .class
    /// Properties by which two are known to be the same.
    package var identity: [Word] = []
    /// Property or value → member or case.
    package var map: [(key: Word, member: Member)] = []
    /// Property or value → why it is ignored.
    package var ignore: [(key: Word, reason: String)] = []
    package var merge: [(key: Word, merge: Merge)] = []
    package var orphans: [(key: Word, policy: Orphans)] = []
    /// The case of the model for values that the contract does not name.
    package var fallback: Word?
    /// The property that says how new a record is.
    package var datedBy: Word?
    package var unmapped: Unmapped = .member

    package init(schema: Word) {
        self.schema = schema
    }
}

extension ModelRule.Merge.Policy {
    /// Those that are words in the file.
    static let words: [(word: String, policy: Self)] = [
        ("keep", .keep), ("replace", .replace), ("newer", .newer), ("union", .union), ("max", .max), ("min", .min),
        ("longer", .longer),
    ]
}
