package import ContractModel
package import DTOContract
import DTORuntime
import FixtureEmission

/// The list in the response of an operation, and the rule that leads from page to page. The mock server, documents of
/// mocks, scenarios, live tests and proposals for the configuration use this type. Without a pagination rule, the names
/// of parameters and members decide (`PageNames`).
package struct OperationList {
    /// The keys that lead to the array of items. The list is empty if the response itself is the array. The value is
    /// nil if the response has no array of objects, or if several arrays are equally likely.
    package let items: [String]?
    /// The definition of the items' type, or nil if the items' type is not a definition.
    package let element: TypeID?
    private let operation: OperationDefinition
    private let contract: Contract
    /// The parts of the request that may select a page.
    private let parameters: [ParameterDefinition]
    /// The members that may describe the page.
    private let members: AnswerMembers
    /// The keys that lead to items that do not have one common type: items in the variants of a union, or in an example
    /// without a schema.
    private let untyped: [String]?
    /// Whether the items have a member `id` that is a string.
    private let hasTextualIdentity: Bool

    package init(_ operation: OperationDefinition, in contract: Contract) {
        (self.operation, self.contract) = (operation, contract)
        parameters = operation.pageParameters(in: contract)
        let content = operation.interface?.statuses.lazy.filter { $0.status.hasPrefix("2") }
            .compactMap { $0.principal ?? $0.exampleContents.first }.first.flatMap {
                MediaType.isJSON($0.mediaType) ? $0 : nil
            }
        let use = content?.value?.use
        let answer = use?.reference
        let example = answer == nil ? content?.examples.first?.value : nil
        members = AnswerMembers(of: answer, example, contract)
        let found = use.flatMap { contract.list(in: $0) }
        (items, element) = (found?.keys, found.flatMap { contract.recordID($0.element) })
        untyped = answer.flatMap(contract.variantList) ?? example.flatMap { JSONList.path(in: JSONValue($0)) }
        let identity =
            element.map { contract[$0].shape.allProperties.first { $0.key == "id" }?.use.reference }
            ?? untyped.flatMap { keys in keys.reduce(example) { $0?[$1] }?.elements?.first?["id"]?.type }
        hasTextualIdentity = identity?.isText(in: contract) == true
    }

    // MARK: Rules

    /// The rule that the names suggest for a client. The value is nil if the response has no list, or if nothing
    /// selects a page.
    package var proposal: PaginationRule? { items == nil ? nil : guess(isServed: false) }

    /// Returns the data from which a server makes pages. The result is nil for an operation that has no pages, or whose
    /// pages are unknown.
    ///
    /// - Parameter configured: Maps the names of operations to the pagination rules of the configuration.
    package func pages(_ configured: [String: PaginationRule]) -> RuntimePages? {
        let own = try? operation.paginationRule(configured)?.get()
        // Without a rule, only GET operations have pages, because other requests may use a number for any purpose.
        let isGet = operation.method.lowercased() == "get"
        guard let rule = own ?? (isGet ? guess(isServed: true) ?? nextHeader : nil) else {
            return isGet ? limited : nil
        }
        let size = number(PageNames.sizeParameters, isServed: true)
        return RuntimePages(
            step: step(of: rule), sizeParameter: size?.name, size: size.flatMap(\.defaultNumber),
            items: own?.items.keys ?? items ?? untyped, total: rule.total?.keys, next: rule.next, previous: previous,
            more: rule.more?.keys,
            isLinked: rule.step == .linkHeader && (own != nil || isLinked))
    }

    /// The list of a request that only limits the number of items, as in `?limit=10`.
    private var limited: RuntimePages? {
        guard let items = items ?? untyped, let size = number(PageNames.sizes, isServed: true) else { return nil }
        return RuntimePages(step: .link, sizeParameter: size.name, items: items)
    }

    private func step(of rule: PaginationRule) -> RuntimePages.Step {
        let first = rule.first(of: operation, in: contract) ?? rule.step.usualFirst
        switch rule.step {
        case .page(let name, _): return .page(parameter: name, first: first)
        case .offset(let name, _): return .offset(parameter: name, base: first)
        case .cursor(let name, _): return .cursor(parameter: name)
        case .lastItem(let name, let member): return .lastItem(parameter: name, member: member.keys)
        case .link, .linkHeader:
            // A link contains the page's number, the number of items before the page, or a cursor. The server's own
            // cursors are numbers of items.
            if let numbered = numbered(isServed: true) { return step(of: numbered) }
            let names = PageNames.cursors.union(nextHeader == nil ? [] : ["token"])
            let shown = members.all.first { $0.path == rule.next }?.query ?? []
            let cursor =
                parameters.first { names.contains(PageNames.folded($0.name)) }
                ?? parameters.first {
                    shown.contains($0.name) && !PageNames.sizeParameters.contains(PageNames.folded($0.name))
                }
            return cursor.map { .offset(parameter: $0.name) } ?? .link
        }
    }

    /// The rule that the names suggest, also for a response whose items are not known.
    private func guess(isServed: Bool) -> PaginationRule? {
        if let cursor { return rule(cursor, more: more) }
        if let lastItem { return rule(lastItem, more: more) }
        if let link { return rule(.link(path(link))) }
        if isLinked { return rule(.linkHeader) }
        return numbered(isServed: isServed)
    }

    private func rule(
        _ step: PaginationRule.Step, total: [String]? = nil, more: [String]? = nil
    ) -> PaginationRule {
        PaginationRule(
            step: step, items: path(items ?? []), total: total.map(path), more: more.map(path),
            location: operation.location)
    }

    private func path(_ keys: [String]) -> AnswerPath { AnswerPath(keys: keys, location: operation.location) }

    // MARK: Parameters

    /// - Parameter isServed: Whether a server uses the rule. Clients count only in integers.
    private func numbered(isServed: Bool) -> PaginationRule? {
        let total = members.only(isNear) {
            PageNames.totals.contains($0.name) && ($0.isInteger || isServed && $0.isNumber)
        }
        func first(_ name: String) -> Int? { operation.firstPage(countedBy: name, in: contract) }
        if let page = number(PageNames.numbers, isServed: isServed)?.name {
            return rule(.page(parameter: page, first: first(page)), total: total, more: more)
        }
        let isRange = parameters.contains { ["to", "end", "until"].contains(PageNames.folded($0.name)) }
        let hasSize = !isRange && number(PageNames.sizeParameters, isServed: isServed) != nil
        return number(PageNames.offsets.union(hasSize ? PageNames.starts : []), isServed: isServed).map {
            rule(.offset(parameter: $0.name, first: first($0.name)), total: total, more: more)
        }
    }

    /// Returns the parameter with one of the names. For a server, the type may be `number`, or a string that may be `1`.
    private func number(_ names: Set<String>, isServed: Bool) -> ParameterDefinition? {
        parameters.first { parameter in
            guard let use = parameter.value?.use, names.contains(PageNames.folded(parameter.name)) else { return false }
            let type = use.reference
            return type.isInteger(in: contract) || isServed && type.isNumber(in: contract)
                || isServed && type.isText(in: contract) && contract.allows(.string("1"), for: use)
        }
    }

    /// The rule with the only cursor of the request and the only cursor of the response.
    private var cursor: PaginationRule.Step? {
        // A parameter such as `cursor` may be a number, as in Litestar. A number whose name means a position, such as
        // `after`, may also be a year.
        let known = parameters.filter { parameter in
            let name = PageNames.folded(parameter.name)
            return PageNames.cursors.contains(name)
                && (parameter.isText(in: contract) || parameter.isInteger(in: contract))
                || PageNames.places.contains(name) && parameter.isText(in: contract)
        }
        guard known.count == 1, let parameter = known.first else { return nil }
        let isNumber = parameter.isInteger(in: contract)
        let own = PageNames.folded(parameter.name)
        func isCursor(_ member: AnswerMembers.Member) -> Bool { isNumber ? member.isInteger : member.isText }
        // A response may repeat the request's cursor next to the cursor of the next page.
        let next = members.all.filter {
            isCursor($0) && (PageNames.nextCursors.contains($0.name) || $0.name == own && $0.parent == "next")
        }
        let found =
            next.isEmpty
            ? members.all.filter { isCursor($0) && $0.name == own && PageNames.cursors.contains(own) } : next
        return found.count == 1 ? .cursor(parameter: parameter.name, next: path(found[0].path)) : nil
    }

    /// The only parameter that takes the identifier of the last item: `starting_after`, or `after` if the response says
    /// whether another page follows. The value is nil if a parameter or member has the name of a cursor.
    private var lastItem: PaginationRule.Step? {
        let known = parameters.filter { parameter in
            let name = PageNames.folded(parameter.name)
            return (PageNames.lasts.contains(name) || name == "after") && parameter.isIdentifier(in: contract)
        }
        guard known.count == 1, let parameter = known.first,
            !parameters.contains(where: { PageNames.cursors.contains(PageNames.folded($0.name)) }),
            !members.all.contains(where: { $0.isText && PageNames.anyCursors.contains($0.name) }),
            hasTextualIdentity,
            // `after` alone may also mean a date.
            more != nil || PageNames.lasts.contains(PageNames.folded(parameter.name))
        else { return nil }
        return .lastItem(parameter: parameter.name, member: path(["id"]))
    }

    // MARK: Members of the response

    /// Whether a member is next to the items or their container, or in an object that describes the page.
    private func isNear(_ member: AnswerMembers.Member) -> Bool {
        (items ?? []).dropLast().starts(with: member.path.dropLast())
            || member.parent.map(PageNames.objects.contains) == true
    }

    /// The path of the Boolean that says whether another page follows.
    private var more: [String]? {
        members.only(isNear) { PageNames.mores.contains($0.name) && $0.isBoolean }
    }

    /// The path of the string whose name means the URL of the next page, or whose name is `next` and whose value is a
    /// URL.
    private var link: [String]? {
        members.only { member in
            guard member.isText else { return false }
            // HAL writes links as {"_links": {"next": {"href": "/orders?page=2"}}}.
            if member.name == "href" { return member.parent == "next" }
            // A member `next` of another object does not lead to a page.
            guard isNear(member) || member.parent == "links" else { return false }
            return PageNames.nextLinks.contains(member.name)
                || member.name == "next" && (member.parent == "links" || member.isURL)
        }
    }

    /// The path of the link to the previous page, or of the previous page's number.
    private var previous: [String]? {
        members.only { member in
            guard member.isText || member.isInteger else { return false }
            if member.name == "href" { return member.parent.map(PageNames.previousLinks.contains) == true }
            return PageNames.previousLinks.contains(member.name) && (isNear(member) || member.parent == "links")
        }
    }

    /// Whether the response has the header `Link`, and the request has a parameter that selects a page. Without the
    /// parameter, the header may contain other links.
    private var isLinked: Bool {
        guard parameters.contains(where: { PageNames.parameters.contains(PageNames.folded($0.name)) }) else {
            return false
        }
        return headers.contains { $0.name.lowercased() == "link" }
    }

    /// The rule for a header with the next page's URL, such as Kinto's `Next-Page`. Only the mock server uses this
    /// rule.
    private var nextHeader: PaginationRule? {
        headers.contains { PageNames.nextHeaders.contains(PageNames.foldedHeader($0.name)) } ? rule(.linkHeader) : nil
    }

    private var headers: [HeaderDefinition] {
        operation.interface?.statuses.first { $0.status.hasPrefix("2") }?.headers ?? []
    }
}

