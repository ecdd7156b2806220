package import ContractModel
import DTOContract

/// How the pages of an operation seem to follow each other, where nobody has said it: known by the names of its parameters and of what its
/// answer says.
package struct PaginationProposal: Sendable {
    /// What the configuration calls the operation.
    package var operation: String
    package var rule: PaginationRule

    /// In the document's order, of operations whose answer has one list.
    package static func all(for contract: Contract) -> [PaginationProposal] {
        let answers = ListAnswer(contract)
        let counts = Dictionary(contract.operations.map { ($0.name, 1) }, uniquingKeysWith: +)
        return contract.operations.compactMap { operation in
            guard operation.method == "get", !operation.isCalledByServer, operation.interface?.pagination == nil,
                let answer = AnswerMembers.answer(of: operation), let items = answers.items(of: answer.use.reference),
                let rule = PageRuleFinder(operation, contract).rule(items: items)
            else { return nil }
            // A name may be made of method and path, or be that of several.
            let isOwn = counts[operation.name] == 1 && !operation.name.contains(" ")
            return PaginationProposal(operation: isOwn ? operation.name : operation.endpoint, rule: rule)
        }
    }
}

/// Looks at an operation for what leads from page to page: a cursor, a link, a number, how many items come before. A cursor or a link says by
/// itself where the pages end.
private struct PageRuleFinder {
    private let operation: OperationDefinition
    private let contract: Contract
    private let pages: RuntimePages?
    private let members: AnswerMembers?

    init(_ operation: OperationDefinition, _ contract: Contract) {
        (self.operation, self.contract) = (operation, contract)
        pages = ServedPages.pages(of: operation, in: contract, [:])
        members = AnswerMembers(operation, contract)
    }

    func rule(items: [String]) -> PaginationRule? {
        let step: PaginationRule.Step
        var (total, more): ([String]?, [String]?)
        if let cursor = CursorGuess(operation, contract) {
            step = .cursor(parameter: cursor.parameter, next: path(cursor.next))
            more = members?.more(beside: items)
        } else if let last = LastItemGuess(operation, contract) {
            step = .lastItem(parameter: last.parameter, member: path(last.member))
            more = last.more
        } else if let link = link(beside: items) {
            step = .link(path(link))
        } else if isLinked {
            step = .linkHeader
        } else {
            switch pages?.step {
            case .page(let parameter, _)?: step = .page(parameter: parameter, first: nil)
            case .offset(let parameter)?: step = .offset(parameter: parameter)
            case .cursor?, .lastItem?, .link?, nil: return nil
            }
            total = members?.total(beside: items)
            more = members?.more(beside: items)
        }
        return PaginationRule(
            step: step, items: path(items), total: total.map(path), more: more.map(path), location: operation.location)
    }

    private func path(_ keys: [String]) -> AnswerPath { AnswerPath(keys: keys, location: operation.location) }

    // MARK: What the answer says

    /// A text of the answer that is called the next page's URL, or that is called `next` and is a URL.
    private func link(beside items: [String]) -> [String]? {
        members?.only { member in
            guard member.isText else { return false }
            // As HAL has it: {"_links": {"next": {"href": "/orders?page=2"}}}.
            if member.name == "href" { return member.parent == "next" }
            // The next one of another object is no page.
            guard member.isTelling(beside: items) || member.parent == "links" else { return false }
            if PageNames.nextLinks.contains(member.name) { return true }
            guard member.name == "next" else { return false }
            let isURL = ["uri", "uri-reference", "url"].contains(member.format)
            return isURL || member.parent == "links" || Self.isURL(member.property.examples.first?.value)
        }?.path
    }

    private static func isURL(_ example: ContractValue?) -> Bool {
        guard case .string(let text)? = example else { return false }
        return text.hasPrefix("https://") || text.hasPrefix("http://") || text.hasPrefix("/")
    }

    /// Whether the answer has the header `Link`, and the request something that asks for a page: other links are described by it too.
    private var isLinked: Bool {
        let parameters = (operation.interface?.parameters ?? []).filter { $0.place == "query" }.map(\.name)
        guard parameters.map(PageNames.folded).contains(where: PageNames.parameters.contains) else { return false }
        let success = operation.interface?.statuses.first { $0.status.hasPrefix("2") }
        return success?.headers.contains { $0.name.lowercased() == "link" } == true
    }
}
