import ContractModel
import ContractServing
import DTOContract
import DTORuntime
import FixtureEmission
import GenerationSettings

/// The pages of an operation's mock documents: two, and one without items. What each says of itself, such as its number and how many items
/// there are, is true of them.
///
/// An example of the document stays as it is. What it says of all pages, the other ones say, too: of a total of 850 the second page is the last
/// that there is a document of. Where the example has all items that it counts, there is no second page.
struct MockPages {
    private let pages: RuntimePages
    private let contract: Contract
    private let use: TypeUse
    /// What somebody has said of the pages; nil: the names of parameters tell it, and there is one page.
    private let rule: PaginationRule?
    /// How many items each page has.
    private var counts: (first: Int, second: Int)
    /// What an example of the document says.
    private let stated: (total: Int?, size: Int?)

    /// Nil for an operation without pages.
    ///
    /// - Parameter isExample: whether the first page is one of the document's.
    init?(
        _ operation: OperationDefinition, _ rule: PaginationRule?, in contract: Contract, _ options: GenerationOptions,
        _ use: TypeUse, first: ContractValue, isExample: Bool
    ) {
        guard let pages = ServedPages.pages(of: operation, in: contract, options.pagination) else { return nil }
        (self.pages, self.rule, self.contract, self.use) = (pages, rule, contract, use)
        counts = (pages.count(in: first) ?? 0, 0)
        stated = isExample ? pages.stated(in: first) : (nil, nil)
    }

    /// How many items the second page can have; 0 where the first one has all.
    var rest: Int { min(3, stated.total.map { max(0, $0 - counts.first) } ?? 3) }

    /// - Parameter value: the second page, before it says so.
    mutating func add(_ value: ContractValue) {
        counts.second = pages.count(in: value) ?? 0
    }

    /// How a mock knows which page is asked for; nil where nothing in the request says it.
    var plan: MockPlan.Pages? {
        switch rule?.step {
        case .page(let parameter, _)?: return .page(parameter: parameter, first: pages.first)
        case .offset(let parameter)?:
            return counts.first == 0 ? nil : .offset(parameter: parameter, size: counts.first)
        case .cursor(let parameter, _)?: return .cursor(parameter: parameter)
        case .lastItem(let parameter, let member)?:
            return .lastItem(parameter: parameter, items: rule?.items.keys ?? [], member: member.keys)
        case .link(let path)?: return .link(path.keys)
        case .linkHeader?, nil: return nil
        }
    }

    /// The value as the first page, with a way to the second where there is one.
    func first(_ value: ContractValue) -> ContractValue {
        pages.told(value, slice(start: 0, counts.first), use, in: contract)
    }

    /// The value as the last page.
    func second(_ value: ContractValue) -> ContractValue {
        var slice = slice(start: counts.first, counts.second)
        slice.number += 1
        slice.hasNext = false
        return pages.told(value, slice, use, in: contract)
    }

    /// The value as the only page of an empty list.
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
