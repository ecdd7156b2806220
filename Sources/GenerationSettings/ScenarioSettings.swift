package import Diagnostics

/// What `scenarios:` says of the tests of an app's screens.
package struct ScenarioSettings: Hashable, Sendable {
    /// The library whose server stands for the backend, by the name of its module.
    package enum Server: String, Sendable, CaseIterable {
        case ours = "DTOMockServer"
        case swiftMockServer = "SwiftMockServer"
    }

    package var server = Server.ours
    /// The executable that is launched where the app is a process.
    package var app: String?
    /// The scheme of the app's deep links.
    package var scheme: String?
    /// Operations without scenarios: `operationId`, `METHOD /path` or `/path`.
    package var exclude: [NamePattern] = []
    /// In the order of the file.
    package var resources: [ResourceRule] = []

    package init() {}
}

/// One entry of `resources:` below `scenarios:`. What it does not say is as the document's paths and answers have it.
package struct ResourceRule: Hashable, Sendable {
    /// An operation, by its `operationId` or as `METHOD /path`.
    package struct Operation: Hashable, Sendable {
        package var name: String
        package var location: SourceLocation
    }

    /// What belongs to one of the resource: `Reviews` of a book.
    package struct Dependent: Hashable, Sendable {
        package var name: String
        package var operation: Operation
        /// A text within the body of the request, where several share one path.
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

    package init(name: String, location: SourceLocation) {
        self.name = name
        self.location = location
    }

    /// All that it names.
    package var operations: [Operation] {
        [list, detail].compactMap(\.self) + images + dependents.map(\.operation)
    }
}
