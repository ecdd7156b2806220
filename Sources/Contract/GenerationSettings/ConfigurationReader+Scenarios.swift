import DTORuntime
import Diagnostics
import YAMLTree

/// Reads the settings for tests of an app's screens.
extension ConfigurationReader {
    /// Reads settings such as `{server: DTOMockServer, resources: {Book: {list: listBooks}}}`.
    mutating func readScenarios(_ node: YAMLNode) {
        guard isMapping(node, "'scenarios'") else { return }
        for (key, value) in fields(node, ScenarioKey.self) {
            switch key {
            case .server:
                if let server = choice(value, of: ScenarioSettings.Server.self) { options.scenarios.server = server }
            case .app: options.scenarios.app = word(value, "executable", "BooksApp", isExecutable)
            case .scheme: options.scenarios.scheme = word(value, "scheme of URLs", "books", isScheme)
            case .exclude:
                options.scenarios.exclude = listed(value).compactMap { element in
                    text(element).map { NamePattern($0, at: element.location) }
                }
            case .resources: readResources(value)
            }
        }
    }

    private mutating func readResources(_ node: YAMLNode) {
        guard isMapping(node, "'resources'") else { return }
        for pair in node.pairs {
            guard let name = resourceName(pair.key, at: pair.keyLocation), isMapping(pair.value, "'\(name)'") else {
                continue
            }
            var rule = ResourceRule(name: name, location: pair.keyLocation)
            for (key, value) in fields(pair.value, ResourceKey.self) {
                switch key {
                case .list: rule.list = operation(value)
                case .detail: rule.detail = operation(value)
                case .search: rule.search = text(value)
                case .images: rule.images = listed(value).compactMap { operation($0) }
                case .dependents: rule.dependents = dependents(value, of: name)
                }
            }
            options.scenarios.resources.append(rule)
        }
    }

    /// Reads entries such as `{Reviews: listReviews, Quotes: {operation: POST /graphql, body: quotes}}`.
    private mutating func dependents(_ node: YAMLNode, of owner: String) -> [ResourceRule.Dependent] {
        guard isMapping(node, "'dependents' of '\(owner)'") else { return [] }
        return node.pairs.compactMap { pair in
            guard let name = resourceName(pair.key, at: pair.keyLocation) else { return nil }
            guard pair.value.kind == .mapping else {
                return operation(pair.value).map { ResourceRule.Dependent(name: name, operation: $0) }
            }
            let fields = Dictionary(fields(pair.value, DependentKey.self), uniquingKeysWith: { first, _ in first })
            guard let node = fields[.operation] else {
                emit(.missingKey("operation", of: name, at: pair.keyLocation))
                return nil
            }
            let body = fields[.body].flatMap { text($0) }
            return operation(node).map { ResourceRule.Dependent(name: name, operation: $0, body: body) }
        }
    }

    private mutating func operation(_ node: YAMLNode) -> ResourceRule.Operation? {
        text(node).map { ResourceRule.Operation(name: $0, location: node.location) }
    }

    /// Reads the name of a resource, which becomes a part of the names of methods and files.
    private mutating func resourceName(_ name: String, at location: SourceLocation) -> String? {
        let isName = name.utf8.count <= 60 && name.utf8.allSatisfy(\.isLetterOrDigit) && name.first?.isUppercase == true
        if isName { return name }
        emit(.notAResourceName(name, at: location))
        return nil
    }

    private mutating func word(
        _ node: YAMLNode, _ subject: String, _ example: String, _ isAllowed: (UInt8) -> Bool
    ) -> String? {
        guard let text = text(node) else { return nil }
        if let first = text.utf8.first, first.isLetterOrDigit, text.utf8.allSatisfy(isAllowed) { return text }
        emit(.notAWord(text, subject, example, at: node.location))
        return nil
    }

    /// Whether the node is a mapping. Null is treated as an empty mapping.
    private mutating func isMapping(_ node: YAMLNode, _ subject: String) -> Bool {
        if node.kind == .mapping { return true }
        if !node.isNull { emit(.notAMapping(subject, at: node.location)) }
        return node.isNull
    }
}

/// Whether the byte is allowed in a scheme (RFC 3986 section 3.1).
private func isScheme(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "+-.".utf8.contains(byte)
}

private func isExecutable(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "_-.".utf8.contains(byte)
}
