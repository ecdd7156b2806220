import ContractModel
import DTOContract

/// Makes the URLs in a generated response lead to the record that contains them: `{"id": 7, "url": …}` of `/books` gets
/// `/books/7`. URLs from the document are not changed.
struct MadeAddresses {
    private let items: ItemPaths

    init(_ contract: Contract) {
        items = ItemPaths(contract)
    }

    /// Returns the response of an operation with URLs that lead to its records.
    func of(_ value: ContractValue, _ operation: OperationDefinition) -> ContractValue {
        let path = ItemPath(operation.path)
        let list = String(path?.list ?? ItemPath.withoutSlash(operation.path))
        // Without the item, the path of a list below this item is not known.
        guard !list.contains("{"), let parameter = items[list] else { return value }
        return placed(value, list, parameter, isRecord: path != nil, depth: 0)
    }

    private static let depthLimit = 3

    /// - Parameter isRecord: Whether an object may be the record. In a list, only the items may be records.
    private func placed(
        _ value: ContractValue, _ list: String, _ parameter: String, isRecord: Bool, depth: Int
    ) -> ContractValue {
        guard depth <= Self.depthLimit else { return value }
        switch value {
        case .array(let elements):
            return .array(elements.map { placed($0, list, parameter, isRecord: true, depth: depth + 1) })
        case .object(let members):
            let keys = members.filter { $0.value.idText != nil }.map(\.key)
            if isRecord, let key = RecordIdentity.key(among: keys, selectedBy: parameter), let id = value[key]?.idText,
                ContractValue.isPlainSegment(id)
            {
                return record(members, list, id)
            }
            return .object(
                members.map {
                    .init(
                        key: $0.key,
                        value: placed($0.value, list, parameter, isRecord: isRecord, depth: depth + 1))
                })
        case .null, .boolean, .integer, .number, .string: return value
        }
    }

    private func record(_ members: [ContractValue.Member], _ list: String, _ id: String) -> ContractValue {
        .object(
            members.map { member in
                guard case .string(let text) = member.value, text.hasPrefix(FormatSample.server + "/") else {
                    return member
                }
                let name = PageNames.folded(member.key)
                var address: String?
                if Self.pictures.contains(where: name.contains) {
                    address = ContractValue.isPlainSegment(member.key) ? "\(list)/\(member.key)/\(id).png" : nil
                } else if Self.own.contains(name) {
                    address = "\(list)/\(id)"
                }
                return .init(key: member.key, value: .string(address.map { FormatSample.server + $0 } ?? text))
            })
    }

    /// The names of members that contain the URL of their record.
    private static let own: Set<String> = ["url", "uri", "href", "self", "link", "permalink", "htmlurl", "weburl"]
    /// The words in the names of members that contain the URL of a picture.
    private static let pictures = [
        "image", "avatar", "photo", "picture", "thumbnail", "icon", "logo", "cover", "poster", "banner",
    ]
}
