/// The servers of an operation.
public struct ServerList: Hashable, Sendable {
    /// The servers in the order of the document.
    public var servers: [ServerDefinition]
    /// The URLs of the servers, with values in place of the variables. The URLs are normalized (`ServerURL`) and
    /// sorted. The list is never empty.
    public var urls: [String]

    /// Makes a list. Without servers the URL is the root of the host that served the document (OpenAPI 3.1.1 section
    /// 4.8.1).
    public init(_ servers: [ServerDefinition]) {
        self.servers = servers
        urls = ServerURL.list(of: servers)
    }
}

extension Contract {
    /// The servers that the document defines for all operations, or nil if no operation uses them.
    public var commonServers: ServerList? {
        operations.lazy.compactMap { $0.interface?.servers }.first { $0.isInherited }?.value
    }
}

/// A Server Object (OpenAPI 3.1.1 section 4.8.5).
public struct ServerDefinition: Hashable, Sendable {
    /// A Server Variable Object (OpenAPI 3.1.1 section 4.8.6).
    public struct Variable: Hashable, Sendable {
        /// The name in the braces of the URL.
        public var name: String
        /// The default, or nil if the document lacks it although it is required.
        public var defaultValue: String?
        /// The allowed values. If the list is empty, every value is allowed.
        public var values: [String]

        public init(name: String, defaultValue: String?, values: [String]) {
            self.name = name
            self.defaultValue = defaultValue
            self.values = values
        }
    }

    /// The URL, such as `https://{host}/v1`. It may be relative to the document's own place (OpenAPI 3.1.1 section
    /// 4.8.5.1).
    public var url: String
    /// The variables in the URL.
    public var variables: [Variable]
    /// The description in the document, or nil if it has none.
    public var description: String?

    /// The name in the document (OpenAPI 3.2.0 section 4.6), or nil if it has none.
    public var name: String?

    public init(url: String, variables: [Variable] = [], description: String? = nil, name: String? = nil) {
        self.name = name
        self.url = url
        self.variables = variables
        self.description = description
    }
}

extension ServerDefinition {
    /// The URL with the defaults of its variables.
    package var urlWithDefaults: String {
        let defaults = Dictionary(variables.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { first, _ in first })
        return PathTemplate(url).segments.map { segment in
            switch segment {
            case .text(let text): text
            case .parameter(let name): (defaults[name] ?? nil) ?? ""
            }
        }.joined()
    }
}
