public import Diagnostics

/// A response that begins a long job (`x-progress`).
public struct JobDefinition: Sendable {
    /// The record of the response.
    public var type: TypeID
    /// Maps the keys of `x-progress`, which say how to follow the job, to their values. The values of `stream`,
    /// `status`, `socket` and `token` are keys of the record, or names of derived Swift members. The values of `events`
    /// and `poll` are operations.
    public var links: [String: String]
    /// The place of the record in the document.
    public var location: SourceLocation

    public init(type: TypeID, links: [String: String], location: SourceLocation) {
        self.type = type
        self.links = links
        self.location = location
    }
}
