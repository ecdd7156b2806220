public import Diagnostics

/// A response that begins a job (`x-progress`).
public struct JobDefinition: Sendable {
    /// The record of the response.
    public var type: TypeID
    /// The links to the job. `stream`, `status`, `socket` and `token` have keys of the record, or names of derived
    /// Swift members. `events` and `poll` have operations.
    public var links: [String: String]
    /// The place of the record in the document.
    public var location: SourceLocation

    /// Makes the definition from its parts.
    public init(type: TypeID, links: [String: String], location: SourceLocation) {
        self.type = type
        self.links = links
        self.location = location
    }
}
