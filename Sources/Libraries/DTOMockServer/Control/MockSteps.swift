public import DTOContract
public import DTORuntime

/// A scenario: responses of an operation that replace its usual response. Each request gets the next step, and further
/// requests get the last step.
///
///     try await server.setScenario([503, 503, 200], for: "searchBooks")
public struct MockSteps: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The steps in their order.
    public var steps: [MockStep]
    /// Whether the first step follows the last step.
    public var repeats: Bool
    /// The requests to which the scenario applies. Nil means all requests to which no scenario with a condition
    /// applies.
    public var condition: MockCondition?

    /// Makes a scenario from its steps.
    public init(_ steps: [MockStep], repeats: Bool = false, condition: MockCondition? = nil) {
        self.steps = steps
        self.repeats = repeats
        self.condition = condition
    }

    /// Makes a scenario from its steps.
    public init(arrayLiteral elements: MockStep...) {
        self.init(elements)
    }

    /// - Parameter count: The number of earlier requests.
    func step(after count: Int) -> MockStep {
        if steps.isEmpty { return MockStep() }
        return steps[repeats ? count % steps.count : min(count, steps.count - 1)]
    }

    /// The greatest number of steps, and also of events in a step.
    static let stepLimit = 1_000
    /// The greatest number of scenarios of an operation at the same time. Each scenario has its own condition.
    static let countLimit = 100
}

/// A response of a scenario, described by its differences from the usual response. A property that is nil changes
/// nothing.
public struct MockStep: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The status code of the response.
    public var status: Int?
    /// The name of an example in the OpenAPI document.
    public var example: String?
    /// The delay of the response.
    public var delay: MockDelay?
    /// A fault of the connection.
    public var fault: MockFault?
    /// The damage of the body. Nil allows the server's random damage.
    public var damage: [MockDamage]?
    /// Whether the values of the body vary with the request.
    public var isDynamic: Bool?
    /// The pause before each event of a stream.
    public var pause: Duration?
    /// The interval between comments in the pauses of a stream.
    public var heartbeat: Duration?
    /// The time that a stream tells its client to wait before it connects again.
    public var retry: Duration?
    /// The number of events after which a stream breaks off. A client that connects again with `Last-Event-ID` gets the
    /// other events.
    public var drop: Int?
    /// The events that replace the events of the contract.
    public var events: [MockEvent]?
    /// The body that replaces the contract's body. A string is sent without quotation marks if `headers` has a media
    /// type other than JSON.
    public var body: JSONValue?
    /// Headers that replace or extend the headers of the response. The server always writes headers such as
    /// `Content-Length`, which frame the response.
    public var headers: HTTPHeaders?

    /// Makes a step.
    public init(
        status: Int? = nil, example: String? = nil, delay: MockDelay? = nil, fault: MockFault? = nil,
        damage: [MockDamage]? = nil
    ) {
        self.status = status
        self.example = example
        self.delay = delay
        self.fault = fault
        self.damage = damage
    }

    /// Makes a step with a status code.
    public init(integerLiteral status: Int) {
        self.init(status: status)
    }

    /// Returns this step. Properties that are nil get the values of another step.
    func filled(from other: MockStep) -> MockStep {
        var step = self
        step.status = status ?? other.status
        step.example = example ?? other.example
        step.delay = delay ?? other.delay
        step.fault = fault ?? other.fault
        step.damage = damage ?? other.damage
        step.isDynamic = isDynamic ?? other.isDynamic
        step.pause = pause ?? other.pause
        step.heartbeat = heartbeat ?? other.heartbeat
        step.retry = retry ?? other.retry
        step.drop = drop ?? other.drop
        step.events = events ?? other.events
        step.body = body ?? other.body
        step.headers = headers ?? other.headers
        return step
    }
}
