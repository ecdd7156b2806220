import DTORuntime
public import Foundation

/// The requests of an operation, with the values that each request must send.
///
/// Each part has a name from the document and a value as JSON. A check passes the values to the generated operation and
/// compares the sent request with them: its method, path, query, headers, cookies and body.
@_spi(Generated) public struct RequestTable: Sendable {
    /// The checks of the requests and failures that were added.
    public private(set) var checks: [RequestCheck] = []
    private let name: String
    private let method: String
    private let path: String

    /// Creates a table without requests.
    ///
    /// - Parameters:
    ///   - name: The name of the operation in the contract.
    ///   - method: The HTTP method.
    ///   - path: The path template: `/v1/jobs/{jobId}`.
    public init(_ name: String, _ method: String, _ path: String) {
        self.name = name
        self.method = method
        self.path = path
    }

    /// Adds a request.
    ///
    /// - Parameters:
    ///   - label: The kind of the request in the name of its check, such as `least`.
    ///   - parts: The parts in the order in which `send` reads their values.
    ///   - send: Calls the operation, which must throw its `SentRequest`.
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
    ///   - json: The body of an error response.
    ///   - type: The type of the body in the contract.
    ///   - read: Decodes a response with the status and the body, and returns the decoded error body, or nil for
    ///     another error.
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

/// One check of a request or of a failure. A check is the argument of a parameterised test, which shows the name of the
/// check.
@_spi(Generated) public struct RequestCheck: Sendable, CustomStringConvertible {
    /// The name of the operation, and the kind of the request or the status of the failure.
    public let name: String
    /// Returns the differences as sentences.
    fileprivate let faults: @Sendable () async -> [String]

    /// The name of the check.
    public var description: String { name }

    /// Creates the request or decodes the failure, and compares the result with the contract.
    ///
    /// - Throws: `ContractViolation` if there is a difference.
    public func verify() async throws {
        let failures = await faults().map { ContractFailure($0) }
        if !failures.isEmpty { throw ContractViolation(failures: failures) }
    }
}
