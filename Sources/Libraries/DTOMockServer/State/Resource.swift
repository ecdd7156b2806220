import DTOContract
import DTORuntime

/// A resource that the paths of a contract show: `/books` and `/books/{id}`.
struct Resource: Sendable {
    /// The key of the member that identifies an item. Its value is the last segment of the item's path.
    let key: String
    /// The items in the example of the list.
    let listed: [JSONValue]
    /// The items that exist at the start: the items of the list, and the example of a single item if it can be read.
    let examples: [JSONValue]
    /// The members of a new item: the members of the example of a single item, or of the first item in the list.
    let template: [String: JSONValue]

    /// Whether a path selects the list or an item.
    enum Role: Sendable {
        case list
        case item(parameter: String)
    }

    /// Whether the items of the list are the records. In a Relay connection, edges contain the records. The server
    /// cannot remember edges.
    var listsRecords: Bool { listed.allSatisfy { $0[key]?.idText != nil } }

    /// Returns the record of the list that has the id, or nil.
    func listedRecord(_ id: String) -> [String: JSONValue]? {
        listed.lazy.compactMap { item in
            RecordPlace.record(in: item, key: key).flatMap { $0.value(in: item)?.objectValue }
        }.first { $0[key]?.idText == id }
    }

    /// Makes a resource, or returns nil if the items have no identity.
    fileprivate init?(parameter: String, list: [RuntimeOperation], item: [RuntimeOperation]) {
        func example(_ operations: [RuntimeOperation], _ method: String) -> JSONValue? {
            operations.first { $0.method == method }?.example
        }
        let pages = list.first { $0.method == "GET" }?.pages
        let listed = example(list, "GET").flatMap { value in
            RecordPlace.list(in: value, pages).flatMap { $0.value(in: value)?.arrayValue }
        }
        let single = ["GET", "PUT", "PATCH"].lazy.compactMap { example(item, $0) }.first ?? example(list, "POST")
        guard let key = Self.key(parameter, in: [single, listed?.first].compactMap(\.self)) else { return nil }
        self.key = key
        self.listed = listed ?? []
        let read = single.flatMap { value in
            RecordPlace.record(in: value, key: key).flatMap { $0.value(in: value)?.objectValue }
        }
        template = read ?? listed?.first?.objectValue ?? [:]
        examples =
            self.listed + (example(item, "GET") == nil ? [] : [read].compactMap { $0.map(JSONValue.object) })
    }

    private static func key(_ parameter: String, in examples: [JSONValue]) -> String? {
        let objects = examples.flatMap { example in
            [example] + (example.objectValue.map { $0.values.filter { $0.objectValue != nil } } ?? [])
        }
        let keys = objects.flatMap { object in
            (object.objectValue ?? [:]).filter { $0.value.idText != nil }.keys.sorted()
        }
        return RecordIdentity.key(among: keys, selectedBy: parameter)
    }
}

/// Maps the paths of lists and items to their resources. A resource is made when a request first needs it, because
/// reading its examples takes time.
struct ResourceTable: Sendable {
    private struct Entry: Sendable {
        var role: Resource.Role
        var resource: Deferred<Resource?>
        /// Whether an operation changes the resource.
        var isChanged: Bool
    }

    private var entries: [String: Entry] = [:]

    init(_ contract: RuntimeContract) {
        let operations = Dictionary(grouping: contract.operations, by: \.path)
        for (path, own) in operations.sorted(by: { $0.key < $1.key }) {
            guard let place = ItemPath(path),
                let list = [String(place.list), place.list + "/"].first(where: { operations[$0] != nil })
            else { continue }
            let parameter = place.parameter
            let lists = operations[list] ?? []
            let resource = Deferred(making: { Resource(parameter: parameter, list: lists, item: own) })
            let isChanged = lists.contains { $0.method == "POST" } || own.contains { $0.method != "GET" }
            // Several paths may select items of the list. A path with operations that change the list or the items has
            // precedence.
            if isChanged || entries[list]?.isChanged != true {
                entries[list] = Entry(role: .list, resource: resource, isChanged: isChanged)
            }
            entries[path] = Entry(role: .item(parameter: parameter), resource: resource, isChanged: isChanged)
        }
    }

    /// Returns the resource of a path, or nil if the path has no resource.
    func resource(at path: String) -> (resource: Resource, role: Resource.Role)? {
        guard let entry = entries[path], let resource = entry.resource.value else { return nil }
        return (resource, entry.role)
    }

    /// Whether requests change the resource of a path.
    func isChanged(at path: String) -> Bool { entries[path]?.isChanged ?? false }
}

extension RuntimeOperation {
    /// The JSON example of the lowest success, or of `default`.
    fileprivate var example: JSONValue? {
        let successes = answers.filter { $0.status.hasPrefix("2") }.sorted { $0.code() < $1.code() }
        let contents = (successes + answers.filter { $0.status == "default" }).lazy.flatMap(\.contents)
        guard let content = contents.first(where: { RuntimeMediaType.isJSON($0.mediaType) }) else { return nil }
        return content.examples.first.flatMap { JSONValue(bytes: $0.body) }
    }
}
