import ContractModel
import DTOContract

/// A parameter that takes the identifier of the last item, of an operation without a pagination rule. It is recognized
/// by its name: `starting_after`, or `after` if the response says whether another page follows.
struct LastItemGuess {
    /// The name of the parameter.
    let parameter: String
    /// The keys that lead to the identifier in an item.
    let member: [String]
    /// The keys that lead to the items in the response.
    let items: [String]
    /// The keys that lead to the Boolean that says whether another page follows. Nil if the response has none.
    let more: [String]?

    /// The formats of strings that cannot be identifiers.
    private static let moments: Set<String> = ["date", "date-time", "time"]

    /// Returns nil if the parameter or the identifier is missing, if there are several of them, or if the operation has
    /// something with the name of a cursor.
    init?(_ operation: OperationDefinition, _ contract: Contract) {
        let asking = operation.pageParameters(in: contract)
        let parameters = asking.filter { parameter in
            let name = PageNames.folded(parameter.name)
            guard PageNames.lasts.contains(name) || name == "after", let use = parameter.value?.use else {
                return false
            }
            return use.reference.isText(in: contract)
                && !Self.moments.contains(contract.resolved(use).constraints.statedFormat ?? "")
        }
        guard parameters.count == 1, !asking.contains(where: { PageNames.cursors.contains(PageNames.folded($0.name)) }),
            let members = AnswerMembers(operation, contract), !members.hasCursor
        else { return nil }
        let lists = ListAnswer(contract)
        guard let answer = AnswerMembers.answer(of: operation)?.use.reference, let items = lists.items(of: answer),
            let element = lists.element(of: answer, at: items),
            let identity = contract[element].shape.allProperties.first(where: { $0.key == "id" }),
            identity.use.reference.isText(in: contract)
        else { return nil }
        (parameter, member, self.items) = (parameters[0].name, [identity.key], items)
        more = members.more(beside: items)
        // `after` alone may also mean a date.
        guard more != nil || PageNames.lasts.contains(PageNames.folded(parameter)) else { return nil }
    }
}
