/// What a method that is called `given…` says of the backend.
struct Scenario {
    enum Kind {
        /// The whole backend, in place of whatever was said before.
        case whole
        /// A few paths, beside what was said before.
        case override
    }

    /// How a path answers.
    enum Answer: Equatable {
        case fixture(String)
        /// Chosen by a parameter of the query, else the last.
        ///
        /// - Parameter next: the query of the page to which the last has a link in a header; nil where it has none.
        case choice([(condition: Condition, fixture: String)], otherwise: String, next: String?)
        case image
        case failure

        static func == (left: Answer, right: Answer) -> Bool {
            switch (left, right) {
            case (.fixture(let left), .fixture(let right)): left == right
            case (.choice(let left, let other, let next), .choice(let right, let another, let following)):
                left.elementsEqual(right) { $0 == $1 } && other == another && next == following
            case (.image, .image), (.failure, .failure): true
            default: false
            }
        }
    }

    /// What a request has in its query.
    enum Condition: Equatable {
        case isThere(String)
        case equals(String, String)
        /// There, and another value.
        case differs(String, String)
    }

    struct Route {
        /// `GET`
        var method: String
        /// With `*` for a segment that may be any.
        var path: String
        /// A text within the body of the request.
        var body: String?
        var answer: Answer
    }

    var name: String
    var summary: String
    var kind: Kind
    /// The most specific first.
    var routes: [Route]

    /// Those that its answers take, in their order, each once.
    var fixtures: [String] {
        var taken: Set<String> = []
        return routes.flatMap { route -> [String] in
            switch route.answer {
            case .fixture(let name): [name]
            case .choice(let choices, let otherwise, _): [otherwise] + choices.reversed().map(\.fixture)
            case .image, .failure: []
            }
        }.filter { taken.insert($0).inserted }
    }

    var hasLink: Bool {
        routes.contains { if case .choice(_, _, _?) = $0.answer { true } else { false } }
    }

    var hasImage: Bool { routes.contains { $0.answer == .image } }
}
