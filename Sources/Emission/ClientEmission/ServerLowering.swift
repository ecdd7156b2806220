import ContractModel
import SwiftEmission

/// Lowers the servers of a contract to the cases of an enumeration.
enum ServerLowering {
    /// Returns the cases of the servers, and an expression for the first server.
    static func servers(
        of calls: [CallDefinition], string: SwiftTypeSpelling
    ) -> (views: [ServerView], standard: SwiftExpression) {
        var servers =
            calls.lazy.compactMap { $0.operation.interface?.servers }.first { $0.isInherited }?.value.servers ?? []
        if servers.isEmpty { servers = [ServerDefinition(url: "/")] }
        let names = names(of: servers)
        let views = zip(servers, names).map { view(of: $0, $1, string: string) }
        let hasVariables = !servers[0].callVariables.isEmpty
        return (views, SwiftExpression(trusted: "." + names[0].member + (hasVariables ? "()" : "")))
    }

    private static func view(
        of server: ServerDefinition, _ name: SwiftIdentifier, string: SwiftTypeSpelling
    ) -> ServerView {
        let variables = server.callVariables
        var scope = NameScope { ["self", "init", "Type", "Protocol"].contains($0) }
        let parameters = variables.map { variable -> (name: SwiftIdentifier, variable: ServerDefinition.Variable) in
            let wanted = IdentifierCasing.lowerCamel(variable.name)
            return (SwiftIdentifier(checked: scope.take(wanted, else: wanted + "Value")), variable)
        }
        var paragraphs = server.description.map { [Prose.sentence($0)] } ?? []
        paragraphs.append(Prose.code(server.url))
        if server.isRelative {
            paragraphs.append("The document does not name a host. Pass the URL to `init(url:)`.")
        }
        for (name, variable) in parameters where !variable.values.isEmpty {
            paragraphs.append("`\(name.name)`: \(variable.values.map(Prose.code).joined(separator: ", ")).")
        }
        return ServerView(
            documentation: DocCommentLine.lines(
                paragraphs.joined(separator: "\n\n"), indentation: 2 * SourceLine.indentation),
            name: name,
            parameters: parameters.isEmpty
                ? nil
                : SwiftExpression(
                    trusted: parameters.map {
                        "\($0.name.label): \(string.text) = \(SwiftLiteral.string($0.variable.defaultValue ?? "").text)"
                    }.joined(separator: ", ")),
            pattern: parameters.isEmpty
                ? nil
                : SwiftExpression(trusted: parameters.map { "let \($0.name.declared)" }.joined(separator: ", ")),
            url: url(of: server, parameters))
    }

    /// Returns a literal with the variables between its parts.
    private static func url(
        of server: ServerDefinition, _ parameters: [(name: SwiftIdentifier, variable: ServerDefinition.Variable)]
    ) -> SwiftExpression {
        var parts: [String] = []
        let prefix = server.url.hasPrefix("//") ? "https:" : server.isRelative ? "http://localhost" : ""
        var text = prefix
        let path = server.isRelative && !server.url.hasPrefix("/") ? "/" + server.url : server.url
        for segment in PathTemplate(path).segments {
            switch segment {
            case .text(let literal): text += literal
            case .parameter(let name):
                guard let parameter = parameters.first(where: { $0.variable.name == name }) else { continue }
                if !text.isEmpty { parts.append(SwiftLiteral.string(text).text) }
                text = ""
                parts.append(parameter.name.declared)
            }
        }
        if !text.isEmpty || parts.isEmpty { parts.append(SwiftLiteral.string(text).text) }
        return SwiftExpression(trusted: parts.joined(separator: " + "))
    }

    // MARK: Names

