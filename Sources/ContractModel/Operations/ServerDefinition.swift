/// Where an operation is served.
public struct ServerList: Hashable, Sendable {
    /// In the order of the document.
    public var servers: [ServerDefinition]
    /// What they come to, variables put in, each in one spelling (`ServerURL`) and in an order of their own; never empty.
    public var urls: [String]

    /// Without servers it is the root of the host that served the document (3.1.1, section 4.8.1).
    public init(_ servers: [ServerDefinition]) {
        self.servers = servers
        urls = ServerURL.list(of: servers)
    }
}

/// A Server Object (3.1.1, section 4.8.5).
public struct ServerDefinition: Hashable, Sendable {
    /// A Server Variable Object (3.1.1, section 4.8.6).
    public struct Variable: Hashable, Sendable {
        public var name: String
        /// Nil where the document does not say it, as it should.
        public var defaultValue: String?
        /// All that it may be; empty: anything.
        public var values: [String]

        public init(name: String, defaultValue: String?, values: [String]) {
            self.name = name
            self.defaultValue = defaultValue
            self.values = values
        }
    }

    /// `https://{host}/v1`: may be relative to the document's own place (3.1.1, section 4.8.5.1).
    public var url: String
    /// Those that the URL names.
    public var variables: [Variable]
    public var description: String?

    public init(url: String, variables: [Variable] = [], description: String? = nil) {
        self.url = url
        self.variables = variables
        self.description = description
    }
}
