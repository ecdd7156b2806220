import ContractModel
import ContractServing
import DTOContract

/// The response of a list in several states, such as the first page or an empty page. All states are made from one
/// value. A change is kept only if the response conforms to the contract.
struct PagedAnswer {
    private let use: TypeUse
    private let contract: Contract
    private let lists: ListLength
    private let items: [String]
    /// The beginning of the links to pages: `https://books.example/books?page=`.
    private let link: String
    private let pages: RuntimePages
    /// The response, with as many items as a list usually has or more.
    private let whole: ContractValue

    /// - Parameter parameter: The parameter of the path that selects an item, or nil if no parameter selects an item.
    init(
        _ value: ContractValue, _ list: Resource.List, _ use: TypeUse, _ contract: Contract, url: String,
        selectedBy parameter: String?
    ) {
        (self.use, self.contract, items) = (use, contract, list.items)
        lists = ListLength(contract, selectedBy: parameter)
        link = "\(url)?\(list.pages?.parameter ?? "page")="
        pages = list.pages ?? RuntimePages(step: .link, items: list.items)
        let isShort = value.items(at: list.items).count < ListLength.usual
        whole = (isShort ? lists.resized(value, use, to: ListLength.usual) : nil) ?? value
    }

    /// The only page.
    var single: ContractValue { page(whole, start: 0, of: 1) }

    /// The first page, with a link to the second page.
    var firstPage: ContractValue { page(whole, start: 0, of: 2) }

    /// The last page, with other items and without a link to a next page.
    var lastPage: ContractValue {
        let count = whole.items(at: items).count
        return page(lists.resized(whole, use, to: count, from: count) ?? whole, start: count, of: 2)
    }

    /// A page without items.
    var empty: ContractValue { page(lists.resized(whole, use, to: 0) ?? whole, start: 0, of: 1) }

    /// Returns the value with members that describe one of several pages with the same content.
    private func page(_ value: ContractValue, start: Int, of count: Int) -> ContractValue {
        let own = value.items(at: items).count
        let slice = PageSlice(
            start: start, count: own, size: max(own, 1), number: pages.first + (start > 0 ? 1 : 0), total: own * count)
        return pages.told(value, slice, use, in: contract) { start, number in
            switch pages.step {
            case .offset(_, let base): link + "\(start + base)"
            case .page, .cursor, .lastItem, .link: link + "\(number)"
            }
        }
    }
}

extension ContractValue {
    /// Returns the items of the list at the keys, or an empty list if the value has no list there.
    func items(at keys: [String]) -> [ContractValue] {
        if case .array(let items)? = keys.reduce(Optional(self), { $0?[$1] }) { items } else { [] }
    }
}