extension Contract {
    /// Returns the keys that lead to the list in a response, and the type of its elements.
    ///
    /// - Parameter levels: The greatest number of keys. Documents rarely have longer paths than `data.page.items`.
    fileprivate func list(
        in use: TypeUse, _ payload: TypeReference? = nil, levels: Int = 3
    ) -> (keys: [String], element: TypeReference)? {
        if case .array(let element) = plain(use.reference, payload) {
            let constraints = resolved(use).constraints.element ?? ValueConstraints()
            return isObject(TypeUse(element, constraints: constraints)) ? ([], element) : nil
        }
        guard levels > 0, let (properties, payload) = members(of: use.reference, payload) else { return nil }
        let arrays = properties.filter { list(in: $0.use, payload, levels: 0) != nil }
        if let array = only(arrays) ?? usual(arrays) {
            return list(in: array.use, payload, levels: 0).map { ([array.key], $0.element) }
        }
        let wrappers = properties.filter { PageNames.wrappers.contains(PageNames.folded($0.key)) }
        // More wrappers exist only if `data`, `Data` and `DATA` are in one object.
        guard wrappers.count <= PageNames.wrappers.count else { return nil }
        let inner = wrappers.compactMap { property in
            list(in: property.use, payload, levels: levels - 1).map { ([property.key] + $0.keys, $0.element) }
        }
        return inner.count == 1 ? inner.first : nil
    }

