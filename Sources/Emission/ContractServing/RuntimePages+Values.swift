package import ContractModel
package import DTOContract
import DTORuntime
import FixtureEmission

/// Reads and writes the members of generated values that describe pages.
extension RuntimePages {
    /// Returns the number of items in the value. The result is nil if the value has no list.
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

    /// Returns the value with members that describe the page, as far as the contract allows them.
    package func told(
        _ value: ContractValue, _ slice: PageSlice, _ use: TypeUse, in contract: Contract,
        link: (_ start: Int, _ number: Int) -> String? = { _, _ in nil }
    ) -> ContractValue {
        let json = JSONValue(value)
        guard let list = list(in: json) else { return value }
        let members = PageMembers(self, of: json, items: list.path)
        guard members.isPage else { return value }
        let changes = members.changes(to: slice) { link($0, $1).map { .string($0) } }
        return changes.reduce(value) { value, change in
            change.choices.lazy.map { value.setting(change.path[...], to: $0.map { $0.contractValue }) }
                .first { contract.allows($0, for: use) } ?? value
        }
    }

    /// Returns the value as a single page with all items.
    func toldAsWhole(_ value: ContractValue, _ use: TypeUse, in contract: Contract) -> ContractValue {
        count(in: value).map { told(value, whole(of: $0), use, in: contract) } ?? value
    }
}

extension JSONValue {
    /// The value as a `ContractValue`, or null for kinds of values that do not describe pages.
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
    /// Returns the value with `new` in place of the value at the keys. The order of members is unchanged. A missing
    /// last key is added at the end. If `new` is nil, the member is removed. The value does not change if a key before
    /// the last key is missing.
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
