package import ContractModel
package import DTOContract
import DTORuntime
import FixtureEmission

/// Finds the pagination of an operation: from a rule in the configuration or the document, or else from the names of
/// parameters.
package enum ServedPages {
    /// The names of parameters that give the size of a page. `size` and `take` are not in `PageNames`, because members
    /// of responses with these names may be sizes of other things.
    private static let sizes = PageNames.sizes.union(["size", "take"])

    /// Returns nil for an operation without pagination, or whose pagination is unknown.
    package static func pages(
        of operation: OperationDefinition, in contract: Contract, _ configured: [String: PaginationRule]
    ) -> RuntimePages? {
        let rule = try? operation.paginationRule(configured)?.get()
        // Without a rule, only GET counts, because other requests may use a number for anything.
        guard rule != nil || operation.method.uppercased() == "GET" else { return nil }
        return pages(of: operation, in: contract, by: rule)
    }

    /// - Parameter rule: The pagination rule. With nil, the names of the parameters decide.
    static func pages(
        of operation: OperationDefinition, in contract: Contract, by rule: PaginationRule?
    ) -> RuntimePages? {
        let integers = operation.pageParameters(in: contract).filter { parameter in
            parameter.value?.use.reference.isInteger(in: contract) == true
        }
        func named(_ names: Set<String>) -> ParameterDefinition? {
            integers.first { names.contains(PageNames.folded($0.name)) }
        }
        func page(_ name: String) -> RuntimePages.Step {
            .page(parameter: name, first: operation.firstPage(countedBy: name, in: contract) ?? 1)
        }
        let numbered =
            named(PageNames.numbers).map { page($0.name) }
            ?? named(PageNames.offsets).map { .offset(parameter: $0.name) }
        let ruled = rule.map { step($0, numbered, page) }
        let cursor = ruled == nil && numbered == nil ? CursorGuess(operation, contract) : nil
        let last = ruled == nil && numbered == nil && cursor == nil ? LastItemGuess(operation, contract) : nil
        let guessed: RuntimePages.Step? =
            cursor.map { .cursor(parameter: $0.parameter) }
            ?? last.map { .lastItem(parameter: $0.parameter, member: $0.member) }
        guard let step = ruled ?? numbered ?? guessed else { return nil }
        let size = named(sizes)
        return RuntimePages(
            step: step, sizeParameter: size?.name, size: size.flatMap(defaultValue),
            items: rule?.items.keys ?? last?.items,
            total: rule?.total?.keys, next: rule.flatMap(next) ?? cursor?.next, more: rule?.more?.keys ?? last?.more,
            isLinked: rule?.step == .linkHeader)
    }

    private static func step(
        _ rule: PaginationRule, _ numbered: RuntimePages.Step?, _ page: (String) -> RuntimePages.Step
    ) -> RuntimePages.Step {
        switch rule.step {
        case .page(let name, let first?): return .page(parameter: name, first: first)
        case .page(let name, nil): return page(name)
        case .offset(let name): return .offset(parameter: name)
        case .cursor(let name, _): return .cursor(parameter: name)
        case .lastItem(let name, let member): return .lastItem(parameter: name, member: member.keys)
        // A link to another page contains a page number or an offset, if the operation has a parameter for it.
        case .link, .linkHeader: return numbered ?? .link
        }
    }

    private static func next(_ rule: PaginationRule) -> [String]? {
        switch rule.step {
        case .link(let path), .cursor(_, let path): path.keys
        case .page, .offset, .lastItem, .linkHeader: nil
        }
    }

    private static func defaultValue(of parameter: ParameterDefinition) -> Int? {
        guard case .integer(let digits)? = parameter.value?.defaultValue else { return nil }
        return Int(digits)
    }
}

/// Reads and writes the members of generated values that describe pages.
extension RuntimePages {
    /// Returns the number of items in the value. Nil if the value has no list.
    package func count(in value: ContractValue) -> Int? {
        list(in: JSONValue(value))?.items.count
    }

