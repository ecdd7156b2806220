package import ContractModel
package import Diagnostics

/// An entry of `models:`: the model of an app for a schema.
package struct ModelRule: Sendable {
    /// A string of the configuration with its location.
    package struct Word: Hashable, Sendable {
        package var text: String
        package var location: SourceLocation
    }

    /// The kind of Swift type of the model.
    package enum Kind: String, Sendable, CaseIterable {
        case `class`
        case `struct`
    }

    /// The treatment of properties that are not in the entry.
    package enum Unmapped: String, Sendable, CaseIterable {
        /// Each of these properties has a member with the name of the property.
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

    /// The setting that determines how a value in the model and a new value are merged.
    package struct Merge: Hashable, Sendable {
        /// The rule by which a value in the model and a new value become one value.
        package enum Policy: Hashable, Sendable {
            case keep, replace, newer, union, max, min, longer
            /// A static function of the model merges the values.
            case function(String)
        }

        package var policy: Policy
        /// Whether a null sets the model's member to nil.
        package var nullClears = false
        package var location: SourceLocation
    }

    /// The member of the model for a property, or the case of the model for a value of an enumeration.
    package struct Member: Sendable {
        /// The name of the member or case, or nil for a member or case with the name of the property or value.
        package var name: String?
        package var conversion: Conversion?
    }

    /// The conversion of a member whose type differs from the contract's.
    package struct Conversion: Sendable {
        /// The type of the member, without `Optional`.
        package var type: ExternalType
        /// The static function of the model that converts a value of the contract if possible. The value is nil for
        /// `Date`, which the library converts.
        package var from: Word?
        /// The static function of the model that converts back to the contract's value. The value is nil for `Date`.
        package var to: Word?
        /// The values of the contract that tests convert. If the list is empty, tests use sample values of the format.
        package var examples: [(value: ContractValue, location: SourceLocation)] = []
        package var location: SourceLocation
    }

    package var schema: Word
    package var model: Word?
    package var kind: Kind = .class
    /// The properties that together identify an instance.
    package var identity: [Word] = []
    /// The properties or values of the contract, each with its member or case of the model.
    package var map: [(key: Word, member: Member)] = []
    /// The reasons why properties or values are ignored.
    package var ignore: [(key: Word, reason: String)] = []
    package var merge: [(key: Word, merge: Merge)] = []
    package var orphans: [(key: Word, policy: Orphans)] = []
    /// The case of the model for values that the contract does not list.
    package var fallback: Word?
    /// The property with the date that tells which of two records is newer.
    package var datedBy: Word?
    package var unmapped: Unmapped = .member
}

extension ModelRule.Merge.Policy {
    /// The policies that the configuration writes as a single word.
    static let words: [(word: String, policy: Self)] = [
        ("keep", .keep), ("replace", .replace), ("newer", .newer), ("union", .union), ("max", .max), ("min", .min),
        ("longer", .longer),
    ]
}
