/// The state of the backend that a method `given…` sets.
struct Scenario {
    enum Kind {
        /// The scenario sets the whole backend, and replaces all earlier scenarios.
        case whole
        /// The scenario sets a few paths, in addition to earlier scenarios.
        case override
    }

    /// The response of a path.
    enum Answer: Equatable {
        case fixture(String)
        /// The fixture of the item that the path selects, or the fixture in the associated value for other items.
        case item(String)
        /// The first condition that holds for the query chooses the fixture.
        ///
        /// - Parameters:
        ///   - otherwise: The fixture for a query for which no condition holds.
        ///   - next: The query of the page to which a header of this fixture's response links, or nil.
        case choice([(condition: Condition, fixture: String)], otherwise: String, next: String?)
        case image
        case failure

        static func == (left: Answer, right: Answer) -> Bool {
            switch (left, right) {
            case (.fixture(let left), .fixture(let right)), (.item(let left), .item(let right)): left == right
            case (.choice(let left, let other, let next), .choice(let right, let another, let following)):
                left.elementsEqual(right) { $0 == $1 } && other == another && next == following
            case (.image, .image), (.failure, .failure): true
            default: false
            }
        }
    }

    /// A condition for the query of a request.
    enum Condition: Equatable {
        case isThere(String)
        case equals(String, String)
        /// The parameter is present and has a different value.
        case differs(String, String)
    }

    /// The response to requests with a method and path.
    struct Route {
        /// The method, such as `GET`.
        var method: String
        /// The path, with `*` for a segment that may have any text.
        var path: String
        /// A word that the body of the request must contain.
        var body: String?
        var answer: Answer
    }

    var name: String
    var summary: String
    var kind: Kind
    /// The routes, with the most specific route first.
    var routes: [Route]

    /// The fixtures that the method of the scenario declares as constants, in order, each once.
    var fixtures: [String] {
        var taken: Set<String> = []
        return routes.flatMap { route -> [String] in
            switch route.answer {
            case .fixture(let name): [name]
            case .choice(let choices, let otherwise, _): [otherwise] + choices.reversed().map(\.fixture)
            case .item, .image, .failure: []
            }
        }.filter { taken.insert($0).inserted }
    }

    /// Whether a handler checks the body of requests. The handlers of a scenario that overrides others have no
    /// conditions.
    var hasBody: Bool { kind != .override && routes.contains { $0.body != nil } }

    var hasLink: Bool {
        routes.contains { if case .choice(_, _, _?) = $0.answer { true } else { false } }
    }

    /// Whether a response may contain the URL of the server.
    var hasURL: Bool {
        routes.contains { route in
            switch route.answer {
            case .fixture, .item, .choice: true
            case .image, .failure: false
            }
        }
    }

    var hasImage: Bool { routes.contains { $0.answer == .image } }
}
