import ContractModel

/// Finds the pagination of a list from a rule of the configuration or document, or else from the names of parameters.
struct PageFinder {
    let rules: [String: PaginationRule]
    let contract: Contract

    func pages(of operation: AnsweredOperation) -> Resource.Pages? {
        if let rule = try? operation.definition.paginationRule(rules)?.get() { return pages(rule, operation) }
        if let number = operation.queryParameter(["page", "pagenumber", "pageno", "p"]) {
            return Resource.Pages(parameter: number.name, step: .number(first: first(number.name, operation)))
        }
        if let offset = operation.queryParameter(["offset", "skip", "startindex"]) {
            return Resource.Pages(parameter: offset.name, step: .offset)
        }
        return operation.queryParameter([
            "cursor", "pagetoken", "pagecursor", "after", "startingafter", "afterid", "continuationtoken",
        ])
        .map { Resource.Pages(parameter: $0.name, step: .cursor) }
    }

    private func pages(_ rule: PaginationRule, _ operation: AnsweredOperation) -> Resource.Pages {
        var pages = step(rule, operation)
        pages.more = rule.more?.keys
        return pages
    }

    private func step(_ rule: PaginationRule, _ operation: AnsweredOperation) -> Resource.Pages {
        switch rule.step {
        case .page(let name, let first):
            return Resource.Pages(parameter: name, step: .number(first: first ?? self.first(name, operation)))
        case .offset(let name): return Resource.Pages(parameter: name, step: .offset)
        case .cursor(let name, let next): return Resource.Pages(parameter: name, step: .cursor, next: next.keys)
        case .lastItem(let name, _): return Resource.Pages(parameter: name, step: .cursor)
        case .link(let next):
            return Resource.Pages(parameter: linked(operation), step: .number(first: 1), next: next.keys)
        case .linkHeader:
            return Resource.Pages(parameter: linked(operation), step: .number(first: 1), isLinked: true)
        }
    }

    /// Returns the name of the parameter in the links to pages, which no rule defines.
    private func linked(_ operation: AnsweredOperation) -> String {
        operation.queryParameter(["page", "pagenumber", "pageno", "p"])?.name ?? "page"
    }

    private func first(_ parameter: String, _ operation: AnsweredOperation) -> Int {
        operation.definition.firstPage(countedBy: parameter, in: contract) ?? 1
    }
}
