public import Foundation

/// A contract at run time: what there is to call, and what comes back.
public struct RuntimeContract: Sendable {
    public var title: String
    /// Paths of the servers, without a slash at their ends: `/v1`. Empty where they have none.
    public var basePaths: [String]
    public var operations: [RuntimeOperation]

    public init(title: String, basePaths: [String], operations: [RuntimeOperation]) {
        self.title = title
        self.basePaths = basePaths
        self.operations = operations
    }
}

/// One operation of a contract.
public struct RuntimeOperation: Sendable {
    public var id: String
    /// In capitals.
    public var method: String
    /// `/books/{id}`
    public var path: String
    public var parameters: [RuntimeParameter]
    public var body: RuntimeBody?
    /// In the order of the document.
    public var answers: [RuntimeAnswer]

    public init(
        id: String, method: String, path: String, parameters: [RuntimeParameter] = [], body: RuntimeBody? = nil,
        answers: [RuntimeAnswer]
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.parameters = parameters
        self.body = body
        self.answers = answers
    }
}

/// What a request says beside its body.
public struct RuntimeParameter: Hashable, Sendable {
    public var name: String
    /// `path`, `query`, `header` or `cookie`.
    public var place: String
    public var isRequired: Bool

    public init(name: String, place: String, isRequired: Bool) {
        self.name = name
        self.place = place
        self.isRequired = isRequired
    }
}

/// What a request holds.
public struct RuntimeBody: Hashable, Sendable {
    public var isRequired: Bool
    /// `application/json`, `image/*`
    public var mediaTypes: [String]

    public init(isRequired: Bool, mediaTypes: [String]) {
        self.isRequired = isRequired
        self.mediaTypes = mediaTypes
    }
}

/// An answer by its status.
public struct RuntimeAnswer: Sendable {
    /// `200`, `4XX` or `default`.
    public var status: String
    /// The preferred one first; none: the answer has no body.
    public var contents: [RuntimeContent]

    public init(status: String, contents: [RuntimeContent] = []) {
        self.status = status
        self.contents = contents
    }

    /// A status that it stands for.
    ///
    /// - Parameter others: statuses that have an answer of their own.
    public func code(besides others: Set<Int> = []) -> Int {
        if let code = Int(status) { return code }
        let hundreds = status.first.flatMap { Int(String($0)) }.map { $0 * 100 } ?? 500
        return (hundreds..<hundreds + 100).first { !others.contains($0) } ?? hundreds
    }

    public func fits(_ code: Int) -> Bool {
        status == "default" || Int(status) == code
            || (status.uppercased().hasSuffix("XX") && status.hasPrefix(String(code / 100)))
    }
}

/// The body of an answer, in one media type.
public struct RuntimeContent: Sendable {
    public var mediaType: String
    /// Those of the document, else one that was made of the schema; never empty but for streams.
    public var examples: [RuntimeExample]
    /// Of a stream, in their order.
    public var events: [RuntimeEvent]

    public init(mediaType: String, examples: [RuntimeExample] = [], events: [RuntimeEvent] = []) {
        self.mediaType = mediaType
        self.examples = examples
        self.events = events
    }
}

public struct RuntimeExample: Hashable, Sendable {
    /// Nil for one without a name, and for one that was made.
    public var name: String?
    public var body: Data

    public init(name: String? = nil, body: Data) {
        self.name = name
        self.body = body
    }
}

public struct RuntimeEvent: Hashable, Sendable {
    /// Nil: `message`.
    public var name: String?
    public var data: String

    public init(name: String? = nil, data: String) {
        self.name = name
        self.data = data
    }
}
