package import ContractModel
import DTOContract

/// A pagination rule for an operation without one, guessed from the names of its parameters and of its response's
/// members.
package struct PaginationProposal: Sendable {
    /// The name of the operation in the configuration.
    package var operation: String
    package var rule: PaginationRule
    /// Whether pages have numbers, and the document does not say which number the first page has.
    package var isFirstUnknown: Bool {
        if case .page(_, nil) = rule.step { true } else { false }
    }

    /// The methods of operations that may have pages. Searches often use POST.
    private static let methods: Set<String> = ["get", "post"]

    /// Returns the proposals in the document's order, for operations whose response contains one list.
    package static func all(for contract: Contract) -> [PaginationProposal] {
        let answers = ListAnswer(contract)
        let counts = Dictionary(contract.operations.map { ($0.name, 1) }, uniquingKeysWith: +)
        return contract.operations.compactMap { operation in
            guard methods.contains(operation.method), !operation.isCalledByServer,
                operation.interface?.pagination == nil,
                let answer = AnswerMembers.answer(of: operation), let items = answers.items(of: answer.use.reference),
                let rule = PageRuleFinder(operation, contract).rule(items: items)
            else { return nil }
            // An operation's name may consist of the method and the path, or belong to several operations.
            let isOwn = counts[operation.name] == 1 && !operation.name.contains(" ")
            return PaginationProposal(operation: isOwn ? operation.name : operation.endpoint, rule: rule)
        }
    }
}

/// Finds the way from page to page: a cursor, a link, a page number, or an offset. A cursor or a link also shows which
/// page is the last.
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

    /// Returns the path of a string member whose name means the URL of the next page, or whose name is `next` and whose
    /// format is a URL.
    private func link(beside items: [String]) -> [String]? {
        members?.only { member in
            guard member.isText else { return false }
            // HAL has such links: {"_links": {"next": {"href": "/orders?page=2"}}}.
            if member.name == "href" { return member.parent == "next" }
            // A member `next` of another object does not lead to a page.
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

    /// Whether the response has the header `Link`, and the request has a parameter that selects a page. Without the
    /// parameter, the header may contain other links.
    private var isLinked: Bool {
        let parameters = operation.pageParameters(in: contract).map(\.name)
        guard parameters.map(PageNames.folded).contains(where: PageNames.parameters.contains) else { return false }
        let success = operation.interface?.statuses.first { $0.status.hasPrefix("2") }
        return success?.headers.contains { $0.name.lowercased() == "link" } == true
    }
}
