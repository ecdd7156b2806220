import ContractModel
import DTOContract

/// The members of an operation's answer that may tell of its page: its own, those of objects in it, and those of what is called `next`.
struct AnswerMembers {
    struct Member {
        let path: [String]
        let property: PropertyDefinition

        /// What its key means, whatever its case: of `@odata.nextLink` what comes after the dot.
        var name: String {
            PageNames.folded(path.last?.split(separator: ".").last.map(String.init) ?? "")
        }

        /// The same of the object that it stands in; nil for a member of the answer itself.
        var parent: String? { path.dropLast().last.map(PageNames.folded) }
    }

    let members: [Member]
    private let contract: Contract

    /// Of the first JSON that a success answers with; nil where none does.
    init?(_ operation: OperationDefinition, _ contract: Contract) {
        guard let answer = Self.answer(of: operation) else { return nil }
        self.contract = contract
        let own = Self.properties(of: answer.use.reference, contract).map { Member(path: [$0.key], property: $0) }
        let inner = own.flatMap { Self.inner($0, contract) }
        members = own + inner + inner.filter { $0.name == "next" }.flatMap { Self.inner($0, contract) }
    }

    static func answer(of operation: OperationDefinition) -> ValueDefinition? {
        operation.interface?.statuses.first { $0.status.hasPrefix("2") && !$0.contents.isEmpty }?
            .contents.lazy.compactMap(\.value).first
    }

    /// The only one that fits; nil where several do.
    func only(where isFitting: (Member) -> Bool) -> Member? {
        let found = members.filter(isFitting)
        return found.count == 1 ? found[0] : nil
    }

    func isText(_ member: Member) -> Bool { member.property.use.reference.isText(in: contract) }

    func isInteger(_ member: Member) -> Bool { member.property.use.reference.isInteger(in: contract) }

    func isBoolean(_ member: Member) -> Bool { member.property.use.reference.isBoolean(in: contract) }

    /// How many items there are: beside them, or in an object that tells of the page.
    func total(beside items: [String]) -> [String]? {
        only { isInteger($0) && PageNames.totals.contains($0.name) && isTelling($0, beside: items) }?.path
    }

    /// What says whether another page follows, in such a place.
    func more(beside items: [String]) -> [String]? {
        only { isBoolean($0) && PageNames.mores.contains($0.name) && isTelling($0, beside: items) }?.path
    }

    private func isTelling(_ member: Member, beside items: [String]) -> Bool {
        member.path.dropLast() == items.dropLast() || member.parent.map(PageNames.objects.contains) == true
    }

    /// What a text of the document says that it is, at the property or where its type is.
    func format(of member: Member) -> String? { contract.resolved(member.property.use).constraints.statedFormat }

    private static func inner(_ member: Member, _ contract: Contract) -> [Member] {
        properties(of: member.property.use.reference, contract).map {
            Member(path: member.path + [$0.key], property: $0)
        }
    }

    /// Of an object that has keys of its own, an envelope too.
    private static func properties(of reference: TypeReference, _ contract: Contract) -> [PropertyDefinition] {
        switch contract.resolved(reference) {
        case .optional(let inner): return properties(of: inner, contract)
        case .definition(let id), .generic(let id, _):
            switch contract[id].shape {
            case .record(let record): return record.properties
            case .envelope(let envelope): return envelope.properties
            case .outcome, .enumeration, .union, .alias, .namespace: return []
            }
        case .scalar, .json, .array, .dictionary, .payload: return []
        }
    }
}

extension TypeReference {
    func isText(in contract: Contract) -> Bool {
        switch contract.resolved(self) {
        case .scalar(.string): true
        case .optional(let inner): inner.isText(in: contract)
        case .scalar, .json, .array, .dictionary, .definition, .generic, .payload: false
        }
    }

    func isBoolean(in contract: Contract) -> Bool {
        switch contract.resolved(self) {
        case .scalar(.boolean): true
        case .optional(let inner): inner.isBoolean(in: contract)
        case .scalar, .json, .array, .dictionary, .definition, .generic, .payload: false
        }
    }

    func isInteger(in contract: Contract) -> Bool {
        switch contract.resolved(self) {
        case .scalar(.int), .scalar(.int64), .scalar(.uint64): true
        case .optional(let inner): inner.isInteger(in: contract)
        case .scalar, .json, .array, .dictionary, .definition, .generic, .payload: false
        }
    }
}
