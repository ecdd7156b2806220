/// The requests of an operation, each with the values that it must send.
///
/// Each part has the name of the document and a value as JSON. The generated operation gets the values, and the sent
/// request is compared with them: method, path, query, headers, cookies and body.
@_spi(Generated) public struct RequestTable: Sendable {
    /// One check for each request.
    public private(set) var checks: [RequestCheck] = []
    private let name: String
    private let method: String
    private let path: String

    /// - Parameters:
    ///   - name: The operation's name in the contract.
    ///   - path: The path template: `/v1/jobs/{jobId}`.
    public init(_ name: String, _ method: String, _ path: String) {
        self.name = name
        self.method = method
        self.path = path
    }

    /// Adds a request.
    ///
    /// - Parameters:
    ///   - label: Which of the parts the request has: `least`.
    ///   - parts: The parts, in the order in which `send` takes their values.
    ///   - send: Makes the operation's call, which must throw its `SentRequest`.
    public mutating func request(
        _ label: String, _ parts: [RequestPart] = [],
        _ send: @escaping @Sendable (inout RequestValues) async throws -> Void
    ) {
        checks.append(
            RequestCheck(
                name: "\(name), \(label)", expectation: RequestExpectation(method: method, path: path), parts: parts,
                send: send))
    }
}

/// One check of a request. It is the argument of a parameterised test, which shows its name.
@_spi(Generated) public struct RequestCheck: Sendable, CustomStringConvertible {
    /// The operation and the kind of the request.
    public let name: String
    fileprivate let expectation: RequestExpectation
    fileprivate let parts: [RequestPart]
    fileprivate let send: @Sendable (inout RequestValues) async throws -> Void

    /// The operation and the kind of the request.
    public var description: String { name }

    /// Makes the request and compares it with the contract.
    ///
    /// - Throws: `ContractViolation` if the request differs.
    public func verify() async throws {
        let failures = await run()
        if !failures.isEmpty { throw ContractViolation(failures: failures) }
    }

    func run() async -> [ContractFailure] {
        var values = RequestValues(parts)
        do {
            try await send(&values)
            return [ContractFailure("\(name): the call ended before its request was complete.")]
        } catch let request as SentRequest {
            return expectation.faults(of: request, values.parts).map { ContractFailure("\(name): \($0).") }
        } catch {
            return [ContractFailure("\(name): the request should be made, but threw \(error).")]
        }
    }
}
