package import ContractModel
package import Diagnostics

/// An entry of `models:`: the model of an app for a schema.
package struct ModelRule: Sendable {
    /// A word of the configuration file with its place.
    package struct Word: Hashable, Sendable {
        package var text: String
        package var location: SourceLocation
    }

    /// The kind of Swift type that the model is.
    package enum Kind: String, Sendable, CaseIterable {
        case `class`
        case `struct`
    }

    /// The treatment of properties that are not in the entry.
    package enum Unmapped: String, Sendable, CaseIterable {
        /// Each property has a member with its name.
        case member
        case error
        case warning
    }

    /// The treatment of models that a list no longer contains.
    package enum Orphans: String, Sendable, CaseIterable {
        case keep
        case delete
        case detach
    }

    /// The way in which two values are merged.
    package struct Merge: Hashable, Sendable {
        /// The rule by which a value in the model and a new value become one.
        package enum Policy: Hashable, Sendable {
            case keep, replace, newer, union, max, min, longer
            /// A static function of the model.
            case function(String)
        }

        package var policy: Policy
        /// Whether a null sets the model's member to nil.
        package var nullClears = false
        package var location: SourceLocation
    }

    /// The member for a property, or the case for a value.
    package struct Member: Sendable {
        /// The name. Nil is the name of the property or value.
        package var name: String?
        package var conversion: Conversion?
    }

    /// The conversion of a member that has another type than the contract.
    package struct Conversion: Sendable {
        /// The type of the member, without optionality.
        package var type: ExternalType
        /// The static function of the model that converts a value of the contract, if possible. Nil for a date, which
        /// the library converts.
        package var from: Word?
        /// The static function of the model that returns the contract's value. Nil for a date.
        package var to: Word?
        /// Values of the contract that tests convert. An empty list means the sample values of the format.
        package var examples: [(value: ContractValue, location: SourceLocation)] = []
        package var location: SourceLocation
    }

    package var schema: Word
    package var model: Word?
    package var kind: Kind = .class
    /// The properties that identify an instance.
    package var identity: [Word] = []
    /// The members or cases, by property or value.
    package var map: [(key: Word, member: Member)] = []
    /// The reasons for ignored properties or values.
    package var ignore: [(key: Word, reason: String)] = []
    package var merge: [(key: Word, merge: Merge)] = []
    package var orphans: [(key: Word, policy: Orphans)] = []
    /// The case of the model for values that the contract does not list.
    package var fallback: Word?
    /// The property with the date of a record.
    package var datedBy: Word?
    package var unmapped: Unmapped = .member
}

extension ModelRule.Merge.Policy {
    /// The policies that are single words in the file.
    static let words: [(word: String, policy: Self)] = [
        ("keep", .keep), ("replace", .replace), ("newer", .newer), ("union", .union), ("max", .max), ("min", .min),
        ("longer", .longer),
    ]
}
