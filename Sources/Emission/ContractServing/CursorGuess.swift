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
        let texts = operation.pageParameters(in: contract).filter { parameter in
            let name = PageNames.folded(parameter.name)
            return (PageNames.cursors.contains(name) || PageNames.places.contains(name))
                && parameter.value?.use.reference.isText(in: contract) == true
        }
        guard texts.count == 1, let name = texts.first?.name, let answer = AnswerMembers(operation, contract) else {
            return nil
        }
        let members = answer.members.filter(\.isText)
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
