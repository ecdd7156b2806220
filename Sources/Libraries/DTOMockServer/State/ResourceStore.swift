import DTOContract
import DTORuntime
import Foundation

/// The items of a session that clients can create, change and delete. Each list has a path, such as
/// `/authors/7/books`.
struct ResourceStore: Sendable {
    private struct Collection {
        var ids: [String] = []
        var items: [String: [String: JSONValue]] = [:]
        /// The number of ids that the store has made.
        var made = 0
        /// The greatest id that is an integer.
        var highest: Int64 = 0
    }

    private var collections: [String: Collection] = [:]
    private(set) var count = 0
    /// The approximate size of the store in bytes.
    private(set) var weight = 0

    /// The greatest number of items in a session, followed by the greatest number of lists.
    static let itemLimit = 10_000
    static let listLimit = 1_000

    /// The result of a change.
    enum Outcome: Equatable {
        case done([String: JSONValue])
        case missing
        /// The store is full.
        case full
    }

    // MARK: Reading

    func list(_ path: String) -> [JSONValue] {
        guard let collection = collections[path] else { return [] }
        return collection.ids.compactMap { collection.items[$0].map(JSONValue.object) }
    }

    func item(_ id: String, in path: String) -> [String: JSONValue]? {
        collections[path]?.items[id]
    }

    var json: JSONValue {
        .object(Dictionary(uniqueKeysWithValues: collections.keys.map { ($0, .array(list($0))) }))
    }

    // MARK: Changing

