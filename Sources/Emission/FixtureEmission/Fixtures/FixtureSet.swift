package import ContractModel

/// Values that conform to the types of a contract.
package struct FixtureSet: Sendable {
    /// The fixtures of a record, or of an envelope with its first payload.
    package struct Record: Sendable {
        /// A value with all properties.
        package var full: ContractValue
        /// A value with only the required keys, which are null if possible.
        package var minimal: ContractValue
    }

    /// The fixtures of the two records of an outcome with its first payload, including the constant that distinguishes
    /// them.
    package struct Outcome: Sendable {
        package var success: Record
        package var failure: Record
    }

    /// A value of one variant of a union.
    package struct Variant: Sendable {
        package var index: Int
        package var value: ContractValue
        /// Whether the value alone identifies the variant.
        package var isTelling: Bool
    }

    /// A body of one response.
    package struct Response: Sendable {
        /// The index in the operation's responses.
        package var index: Int
        /// The name of the example, or nil for a generated value.
        package var example: String?
        package var value: ContractValue
    }

    /// The fixtures of records and envelopes, indexed by `TypeID`. The element is nil for other types, and for types
    /// without a finite value.
    package var records: [Record?]
    /// The fixtures of outcomes, indexed by `TypeID`. The element is nil for other types.
    package var outcomes: [Outcome?]
    /// The fixtures of unions, indexed by `TypeID`. The element is an empty list for other types.
    package var unions: [[Variant]]
    /// The bodies of responses, indexed by operation.
    package var responses: [[Response]]

    package subscript(record id: TypeID) -> Record? { records[id.rawValue] }
    package subscript(outcome id: TypeID) -> Outcome? { outcomes[id.rawValue] }
    package subscript(union id: TypeID) -> [Variant] { unions[id.rawValue] }
}
