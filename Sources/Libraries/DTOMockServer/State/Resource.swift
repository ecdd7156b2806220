import DTOContract
import DTORuntime

/// A resource that the paths of a contract show: `/books` and `/books/{id}`.
struct Resource: Sendable {
    /// The member of each item that the last segment of its path names.
    let key: String
    /// The first items of the list, and an item that can be read.
    let examples: [JSONValue]
    /// An item in the form in which it is read.
    let template: [String: JSONValue]

    /// The part of the resource that a path means.
    enum Role: Sendable {
        case list
        case item(parameter: String)
    }

    /// Returns the resources of a contract by the paths of their lists and items. A resource must have an operation
    /// that changes it, and items with an id.
    static func all(in contract: RuntimeContract) -> [String: (resource: Resource, role: Role)] {
        let operations = Dictionary(grouping: contract.operations, by: \.path)
        var found: [String: (Resource, Role)] = [:]
        for (path, own) in operations {
            guard let parameter = parameter(at: path), let list = listPath(of: path, in: operations) else { continue }
            let lists = operations[list] ?? []
            let changes = lists.contains { $0.method == "POST" } || own.contains { $0.method != "GET" }
            guard changes, let resource = Resource(parameter: parameter, list: lists, item: own) else { continue }
            found[list] = (resource, .list)
            found[path] = (resource, .item(parameter: parameter))
        }
        return found
    }

    /// Returns the parameter of the last segment, if the segment has nothing else.
    private static func parameter(at path: String) -> String? {
        guard let last = path.split(separator: "/").last, last.hasPrefix("{"), last.hasSuffix("}") else { return nil }
        let name = last.dropFirst().dropLast()
        return name.contains("{") ? nil : String(name)
    }

    /// Returns the path of the list to which an item's path belongs. Either path may end with a slash.
    private static func listPath(of path: String, in operations: [String: [RuntimeOperation]]) -> String? {
        let path = path.hasSuffix("/") ? path.dropLast() : path[...]
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let list = String(path[..<slash])
        return [list, list + "/"].first { operations[$0] != nil }
    }

    private init?(parameter: String, list: [RuntimeOperation], item: [RuntimeOperation]) {
        func example(_ operations: [RuntimeOperation], _ method: String) -> JSONValue? {
            operations.first { $0.method == method }?.example
        }
        let pages = list.first { $0.method == "GET" }?.pages
        let listed = example(list, "GET").flatMap { value in
            ResourcePlace.list(in: value, pages).flatMap { $0.value(in: value)?.arrayValue }
        }
        let single = ["GET", "PUT", "PATCH"].lazy.compactMap { example(item, $0) }.first ?? example(list, "POST")
        guard let key = Self.key(parameter, in: [single, listed?.first].compactMap(\.self)) else { return nil }
        self.key = key
        let read = single.flatMap { value in
            ResourcePlace.item(in: value, key: key).flatMap { $0.value(in: value)?.objectValue }
        }
        template = read ?? listed?.first?.objectValue ?? [:]
        examples = (listed ?? []) + (example(item, "GET") == nil ? [] : [read].compactMap { $0.map(JSONValue.object) })
    }

    /// Returns the member that identifies an item: the parameter itself, or a usual name.
    private static func key(_ parameter: String, in examples: [JSONValue]) -> String? {
        let objects = examples.flatMap { example in
            [example] + (example.objectValue.map { $0.values.filter { $0.objectValue != nil } } ?? [])
        }
        return ([parameter] + PageNames.identities).first { name in
            objects.contains { object in
                switch object[name] {
                case .string, .integer: true
                default: false
                }
            }
        }
    }
}

/// The place of an item or a list in a response: the whole response, or a member such as an envelope's payload.
struct ResourcePlace: Hashable, Sendable {
    private var keys: [String]

    /// Returns the place of the object that has the key.
    static func item(in value: JSONValue, key: String) -> ResourcePlace? {
        guard case .object(let members) = value else { return nil }
        guard members[key] == nil else { return ResourcePlace(keys: []) }
        let payloads = members.filter { $0.value[key] != nil }.keys
        // An envelope may have its own ids next to the payload.
        let name = payloads.count == 1 ? payloads.first : payloads.first { $0 == "data" }
        return name.map { ResourcePlace(keys: [$0]) }
    }

    /// Returns the place of the list. The operation's rule for pages decides, if the items are objects. Otherwise it is
    /// the whole value, or the only list of objects in an object or in one of its members.
    static func list(in value: JSONValue, _ pages: RuntimePages? = nil) -> ResourcePlace? {
        guard let list = pages?.list(in: value) else { return JSONList.path(in: value).map(ResourcePlace.init) }
        return list.items.allSatisfy { $0.objectValue != nil } ? ResourcePlace(keys: list.path) : nil
    }

    /// Returns the schema of the value in this place, given the schema of the whole.
    func schema(in whole: Int, of schemas: SchemaSet) -> Int? {
        keys.reduce(whole) { schema, key in schema.flatMap { SchemaTextReader(schemas).member(key, of: $0) } }
    }

    func value(in whole: JSONValue) -> JSONValue? {
        keys.reduce(whole) { $0?[$1] }
    }

    /// Returns the whole with another value in this place.
    func replaced(in whole: JSONValue, by value: JSONValue) -> JSONValue {
        Self.replaced(in: whole, keys[...], by: value)
    }

    private static func replaced(
        in whole: JSONValue, _ keys: ArraySlice<String>, by value: JSONValue
    ) -> JSONValue {
        guard let key = keys.first, case .object(var members) = whole, let member = members[key] else { return value }
        members[key] = replaced(in: member, keys.dropFirst(), by: value)
        return .object(members)
    }
}

extension RuntimeOperation {
    /// The JSON example of the lowest success.
    fileprivate var example: JSONValue? {
        let successes = answers.filter { $0.status.hasPrefix("2") }.sorted { $0.code() < $1.code() }
        let contents = (successes + answers.filter { $0.status == "default" }).lazy.flatMap(\.contents)
        guard let content = contents.first(where: { RuntimeMediaType.isJSON($0.mediaType) }) else { return nil }
        return content.examples.first.flatMap { JSONValue(bytes: $0.body) }
    }
}