    /// Puts the examples into a list when the list is first used.
    ///
    /// - Parameter room: The number of bytes that may still be stored.
    /// - Returns: Whether there was room for the examples.
    mutating func open(_ path: String, _ resource: Resource, room: Int) -> Bool {
        if collections[path] != nil { return true }
        guard collections.count < Self.listLimit else { return false }
        let before = self
        collections[path] = Collection()
        weight += path.utf8.count + 128
        for case .object(let item) in resource.examples {
            guard let id = item[resource.key]?.idText, self.item(id, in: path) == nil else { continue }
            guard put(item, id, in: path, room: room - weight + before.weight) else {
                self = before
                return false
            }
        }
        return true
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - members: The members in the request.
    ///   - fits: Returns whether the contract's response can show an item.
    mutating func create(
        _ members: [String: JSONValue], in path: String, _ resource: Resource, room: Int,
        fits: ([String: JSONValue]) -> Bool = { _ in true }
    ) -> Outcome {
        var item = resource.template
        for (name, member) in members where item[name].map({ Self.fits(member, $0) }) ?? true { item[name] = member }
        let wanted = members[resource.key].flatMap {
            Self.isSameKind($0, resource.template[resource.key]) ? $0.idText : nil
        }
        let isFree = wanted.map { !$0.isEmpty && self.item($0, in: path) == nil } ?? false
        let id = isFree ? wanted ?? "" : newID(in: path, resource)
        if !isFree { item[resource.key] = Self.value(of: id, like: resource.template[resource.key]) }
        item = Self.shown(item, resource.template, resource, fits)
        return put(item, id, in: path, room: room) ? .done(item) : .full
    }

    /// Replaces an item. If there is no item and `creates` is true, creates the item.
    ///
    /// - Parameter own: The keys that only the server writes. Their values are kept.
    mutating func replace(
        _ id: String, by members: [String: JSONValue], in path: String, _ resource: Resource, room: Int,
        creates: Bool, own: Set<String> = [],
        fits: ([String: JSONValue]) -> Bool = { _ in true }
    ) -> Outcome {
        let old = item(id, in: path)
        guard creates || old != nil else { return .missing }
        var item = members.merging((old ?? resource.template).filter { own.contains($0.key) }) { $1 }
        item[resource.key] =
            old?[resource.key] ?? Self.value(of: id, like: resource.template[resource.key])
        item = Self.shown(item, old ?? resource.template, resource, fits)
        return put(item, id, in: path, room: room) ? .done(item) : .full
    }

    /// Merges members into an item (RFC 7396): a null removes a member.
    mutating func merge(
        _ id: String, _ members: [String: JSONValue], in path: String, _ resource: Resource, room: Int,
        fits: ([String: JSONValue]) -> Bool = { _ in true }
    ) -> Outcome {
        guard let old = item(id, in: path) else { return .missing }
        guard case .object(var item) = Self.merged(.object(old), .object(members)) else { return .missing }
        item[resource.key] = old[resource.key]
        item = Self.shown(item, old, resource, fits)
        return put(item, id, in: path, room: room) ? .done(item) : .full
    }

    /// Returns the item as the client sent it if the contract's response can show this item. If not, the function adds
    /// members that the server makes, such as a date, or removes members that only clients send, such as a password.
    private static func shown(
        _ item: [String: JSONValue], _ known: [String: JSONValue], _ resource: Resource,
        _ fits: ([String: JSONValue]) -> Bool
    ) -> [String: JSONValue] {
        if fits(item) { return item }
        let filled = item.merging(known) { own, _ in own }
        guard var best = [filled, filled.filter({ resource.template[$0.key] != nil })].first(where: fits) else {
            return item
        }
        // Only members that the response requires are added.
        for name in best.keys.sorted() where item[name] == nil {
            var smaller = best
            smaller.removeValue(forKey: name)
            if fits(smaller) { best = smaller }
        }
        return best
    }

    mutating func remove(_ id: String, in path: String) -> Outcome {
        guard let old = collections[path]?.items.removeValue(forKey: id) else { return .missing }
        collections[path]?.ids.removeAll { $0 == id }
        count -= 1
        weight -= Self.weight(old, id)
        return .done(old)
    }

    private mutating func put(_ item: [String: JSONValue], _ id: String, in path: String, room: Int) -> Bool {
        let old = self.item(id, in: path)
        let change = Self.weight(item, id) - (old.map { Self.weight($0, id) } ?? 0)
        guard change <= room, old != nil || count < Self.itemLimit else { return false }
        if old == nil {
            collections[path, default: Collection()].ids.append(id)
            count += 1
            // The greatest integer has no successor.
            if let number = Int64(id), number < .max, number > collections[path]?.highest ?? 0 {
                collections[path]?.highest = number
            }
        }
        collections[path, default: Collection()].items[id] = item
        weight += change
        return true
    }

    private static func weight(_ item: [String: JSONValue], _ id: String) -> Int {
        JSONValue.object(item).weight + 2 * id.utf8.count + 64
    }

    private static func merged(_ old: JSONValue, _ new: JSONValue) -> JSONValue {
        guard case .object(let changes) = new else { return new }
        var members = old.objectValue ?? [:]
        for (name, change) in changes {
            if change.isNull {
                members.removeValue(forKey: name)
            } else {
                members[name] = merged(members[name] ?? .null, change)
            }
        }
        return .object(members)
    }

    /// Whether a member of a request can replace the member of the example. Clients often send an id for a member that
    /// the server shows as an object.
    private static func fits(_ member: JSONValue, _ example: JSONValue) -> Bool {
        switch (member, example) {
        case (.object, .object), (.array, .array), (_, .null), (.null, _): true
        case (.object, _), (.array, _), (_, .object), (_, .array): false
        default: true
        }
    }

    private static func isSameKind(_ id: JSONValue, _ example: JSONValue?) -> Bool {
        switch (id, example) {
        case (.string, .string), (.integer, .integer), (_, nil): true
        default: false
        }
    }

    // MARK: Ids

    /// Returns a new id that looks like the ids of the examples.
    private mutating func newID(in path: String, _ resource: Resource) -> String {
        let example = resource.template[resource.key] ?? .integer(0)
        while true {
            collections[path, default: Collection()].made += 1
            let number = collections[path]?.made ?? 1
            let id: String
            if case .string(let text) = example {
                id = Self.text(like: text, path, number)
            } else {
                let next = "\((collections[path]?.highest ?? 0) + 1)"
                // If the next number is used, a lower number is tried.
                id = item(next, in: path) == nil ? next : "\(number)"
            }
            if item(id, in: path) == nil { return id }
        }
    }

    private static func text(like example: String, _ path: String, _ number: Int) -> String {
        if UUID(uuidString: example) != nil {
            var numbers = SeededNumbers(seed: UInt64(number), text: path.utf8)
            let id = UUID(random: &numbers).uuidString
            return example == example.lowercased() ? id.lowercased() : id
        }
        let digits = example.reversed().prefix { $0.isASCII && $0.isNumber }.count
        let last = Int(example.suffix(digits)) ?? 0
        let start = digits == 0 ? example + "-" : String(example.dropLast(digits))
        let next = "\(last.addingReportingOverflow(number).partialValue.magnitude)"
        return start + String(repeating: "0", count: max(0, digits - next.count)) + next
    }

    private static func value(of id: String, like example: JSONValue?) -> JSONValue {
        if case .integer = example, let number = Int64(id) { return .integer(number) }
        return .string(id)
    }
}

extension UUID {
    /// Makes a UUID of version 4.
    init(random numbers: inout SeededNumbers) {
        let (high, low) = (numbers.next(), numbers.next())
        func byte(_ index: Int) -> UInt8 {
            UInt8(truncatingIfNeeded: (index < 8 ? high : low) >> UInt64(8 * (index % 8)))
        }
        self.init(
            uuid: (
                byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6) & 0x0F | 0x40, byte(7),
                byte(8) & 0x3F | 0x80, byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
            ))
    }
}
