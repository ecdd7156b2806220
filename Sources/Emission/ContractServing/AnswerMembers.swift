import ContractModel
import DTOContract

/// The members of a response that may describe pagination: those of the response itself, those of objects in it, and
/// those of an object with the key `next`.
struct AnswerMembers {
    /// A member of the response or of an object in it.
    struct Member {
        let path: [String]
        /// The member's key as `PageNames` folds it. For `@odata.nextLink` this is the part after the dot.
        let name: String
        /// The `name` of the object that contains the member. Nil for a member of the response itself.
        let parent: String?
        let property: PropertyDefinition
        fileprivate let contract: Contract

        fileprivate init(_ property: PropertyDefinition, of parent: Member? = nil, _ contract: Contract) {
            path = (parent?.path ?? []) + [property.key]
            name = PageNames.folded(property.key)
            self.parent = parent?.name
            (self.property, self.contract) = (property, contract)
        }

        var isText: Bool { property.use.reference.isText(in: contract) }
        var isInteger: Bool { property.use.reference.isInteger(in: contract) }
        var isBoolean: Bool { property.use.reference.isBoolean(in: contract) }

        /// The format that the document gives to a text, at the property or at its type.
        var format: String? { contract.resolved(property.use).constraints.statedFormat }

        /// Whether the member is next to the items or their container, or in an object that describes the page.
        func isTelling(beside items: [String]) -> Bool {
            items.dropLast().starts(with: path.dropLast()) || parent.map(PageNames.objects.contains) == true
        }
    }

    let members: [Member]

    /// A response with more members than this is not searched for pagination.
    private static let limit = 4_000

    /// - Returns: Nil if no successful response is JSON.
    init?(_ operation: OperationDefinition, _ contract: Contract) {
        guard let answer = Self.answer(of: operation) else { return nil }
        var members = Self.properties(of: answer.use.reference, contract).prefix(Self.limit).map {
            Member($0, contract)
        }
        for level in 1...2 {
            for member in members where member.path.count == level && (level == 1 || member.name == "next") {
                let inner = Self.properties(of: member.property.use.reference, contract)
                members += inner.prefix(Self.limit - members.count).map { Member($0, of: member, contract) }
            }
        }
        self.members = members.count < Self.limit ? members : []
    }

    /// Returns the value that a client decodes from the first successful response with content. Nil if that content is
    /// not JSON.
    static func answer(of operation: OperationDefinition) -> ValueDefinition? {
        let success = operation.interface?.statuses.first { $0.status.hasPrefix("2") && !$0.contents.isEmpty }
        return success?.principal.flatMap { MediaType.isJSON($0.mediaType) ? $0.value : nil }
    }

    /// Returns the only member that fits. Nil if no member fits, or several do.
    func only(where isFitting: (Member) -> Bool) -> Member? {
        let found = members.filter(isFitting)
        return found.count == 1 ? found[0] : nil
    }

    /// Whether the response has a string member whose name means a cursor.
    var hasCursor: Bool {
        members.contains {
            $0.isText && (PageNames.cursors.contains($0.name) || PageNames.nextCursors.contains($0.name))
        }
    }

    /// Returns the path of the member that contains the total number of items.
    func total(beside items: [String]) -> [String]? {
        only { PageNames.totals.contains($0.name) && $0.isInteger && $0.isTelling(beside: items) }?.path
    }

    /// Returns the path of the Boolean member that says whether another page follows.
    func more(beside items: [String]) -> [String]? {
        only { PageNames.mores.contains($0.name) && $0.isBoolean && $0.isTelling(beside: items) }?.path
    }

    /// Returns the properties of a record or of an envelope. Other types have no keys of their own.
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
    func isText(in contract: Contract) -> Bool { isScalar([.string], in: contract) }

    func isInteger(in contract: Contract) -> Bool { isScalar([.int, .int64, .uint64], in: contract) }

    func isBoolean(in contract: Contract) -> Bool { isScalar([.boolean], in: contract) }

    private func isScalar(_ types: Set<ScalarType>, in contract: Contract) -> Bool {
        switch contract.resolved(self) {
        case .scalar(let type): types.contains(type)
        case .optional(let inner): inner.isScalar(types, in: contract)
        case .json, .array, .dictionary, .definition, .generic, .payload: false
        }
    }
}
