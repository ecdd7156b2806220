import Foundation
import TestSupport

/// A real document of version 3, and variants of it that are equal on the wire or differ in one thing.
struct WireTwin {
    typealias Object = [String: Any]

    private static let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

    private(set) var root: Object

    /// - Returns: The twin, or nil if the document has another version. The result is also nil if paths are in other
    ///   files, or if references name paths, because the twin changes the names of paths.
    init?(_ bytes: [UInt8]) {
        guard let document = RewrittenDocument(bytes) else { return nil }
        let text = document.json { $1 }
        guard !text.contains("#/paths/"),
            let root = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object,
            root["openapi"] is String
        else { return nil }
        self.root = root
        var number = 0
        // Types get their names from the paths of operations without a name. These names do not matter on the wire.
        changeOperations { operation in
            number += 1
            if operation["operationId"] == nil { operation["operationId"] = "operation\(number)" }
        }
    }

    var bytes: [UInt8] {
        let data = try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys])
        return Array(data ?? Data())
    }

    // MARK: Variants that are equal on the wire

    /// Renames every parameter in a path.
    mutating func renameTemplates() {
        let templates = ((root["paths"] as? Object).map { Array($0.keys) } ?? []).joined()
        changeParameters { parameter in
            guard parameter["in"] as? String == "path", let name = parameter["name"] as? String,
                templates.contains("{\(name)}")
            else { return }
            parameter["name"] = name + "Zz"
        }
        changeKeys(of: "paths") { $0.replacing("}", with: "Zz}") }
    }

    mutating func raiseHeaders() {
        changeParameters { parameter in
            guard parameter["in"] as? String == "header", let name = parameter["name"] as? String else { return }
            parameter["name"] = name.uppercased()
        }
        changeResponses { response in
            guard let headers = response["headers"] as? Object else { return }
            response["headers"] = Dictionary(
                headers.map { ($0.key.uppercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
        }
    }

    mutating func writeDefaults() {
        changeParameters { parameter in
            guard let place = parameter["in"] as? String else { return }
            parameter["required"] = parameter["required"] ?? (place == "path")
            guard parameter["schema"] != nil else { return }
            let style = parameter["style"] as? String ?? (place == "query" || place == "cookie" ? "form" : "simple")
            parameter["style"] = style
            parameter["explode"] = parameter["explode"] ?? (style == "form")
            if place == "query" { parameter["allowReserved"] = parameter["allowReserved"] ?? false }
        }
    }

    /// Moves the root's `security` into each operation.
    mutating func moveSecurity() {
        let security = root.removeValue(forKey: "security") ?? [Object]()
        changeOperations { $0["security"] = $0["security"] ?? security }
    }

    mutating func moveServers() {
        guard let servers = root.removeValue(forKey: "servers") else { return }
        changePathItems { item in
            guard item["servers"] == nil else { return }
            Self.changeOperations(of: &item) { $0["servers"] = $0["servers"] ?? servers }
        }
    }

    /// Moves the path that all servers have into the paths.
    mutating func moveBase() {
        guard let servers = root["servers"] as? [Object], !contains("servers", below: root["paths"]) else { return }
        let urls = servers.compactMap { ($0["url"] as? String).flatMap(URLComponents.init) }
        let base = urls.first?.path ?? ""
        guard urls.count == servers.count, base.count > 1, !base.hasSuffix("/"), urls.allSatisfy({ $0.path == base })
        else { return }
        root["servers"] = urls.map { url in
            var url = url
            url.path = ""
            return ["url": url.string ?? ""]
        }
        changeKeys(of: "paths") { base + $0 }
    }

    // MARK: Walks

    private func contains(_ key: String, below value: Any?) -> Bool {
        switch value {
        case let object as Object: object[key] != nil || object.values.contains { contains(key, below: $0) }
        case let list as [Any]: list.contains { contains(key, below: $0) }
        default: false
        }
    }

    private mutating func changeKeys(of key: String, _ change: (String) -> String) {
        guard let object = root[key] as? Object else { return }
        root[key] = Dictionary(object.map { (change($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func changePathItems(_ change: (inout Object) -> Void) {
        guard var paths = root["paths"] as? Object else { return }
        for path in paths.keys.sorted() {
            guard var item = paths[path] as? Object else { continue }
            change(&item)
            paths[path] = item
        }
        root["paths"] = paths
    }

    private static func changeOperations(of item: inout Object, _ change: (inout Object) -> Void) {
        for method in methods.sorted() {
            guard var operation = item[method] as? Object else { continue }
            change(&operation)
            item[method] = operation
        }
    }

    mutating func changeOperations(_ change: (inout Object) -> Void) {
        changePathItems { Self.changeOperations(of: &$0, change) }
    }

    private static func changeList(_ key: String, of object: inout Object, _ change: (inout Object) -> Void) {
        guard let list = object[key] as? [Object] else { return }
        object[key] = list.map { element in
            var element = element
            change(&element)
            return element
        }
    }

    private static func changeMembers(_ key: String, of object: inout Object, _ change: (inout Object) -> Void) {
        guard var members = object[key] as? Object else { return }
        for name in members.keys.sorted() {
            guard var member = members[name] as? Object else { continue }
            change(&member)
            members[name] = member
        }
        object[key] = members
    }

    private mutating func changeComponents(_ section: String, _ change: (inout Object) -> Void) {
        guard var components = root["components"] as? Object else { return }
        Self.changeMembers(section, of: &components, change)
        root["components"] = components
    }

    private mutating func changeParameters(_ change: (inout Object) -> Void) {
        changeComponents("parameters", change)
        changePathItems { item in
            Self.changeList("parameters", of: &item, change)
            Self.changeOperations(of: &item) { Self.changeList("parameters", of: &$0, change) }
        }
    }

    private mutating func changeResponses(_ change: (inout Object) -> Void) {
        changeComponents("responses", change)
        changeOperations { Self.changeMembers("responses", of: &$0, change) }
    }

    /// Changes the first parameter of this kind that an operation itself declares.
    ///
    /// - Returns: Whether an operation has a parameter of this kind.
    mutating func changeParameter(
        in place: String, of types: Set<String>, _ change: (inout Object) -> Void
    ) -> Bool {
        var isDone = false
        changeOperations { operation in
            Self.changeList("parameters", of: &operation) { parameter in
                let schema = parameter["schema"] as? Object
                guard !isDone, parameter["in"] as? String == place, let type = schema?["type"] as? String,
                    types.contains(type), parameter["style"] == nil, parameter["name"] != nil
                else { return }
                change(&parameter)
                isDone = true
            }
        }
        return isDone
    }

    // MARK: Another wire

    enum Mutation: CaseIterable {
        case explode, style, allowReserved, content, security, server

        /// The only rule that reports the change.
        var rule: String {
            switch self {
            case .explode, .style, .content: "request-parameter-serialization-changed"
            case .allowReserved: "request-parameter-allow-reserved-added"
            case .security: "api-security-added"
            case .server: "api-server-added"
            }
        }

        /// The rule that reports the change back.
        var reverse: String {
            switch self {
            case .explode, .style, .content: rule
            case .allowReserved: "request-parameter-allow-reserved-removed"
            case .security: "api-security-removed"
            case .server: "api-server-removed"
            }
        }
    }

    /// - Returns: The changed twin, or nil if the document has no place for the change.
    func mutated(_ mutation: Mutation) -> WireTwin? {
        var twin = self
        let isDone: Bool
        switch mutation {
        case .explode:
            isDone = twin.changeParameter(in: "query", of: ["array"]) {
                $0["explode"] = !($0["explode"] as? Bool ?? true)
            }
        case .style:
            isDone = twin.changeParameter(in: "path", of: ["string", "integer"]) { $0["style"] = "matrix" }
        case .allowReserved:
            isDone = twin.changeParameter(in: "query", of: ["string"]) { $0["allowReserved"] = true }
        case .content:
            isDone = twin.changeParameter(in: "query", of: ["string", "integer", "boolean"]) {
                $0["content"] = ["application/json": ["schema": $0.removeValue(forKey: "schema")]]
            }
        case .security:
            let isAsked = contains("security", below: root["paths"]) || root["security"] != nil
            twin.root["security"] = [["zz": [String]()]]
            isDone = !isAsked && hasOperations
        case .server:
            let servers = root["servers"] as? [Object] ?? [["url": "/"]]
            twin.root["servers"] = servers + [["url": "https://zz.example"]]
            isDone = !contains("servers", below: root["paths"]) && hasOperations
        }
        return isDone ? twin : nil
    }

    private var hasOperations: Bool {
        var copy = self
        var count = 0
        copy.changeOperations { _ in count += 1 }
        return count > 0
    }
}
