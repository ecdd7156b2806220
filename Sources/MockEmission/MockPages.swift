import ContractModel
import FixtureEmission
import GenerationSettings

/// How the pages of an operation follow each other, for its mock documents.
struct MockPages {
    private let rule: PaginationRule

    /// Nil for an operation without pages.
    init?(_ operation: OperationDefinition, _ options: GenerationOptions) {
        let names = [operation.name, "\(operation.method.uppercased()) \(operation.path)"]
        let configured = names.lazy.compactMap { options.pagination[$0] }.first
        guard let rule = configured ?? (try? operation.interface?.pagination?.get()) else { return nil }
        self.rule = rule
    }

    /// How a mock knows which page is asked for; nil where nothing in the request says it.
    func plan(firstPage: ContractValue) -> MockPlan.Pages? {
        switch rule.step {
        case .page(let parameter, let first): return .page(parameter: parameter, first: first ?? 1)
        case .offset(let parameter):
            guard case .array(let items) = value(at: rule.items.keys[...], in: firstPage), !items.isEmpty else {
                return nil
            }
            return .offset(parameter: parameter, size: items.count)
        case .cursor(let parameter, _): return .cursor(parameter: parameter)
        case .link(let path): return .link(path.keys)
        case .linkHeader: return nil
        }
    }

    /// The value as a last page: without a way to the next.
    func isLast(_ value: ContractValue, _ use: TypeUse, _ contract: Contract) -> ContractValue {
        let path: [String]
        switch rule.step {
        case .link(let next), .cursor(_, let next): path = next.keys
        case .page, .offset, .linkHeader: return value
        }
        for end in [ContractValue.null, nil, .string("")] {
            let ended = setting(path[...], of: value, to: end)
            if case .success = ExampleChecker.conforming(ended, to: use, in: contract) { return ended }
        }
        return value
    }

    private func value(at keys: ArraySlice<String>, in value: ContractValue) -> ContractValue? {
        guard let key = keys.first else { return value }
        return value[key].flatMap { self.value(at: keys.dropFirst(), in: $0) }
    }

    /// - Parameter new: nil: without the member.
    private func setting(
        _ keys: ArraySlice<String>, of value: ContractValue, to new: ContractValue?
    ) -> ContractValue {
        guard let key = keys.first, case .object(var members) = value,
            let index = members.firstIndex(where: { $0.key == key })
        else { return value }
        if keys.count > 1 {
            members[index].value = setting(keys.dropFirst(), of: members[index].value, to: new)
        } else if let new {
            members[index].value = new
        } else {
            members.remove(at: index)
        }
        return .object(members)
    }
}
