public import DTOContract
import DTORuntime
import Foundation

/// A server for the length of a process: `gen-dtos mock`.
public final class MockListener: Sendable {
    /// What came, and what was answered.
    public struct Exchange: Sendable {
        public var method: String
        public var target: String
        public var status: Int
    }

    private let server: HTTPServer

    /// - Throws: `MockServerError`.
    public init(
        port: UInt16, serving contract: RuntimeContract, validates: Bool = true,
        log: @escaping @Sendable (Exchange) -> Void
    ) throws {
        let service = ContractService(contract, validates: validates)
        server = try HTTPServer(port: port) { request in
            let response = service.response(to: request)
            log(
                Exchange(
                    method: request.method.rawValue, target: request.target, status: response.status.code))
            return response
        }
    }

    public var url: String { "http://127.0.0.1:\(server.port)" }

    /// Until the process ends.
    public func wait() -> Never {
        while true { Thread.sleep(forTimeInterval: 3_600) }
    }
}
