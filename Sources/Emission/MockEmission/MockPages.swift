import ContractModel
import ContractServing
import DTOContract
import GenerationSettings

/// The pages of an operation's mock documents: two pages, and one without items. The members that describe a page, such
/// as its number and the number of items, are correct.
///
/// An example of the document is not changed, and the other pages repeat its total. With a total of 850, the second
/// page is the last page with a document. If the example has as many items as its total, it is the only page.
struct MockPages {
    private let pages: RuntimePages
    private let contract: Contract
    private let use: TypeUse
    /// The rule of the configuration or document. If the rule is nil, the names of parameters define pages, and there
    /// is one page.
    private let rule: PaginationRule?
    /// The number of items on each page.
    private var counts: (first: Int, second: Int)
    /// The total and page size in an example of the document.
    private let stated: (total: Int?, size: Int?)

    /// - Parameter isExample: Whether the first page is an example of the document.
    init(
        _ operation: OperationDefinition, _ rule: PaginationRule?, in contract: Contract, _ options: GenerationOptions,
        _ use: TypeUse, first: ContractValue, isExample: Bool
    ) {
        pages = OperationList(operation, in: contract).pages(options.pagination) ?? .whole
        (self.rule, self.contract, self.use) = (rule, contract, use)
        counts = (pages.count(in: first) ?? 0, 0)
        stated = isExample ? pages.stated(in: first) : (nil, nil)
    }

    /// The number of items on the second page, or 0 if the first page has all items.
    var rest: Int { min(3, stated.total.map { max(0, $0 - counts.first) } ?? 3) }

    /// - Parameter value: The second page, before its members are changed.
    mutating func add(_ value: ContractValue) {
        counts.second = pages.count(in: value) ?? 0
    }

    /// The part of a request that selects a page, or nil if requests do not select a page.
    var plan: MockPlan.Pages? {
        switch rule?.step {
        case .page(let parameter, _)?: return .page(parameter: parameter, first: pages.first)
        case .offset(let parameter, _)?:
            return counts.first == 0
                ? nil : .offset(parameter: parameter, size: counts.first, first: pages.base)
        case .cursor(let parameter, _)?: return .cursor(parameter: parameter)
        case .lastItem(let parameter, let member)?:
            return .lastItem(parameter: parameter, items: rule?.items.keys ?? [], member: member.keys)
        case .link(let path)?: return .link(path.keys)
        case .linkHeader?, nil: return nil
        }
    }

    /// Returns the value as the first page, with a link or cursor to the second page if a second page exists.
    mutating func first(_ value: ContractValue) -> ContractValue {
        counts.first = pages.count(in: value) ?? 0
        return pages.told(value, slice(start: 0, counts.first), use, in: contract)
    }

    /// Returns the value as the last page.
    func second(_ value: ContractValue) -> ContractValue {
        var slice = slice(start: counts.first, counts.second)
        slice.number += 1
        slice.hasNext = false
        return pages.told(value, slice, use, in: contract)
    }

    /// Returns the value as the only page of an empty list.
    func empty(_ value: ContractValue) -> ContractValue {
        var slice = slice(start: 0, 0)
        (slice.total, slice.hasNext) = (0, false)
        return pages.told(value, slice, use, in: contract)
    }

    private func slice(start: Int, _ count: Int) -> PageSlice {
        PageSlice(
            start: start, count: count, size: stated.size ?? max(counts.first, 1), number: pages.first,
            total: stated.total ?? counts.first + counts.second)
    }
}
