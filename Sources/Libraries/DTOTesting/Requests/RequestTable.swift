import DTORuntime
public import Foundation

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
        let (name, expectation) = ("\(name), \(label)", RequestExpectation(method: method, path: path))
        checks.append(
            RequestCheck(name: name) { await Self.faults(of: expectation, parts, send).map { "\(name): \($0)." } })
    }

    private static func faults(
        of expectation: RequestExpectation, _ parts: [RequestPart],
        _ send: @Sendable (inout RequestValues) async throws -> Void
    ) async -> [String] {
        var values = RequestValues(parts)
        do {
            try await send(&values)
            return ["the call ended before its request was complete"]
        } catch let request as SentRequest {
            return expectation.faults(of: request, values.parts)
        } catch {
            return ["the request should be made, but threw \(error)"]
        }
    }

    /// Adds a documented failure.
    ///
    /// - Parameters:
    ///   - json: A body of the failure.
    ///   - type: The type of the body in the contract.
    ///   - read: Decodes a response with the status and the body, and returns the body of the failure. Nil is another
    ///     error.
    public mutating func failure<Body: Codable & Sendable>(
        _ status: Int, _ json: String, as type: Body.Type, _ read: @escaping @Sendable (Data) -> Body?
    ) {
        let name = "\(name), \(status)"
        checks.append(
            RequestCheck(name: name) {
                do {
                    let data = Data(json.utf8)
                    let expected = try JSON(encoding: DTODecoder().decode(Body.self, from: data))
                    guard let body = read(data) else { return ["\(name): the error should be the documented failure."] }
                    let found = try JSON(encoding: body)
                    let text = "\(name): the failure should be \(expected.excerpt), but is \(found.excerpt)."
                    return found == expected ? [] : [text]
                } catch {
                    return ["\(name): the failure cannot be decoded: \(error)."]
                }
            })
    }
}

/// One check of a request or of a failure. It is the argument of a parameterised test, which shows its name.
@_spi(Generated) public struct RequestCheck: Sendable, CustomStringConvertible {
    /// The operation, and the kind of the request or the status of the failure.
    public let name: String
    /// Returns the differences as sentences.
    fileprivate let faults: @Sendable () async -> [String]

    /// The name of the check.
    public var description: String { name }

    /// Makes the request, or decodes the failure, and compares it with the contract.
    ///
    /// - Throws: `ContractViolation` if there is a difference.
    public func verify() async throws {
        let failures = await faults().map { ContractFailure($0) }
        if !failures.isEmpty { throw ContractViolation(failures: failures) }
    }
}
