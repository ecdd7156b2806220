public import DTOContract
public import DTORuntime

/// The responses of an operation, in place of its usual response. Each request takes the next step, and the last step
/// is repeated.
///
///     await server.setScenario([503, 503, 200], for: "searchBooks")
public struct MockSteps: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The steps.
    public var steps: [MockStep]
    /// Whether the first step follows the last one.
    public var repeats: Bool
    /// The requests to which the scenario applies. Nil means all requests without another scenario.
    public var condition: MockCondition?

    /// Makes a scenario of steps.
    public init(_ steps: [MockStep], repeats: Bool = false, condition: MockCondition? = nil) {
        self.steps = steps
        self.repeats = repeats
        self.condition = condition
    }

    /// Makes a scenario of steps.
    public init(arrayLiteral elements: MockStep...) {
        self.init(elements)
    }

    /// - Parameter count: The number of earlier requests.
    func step(after count: Int) -> MockStep {
        if steps.isEmpty { return MockStep() }
        return steps[repeats ? count % steps.count : min(count, steps.count - 1)]
    }

    /// The greatest number of steps, and of events of a step.
    static let stepLimit = 1_000
    /// The greatest number of scenarios of an operation at the same time, each with its own condition.
    static let countLimit = 100
}

/// The differences of one response from the usual one. A value of nil changes nothing.
public struct MockStep: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The status code of the response.
    public var status: Int?
    /// The name of an example in the document.
    public var example: String?
    /// The delay of the response.
    public var delay: MockDelay?
    /// A fault of the connection.
    public var fault: MockFault?
    /// The damage of the body. Nil allows the server's random damage.
    public var damage: [MockDamage]?
    /// Whether values vary with the request.
    public var isDynamic: Bool?
    /// The pause before each event of a stream.
    public var pause: Duration?
    /// The interval between comments in the pauses of a stream.
    public var heartbeat: Duration?
    /// The time that a stream tells its client to wait before it connects again.
    public var retry: Duration?
    /// The number of events after which a stream breaks off, for clients that do not report the last event they have
    /// seen.
    public var drop: Int?
    /// The events that replace those of the contract.
    public var events: [MockEvent]?
    /// The body in place of the contract's body. A text is sent as it is if `headers` has a media type other than JSON.
    public var body: JSONValue?
    /// Headers that replace or extend those of the response. The server itself writes `Content-Length` and the other
    /// headers of the framing.
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

    /// Returns this step, with values of another step in place of nil.
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
