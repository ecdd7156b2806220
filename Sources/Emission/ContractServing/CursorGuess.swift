import ContractModel
import DTOContract

/// A cursor in the request and a cursor in the response of an operation without a pagination rule. Both are recognized
/// by their names.
///
/// A mock server that does not know the cursor would repeat the example's cursor on each page, so that the pages would
/// never end.
struct CursorGuess {
    /// The name of the parameter.
    let parameter: String
    /// The keys that lead to the next page's cursor in the response.
    let next: [String]

    /// Returns nil if the parameter or the response's member is missing, or if there are several of them.
    init?(_ operation: OperationDefinition, _ contract: Contract) {
        // A parameter such as `cursor` may be a number, as in Litestar. A number named like a position, such as
        // `after`, may also be a year.
        let known = operation.pageParameters(in: contract).filter { parameter in
            let name = PageNames.folded(parameter.name)
            guard let type = parameter.value?.use.reference else { return false }
            return PageNames.cursors.contains(name) && (type.isText(in: contract) || type.isInteger(in: contract))
                || PageNames.places.contains(name) && type.isText(in: contract)
        }
        guard known.count == 1, let name = known.first?.name, let answer = AnswerMembers(operation, contract) else {
            return nil
        }
        let isNumber = known[0].value?.use.reference.isInteger(in: contract) == true
        let members = answer.members.filter { isNumber ? $0.isInteger : $0.isText }
        let own = PageNames.folded(name)
        // A response may repeat the request's cursor next to the cursor of the next page.
        let nexts = members.filter {
            PageNames.nextCursors.contains($0.name) || $0.name == own && $0.parent == "next"
        }
        let found = nexts.isEmpty ? members.filter { $0.name == own && PageNames.cursors.contains(own) } : nexts
        guard found.count == 1 else { return nil }
        (parameter, next) = (name, found[0].path)
    }
}
