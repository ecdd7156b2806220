import ContractModel
import DTOContract

/// A cursor in the request and a cursor in the answer of an operation without a rule. Both are known by their names.
///
/// Without it each page would lead to a next one for ever, since the answer that is shown has a cursor.
struct CursorGuess {
    /// The name of the parameter.
    let parameter: String
    /// The keys that lead to the next page's cursor.
    let next: [String]

    /// Nil where the parameter or the answer's member is missing, or where there are several.
    init?(_ operation: OperationDefinition, _ contract: Contract) {
        // A cursor may be the number of an item, such as Litestar's. A place that is a number may be a year.
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
        // An answer may repeat the cursor that it was asked for beside the next one.
        let nexts = members.filter {
            PageNames.nextCursors.contains($0.name) || $0.name == own && $0.parent == "next"
        }
        let found = nexts.isEmpty ? members.filter { $0.name == own && PageNames.cursors.contains(own) } : nexts
        guard found.count == 1 else { return nil }
        (parameter, next) = (name, found[0].path)
    }
}
