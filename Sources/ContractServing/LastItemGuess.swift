import ContractModel
import DTOContract

/// A parameter in the query that takes the identity of the last item, where nobody has written a rule. It is known by its name: `starting_after`,
/// or `after` where the answer says whether another page follows.
struct LastItemGuess {
    /// The name of the query's parameter.
    let parameter: String
    /// The keys that lead to the identity in an item.
    let member: [String]
    /// The keys that lead to the items in the answer.
    let items: [String]

    /// Formats of texts that are no identities.
    private static let moments: Set<String> = ["date", "date-time", "time"]

    /// Nil where the parameter or the identity is missing, or where there are several.
    init?(_ operation: OperationDefinition, _ contract: Contract) {
        let lists = ListAnswer(contract)
        guard let answer = AnswerMembers.answer(of: operation)?.use.reference, let items = lists.items(of: answer),
            let members = AnswerMembers(operation, contract)
        else { return nil }
        let names = members.more(beside: items) == nil ? PageNames.lasts : PageNames.lasts.union(["after"])
        let parameters = (operation.interface?.parameters ?? []).filter { parameter in
            guard parameter.place == "query", names.contains(PageNames.folded(parameter.name)),
                let use = parameter.value?.use
            else { return false }
            return use.reference.isText(in: contract)
                && !Self.moments.contains(contract.resolved(use).constraints.statedFormat ?? "")
        }
        guard parameters.count == 1, let element = lists.element(of: answer, at: items),
            let identity = contract[element].shape.allProperties.first(where: { $0.key == "id" }),
            identity.use.reference.isText(in: contract)
        else { return nil }
        (parameter, member, self.items) = (parameters[0].name, [identity.key], items)
    }
}
