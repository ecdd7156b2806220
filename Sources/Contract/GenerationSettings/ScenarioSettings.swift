package import Diagnostics

/// The settings for tests of an app's screens (`scenarios:`).
package struct ScenarioSettings: Hashable, Sendable {
    /// The library with the server that replaces the backend. The raw value is its module.
    package enum Server: String, Sendable, CaseIterable {
        case ours = "DTOMockServer"
        case swiftMockServer = "SwiftMockServer"
    }

    package var server = Server.ours
    /// The app's executable that tests launch as a process.
    package var app: String?
    /// The scheme of the app's deep links.
    package var scheme: String?
    /// The operations without scenarios, as `operationId`, `METHOD /path` or `/path`.
    package var exclude: [NamePattern] = []
    /// The resources in the order of the file.
    package var resources: [ResourceRule] = []
}

/// An entry of `resources:` within `scenarios:`. Missing parts are derived from the document's paths and responses.
package struct ResourceRule: Hashable, Sendable {
    /// An operation, named by its `operationId` or as `METHOD /path`.
    package struct Operation: Hashable, Sendable {
        package var name: String
        package var location: SourceLocation
    }

    /// A list that belongs to one item of the resource, such as the `Reviews` of a book.
    package struct Dependent: Hashable, Sendable {
        package var name: String
        package var operation: Operation
        /// A part of the request's body that identifies the operation, if several operations share one path.
        package var body: String?
    }

    package var name: String
    package var list: Operation?
    package var detail: Operation?
    /// The query parameter that searches the list.
    package var search: String?
    package var images: [Operation] = []
    package var dependents: [Dependent] = []
    package var location: SourceLocation
}
