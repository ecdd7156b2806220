package import ContractModel

/// Values that conform to the types of a contract.
package struct FixtureSet: Sendable {
    /// The fixtures of a record, or of an envelope around its first payload.
    package struct Record: Sendable {
        /// Every property has a value.
        package var full: ContractValue
        /// The required keys only; null where one may be.
        package var minimal: ContractValue
    }

    /// The fixtures of the two records of an outcome, around its first payload, with the constant that distinguishes them.
    package struct Outcome: Sendable {
        package var success: Record
        package var failure: Record
    }

    /// A value of one variant of a union.
    package struct Variant: Sendable {
        package var index: Int
        package var value: ContractValue
        /// What the contract says is enough to choose this variant.
        package var isTelling: Bool
    }

    /// A value of the body of one response.
    package struct Response: Sendable {
        /// Index into the operation's responses.
        package var index: Int
        /// The example's name, nil for a value that was made.
        package var example: String?
        package var value: ContractValue

        package init(index: Int, example: String? = nil, value: ContractValue) {
            self.index = index
            self.example = example
            self.value = value
        }
    }

    /// By `TypeID`; nil for what is neither record nor envelope, and for what no finite value fits.
    package var records: [Record?]
    /// By `TypeID`; nil for what is no outcome.
    package var outcomes: [Outcome?]
    /// By `TypeID`; empty for what is no union.
    package var unions: [[Variant]]
    /// By index of the operation.
    package var responses: [[Response]]

    package subscript(record id: TypeID) -> Record? { records[id.rawValue] }
    package subscript(outcome id: TypeID) -> Outcome? { outcomes[id.rawValue] }
    package subscript(union id: TypeID) -> [Variant] { unions[id.rawValue] }
}
