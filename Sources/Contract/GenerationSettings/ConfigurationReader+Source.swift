import DTORuntime
import Diagnostics
import YAMLTree

/// Reads the URL from which the document can be fetched.
extension ConfigurationReader {
    mutating func readSource(_ node: YAMLNode) {
        guard node.kind == .mapping else { return emit(.notAMapping("'source'", at: node.location)) }
        var source = PublishedSource(url: "")
        for (key, value) in fields(node, SourceKey.self) {
            switch key {
            case .url: source.url = address(value) ?? ""
            case .headers: source.headers = headers(value)
            }
        }
        if node[SourceKey.url.rawValue] == nil {
            return emit(.missingKey(SourceKey.url.rawValue, of: "source", at: node.location))
        }
        options.source = source
    }

    private mutating func address(_ node: YAMLNode) -> String? {
        guard let text = text(node) else { return nil }
        if PublishedSource.isAddress(text) { return text }
        emit(.notAnAddress(at: node.location))
        return nil
    }

    private mutating func headers(_ node: YAMLNode) -> [String: String] {
        if node.isNull { return [:] }
        guard node.kind == .mapping else {
            emit(.notAMapping("'\(SourceKey.headers.rawValue)'", at: node.location))
            return [:]
        }
        var headers: [String: String] = [:]
        for pair in node.pairs {
            guard let variable = text(pair.value) else { continue }
            if !HTTPHeaders.isName(pair.key) {
                emit(.notAWord(pair.key, "name of a header", "Authorization", at: pair.keyLocation))
            } else if variable.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
                emit(.notAWord(variable, "name of an environment variable", "API_TOKEN", at: pair.value.location))
            } else {
                headers[pair.key] = variable
            }
        }
        return headers
    }
}