    /// Returns the only array, or the only array whose key is not a name for arrays next to a list.
    private func only(_ arrays: [PropertyDefinition]) -> PropertyDefinition? {
        if arrays.count == 1 { return arrays[0] }
        let lists = arrays.filter { !PageNames.asides.contains(PageNames.folded($0.key)) }
        return lists.count == 1 ? lists[0] : nil
    }

    /// Returns the array whose key is a usual name for a list.
    private func usual(_ arrays: [PropertyDefinition]) -> PropertyDefinition? {
        PageNames.lists.lazy.compactMap { name in arrays.first { $0.key.lowercased() == name } }.first
    }

    /// Returns the keys that lead to the list in every variant of a union. The result is nil if they differ.
    fileprivate func variantList(in reference: TypeReference) -> [String]? {
        guard case .definition(let id) = plain(reference, nil), case .union(let union) = self[id].shape else {
            return nil
        }
        let found = Set(union.variants.map { list(in: $0.use)?.keys })
        return found.count == 1 ? found.first ?? nil : nil
    }

    fileprivate func recordID(_ element: TypeReference) -> TypeID? {
        if case .definition(let id) = plain(element, nil) { id } else { nil }
    }
}

extension ParameterDefinition {
    fileprivate func isText(in contract: Contract) -> Bool { value?.use.reference.isText(in: contract) == true }

    fileprivate func isInteger(in contract: Contract) -> Bool { value?.use.reference.isInteger(in: contract) == true }

    /// Whether the value is a string that may be an identifier.
    fileprivate func isIdentifier(in contract: Contract) -> Bool {
        guard isText(in: contract), let use = value?.use else { return false }
        return !["date", "date-time", "time"].contains(contract.resolved(use).constraints.statedFormat)
    }

    fileprivate var defaultNumber: Int? {
        if case .integer(let digits)? = value?.defaultValue { Int(digits) } else { nil }
    }
}

extension PaginationRule {
    /// The keys that lead to the link or cursor of the next page.
    fileprivate var next: [String]? {
        switch step {
        case .link(let path), .cursor(_, let path): path.keys
        case .page, .offset, .lastItem, .linkHeader: nil
        }
    }
}