    /// Returns the total number of items and the greatest number of items on a page, if the value contains them.
    package func stated(in value: ContractValue) -> (total: Int?, size: Int?) {
        let json = JSONValue(value)
        guard let list = list(in: json) else { return (nil, nil) }
        let members = PageMembers(self, of: json, items: list.path)
        return members.isPage ? (members.total, members.size) : (nil, nil)
    }

    /// Sets the members that describe the page, as far as the contract allows it.
    ///
    /// - Parameter leads: Whether the link or cursor to a next page is kept, even if the slice is the last page.
    package func told(
        _ value: ContractValue, _ slice: PageSlice, _ use: TypeUse, in contract: Contract, leads: Bool = false,
        link: (_ start: Int, _ number: Int) -> String? = { _, _ in nil }
    ) -> ContractValue {
        let json = JSONValue(value)
        guard let list = list(in: json) else { return value }
        let members = PageMembers(self, of: json, items: list.path)
        guard members.isPage else { return value }
        let changes = members.changes(to: slice) { link($0, $1).map { .string($0) } }
        return changes.reduce(value) { value, change in
            if leads, change.path == next { return value }
            for new in change.choices {
                let changed = value.setting(change.path[...], to: new.map { $0.contractValue })
                if case .success = ExampleChecker.conforming(changed, to: use, in: contract) { return changed }
            }
            return value
        }
    }

    /// Returns the value as a single page with all items.
    ///
    /// The cursor is kept, because nothing else in the value shows the form of a cursor.
    func toldAsWhole(_ value: ContractValue, _ use: TypeUse, in contract: Contract) -> ContractValue {
        guard let count = count(in: value) else { return value }
        var slice = PageSlice(
            start: 0, count: count, size: max(count, size ?? 1, 1), number: first, total: count)
        if case .cursor = step {
            // The cursor leads to a page without items, and `hasMore` agrees with the cursor.
            slice.hasNext = cursor(in: JSONValue(value)) != nil
            return told(value, slice, use, in: contract, leads: true)
        }
        return told(value, slice, use, in: contract)
    }
}

extension JSONValue {
    /// The value as a `ContractValue`, for the kinds of values that describe pages.
    fileprivate var contractValue: ContractValue {
        switch self {
        case .bool(let flag): .boolean(flag)
        case .integer(let number): .integer("\(number)")
        case .string(let text): .string(text)
        case .null, .number, .decimal, .array, .object: .null
        }
    }
}

extension ContractValue {
    /// Returns the value with another value at the keys, in its position among the members. With nil, the member is
    /// removed. A value does not change if a key before the last one is missing.
    package func setting(_ keys: ArraySlice<String>, to new: ContractValue?) -> ContractValue {
        guard let key = keys.first else { return new ?? self }
        guard case .object(var members) = self else { return self }
        guard let index = members.firstIndex(where: { $0.key == key }) else {
            if keys.count == 1, let new { members.append(.init(key: key, value: new)) }
            return .object(members)
        }
        if keys.count > 1 {
            members[index].value = members[index].value.setting(keys.dropFirst(), to: new)
        } else if let new {
            members[index].value = new
        } else {
            members.remove(at: index)
        }
        return .object(members)
    }

    /// Returns the response for one record of a list, as `JSONValue.showing` does. The members keep their order.
    package func showing(
        _ record: ContractValue, identifiedBy key: String, fits: (ContractValue) -> Bool
    ) -> ContractValue? {
        guard let keys = RecordPlace.record(in: JSONValue(self), key: key)?.keys,
            let known = keys.reduce(Optional(self), { $0?[$1] }), case .object(let members) = known,
            case .object(let own) = record
        else { return nil }
        let order = known.memberKeys + record.memberKeys.filter { known[$0] == nil }
        func whole(_ members: [String: ContractValue]) -> ContractValue {
            let ordered = order.compactMap { key in members[key].map { Member(key: key, value: $0) } }
            return setting(keys[...], to: .object(ordered))
        }
        func table(_ members: [Member]) -> [String: ContractValue] {
            Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        return whole(RecordIdentity.merged(table(members), table(own), key) { fits(whole($0)) })
    }
}