    /// Returns the names of servers. A server keeps its name in the document (OpenAPI 3.2). An unnamed server on the
    /// local machine is `local`. Other names come from the beginning of the description, or from the host if there is
    /// no description. If several servers have the same name, parts of the addresses are added to all of these names.
    private static func names(of servers: [ServerDefinition]) -> [SwiftIdentifier] {
        var scope = NameScope { ["self", "init", "url", "Type", "Protocol", "none", "some"].contains($0) }
        let candidates = servers.map {
            NameCandidate(name: name(of: $0), source: .place, documentName: $0.url)
        }
        let spellings = servers.map(\.spellings)
        let clashes = Dictionary(grouping: servers.indices) { candidates[$0].name }
        let forms = clashes.mapValues { clash in
            let name = candidates[clash[0]].name
            return Self.forms(of: clash.map { spellings[$0] }) { $0 == name || clashes[$0] == nil }
        }
        let (names, _) = scope.settle(candidates) { index in
            let name = candidates[index].name
            return FallbackNames(
                names: (forms[name] ?? []).map { spellings[index][$0] }.filter { !$0.isEmpty }, base: name,
                documentName: "\(index) \(servers[index].url)")
        }
        return names.map(SwiftIdentifier.init(checked:))
    }

    /// Returns the indices of the spellings that distinguish the servers as well as whole addresses do, and that differ
    /// from all other servers' names.
    private static func forms(of spellings: [[String]], isFree: (String) -> Bool) -> [Int] {
        let columns = spellings[0].indices.map { form in Set(spellings.map { $0[form] }) }
        return columns.indices.filter { form in
            columns[form].count == columns.last?.count && columns[form].allSatisfy(isFree)
        }
    }

    private static func name(of server: ServerDefinition) -> String {
        if let name = server.name, name.contains(where: { $0.isLetter || $0.isNumber }) {
            return IdentifierCasing.lowerCamel(name)
        }
        if ["localhost", "127.0.0.1", "[::1]"].contains(server.hostName) { return "local" }
        if let words = server.description?.prefix(while: { !".:,;(\n–—-".contains($0) }) {
            let count = words.split(separator: " ").count
            if (1...3).contains(count) {
                let name = IdentifierCasing.lowerCamel(String(words))
                // `server` alone has no meaning, but `production server` has a meaning.
                let short = name.hasSuffix("Server") ? String(name.dropLast("Server".count)) : name
                if !short.isEmpty, short != "server", short != "the" { return short }
            }
        }
        let name = IdentifierCasing.lowerCamel(server.host)
        return server.host.isEmpty ? "standard" : name
    }
}

extension ServerDefinition {
    /// The variables in the URL, without repetitions.
    fileprivate var callVariables: [Variable] {
        var seen: Set<String> = []
        return PathTemplate(url).parameters.filter { seen.insert($0).inserted }.map { name in
            variables.first { $0.name == name } ?? Variable(name: name, defaultValue: nil, values: [])
        }
    }

    fileprivate var isRelative: Bool {
        !url.hasPrefix("//") && !url.contains("://") && !url.hasPrefix("{")
    }

    /// The URL without its scheme and path.
    fileprivate var host: String {
        let rest = url.firstRange(of: "//").map { url[$0.upperBound...] } ?? url[...]
        return String(rest.prefix { $0 != "/" })
    }

    private var scheme: String {
        url.firstRange(of: "//").map { String(url[..<$0.lowerBound].filter { $0 != ":" }) } ?? ""
    }

    private var path: String {
        let rest = url.firstRange(of: "//").map { url[$0.upperBound...] } ?? url[...]
        return String(rest.drop { $0 != "/" })
    }

    /// Spellings in lower camel case that may distinguish the server from servers with the same name: `apiExampleCom`
    /// for the host, followed by longer spellings. A spelling without letters and digits is empty.
    fileprivate var spellings: [String] {
        [host, "\(host) \(path)", "\(scheme) \(host)", "\(scheme) \(host) \(path)"].map { spelling in
            spelling.contains { $0.isLetter || $0.isNumber } ? IdentifierCasing.lowerCamel(spelling) : ""
        }
    }

    fileprivate var hostName: String {
        host.hasPrefix("[") ? String(host.prefix { $0 != "]" }) + "]" : String(host.prefix { $0 != ":" })
    }
}
