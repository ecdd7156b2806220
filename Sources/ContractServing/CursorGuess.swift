import ContractModel
import DTOContract

/// A cursor parameter in the query and a cursor in the answer, where nobody has written a rule. Both are known by their names.
///
/// Without it each page would lead to a next one for ever, since the answer that is shown has a cursor.
struct CursorGuess {
    /// The name of the query's parameter.
    let parameter: String
    /// The keys that lead to the next page's cursor.
    let next: [String]

    /// Nil where the parameter or the answer's member is missing, or where there are several.
    init?(_ operation: OperationDefinition, _ contract: Contract) {
        let texts = (operation.interface?.parameters ?? []).filter { parameter in
            let name = PageNames.folded(parameter.name)
            return parameter.place == "query" && (PageNames.cursors.contains(name) || PageNames.places.contains(name))
                && parameter.value.map { Self.isText($0.use.reference, contract) } == true
        }
        guard texts.count == 1, let name = texts.first?.name else { return nil }
        let answer = operation.interface?.statuses.first { $0.status.hasPrefix("2") && !$0.contents.isEmpty }
        guard let value = answer?.contents.lazy.compactMap(\.value).first else { return nil }
        let own = Self.members(of: value.use.reference, contract)
        let inner = own.flatMap { member in
            Self.members(of: member.reference, contract).map { (path: [member.key, $0.key], reference: $0.reference) }
        }
        let members = (own.map { (path: [$0.key], reference: $0.reference) } + inner)
            .filter { Self.isText($0.reference, contract) }.map(\.path)
        func called(_ names: Set<String>) -> [[String]] {
            members.filter { $0.last.map { names.contains(PageNames.folded($0)) } == true }
        }
        // An answer may repeat the cursor that it was asked for beside the next one.
        let nexts = called(PageNames.nextCursors)
        let found = nexts.isEmpty ? called(PageNames.cursors.intersection([PageNames.folded(name)])) : nexts
        guard found.count == 1 else { return nil }
        (parameter, next) = (name, found[0])
    }

    private static func isText(_ reference: TypeReference, _ contract: Contract) -> Bool {
        switch contract.resolved(reference) {
        case .scalar(.string): true
        case .optional(let inner): isText(inner, contract)
        case .scalar, .json, .array, .dictionary, .definition, .generic, .payload: false
        }
    }

    /// Of an object that has keys of its own, an envelope too.
    private static func members(
        of reference: TypeReference, _ contract: Contract
    ) -> [(key: String, reference: TypeReference)] {
        let properties: [PropertyDefinition]
        switch contract.resolved(reference) {
        case .optional(let inner): return members(of: inner, contract)
        case .definition(let id), .generic(let id, _):
            switch contract[id].shape {
            case .record(let record): properties = record.properties
            case .envelope(let envelope): properties = envelope.properties
            case .outcome, .enumeration, .union, .alias, .namespace: return []
            }
        case .scalar, .json, .array, .dictionary, .payload: return []
        }
        return properties.map { ($0.key, $0.use.reference) }
    }
}
