package import ContractModel
import DTOContract

/// How the pages of an operation seem to follow each other, by the names of its parameters and of the members of its
/// answer. Proposals are for operations without a rule.
package struct PaginationProposal: Sendable {
    /// The name of the operation in the configuration.
    package var operation: String
    package var rule: PaginationRule
    /// Whether pages are counted and the document does not tell from which number.
    package var isFirstUnknown: Bool {
        if case .page(_, nil) = rule.step { true } else { false }
    }

    /// Servers take searches with both methods.
    private static let methods: Set<String> = ["get", "post"]

    /// In the document's order, of operations whose answer has one list.
    package static func all(for contract: Contract) -> [PaginationProposal] {
        let answers = ListAnswer(contract)
        let counts = Dictionary(contract.operations.map { ($0.name, 1) }, uniquingKeysWith: +)
        return contract.operations.compactMap { operation in
            guard methods.contains(operation.method), !operation.isCalledByServer,
                operation.interface?.pagination == nil,
                let answer = AnswerMembers.answer(of: operation), let items = answers.items(of: answer.use.reference),
                let rule = PageRuleFinder(operation, contract).rule(items: items)
            else { return nil }
            // A name may consist of method and path, or belong to several operations.
            let isOwn = counts[operation.name] == 1 && !operation.name.contains(" ")
            return PaginationProposal(operation: isOwn ? operation.name : operation.endpoint, rule: rule)
        }
    }
}

/// Looks for the way from page to page: a cursor, a link, a number, or an offset. A cursor or a link also tells where
/// the pages end.
private struct PageRuleFinder {
    private let operation: OperationDefinition
    private let contract: Contract
    private let pages: RuntimePages?
    private let members: AnswerMembers?

    init(_ operation: OperationDefinition, _ contract: Contract) {
        (self.operation, self.contract) = (operation, contract)
        pages = ServedPages.pages(of: operation, in: contract, by: nil)
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
            case .page(let parameter, _)?:
                step = .page(parameter: parameter, first: operation.firstPage(countedBy: parameter, in: contract))
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

    // MARK: Members of the answer

    /// A text of the answer that is called the next page's URL, or that is called `next` and is a URL.
    private func link(beside items: [String]) -> [String]? {
        members?.only { member in
            guard member.isText else { return false }
            // HAL writes it like this: {"_links": {"next": {"href": "/orders?page=2"}}}.
            if member.name == "href" { return member.parent == "next" }
            // A `next` in another object is not a page.
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

    /// Whether the answer has the header `Link`, and the request a parameter that asks for a page. The header may have
    /// other links.
    private var isLinked: Bool {
        let parameters = operation.pageParameters(in: contract).map(\.name)
        guard parameters.map(PageNames.folded).contains(where: PageNames.parameters.contains) else { return false }
        let success = operation.interface?.statuses.first { $0.status.hasPrefix("2") }
        return success?.headers.contains { $0.name.lowercased() == "link" } == true
    }
}
