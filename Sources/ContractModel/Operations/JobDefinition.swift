public import Diagnostics

/// The answer that begins a job (`x-progress`).
public struct JobDefinition: Sendable {
    /// A record.
    public var type: TypeID
    /// By `stream`, `status`, `socket` and `token`: keys of the record, or names of what Swift derives from them; by `events` and `poll`:
    /// the operations that they lead to.
    public var links: [String: String]
    public var location: SourceLocation

    public init(type: TypeID, links: [String: String], location: SourceLocation) {
        self.type = type
        self.links = links
        self.location = location
    }
}
