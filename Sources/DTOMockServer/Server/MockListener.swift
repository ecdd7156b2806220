public import DTOContract
import DTORuntime
import Foundation

/// A server for the length of a process: `gen-dtos mock`.
public final class MockListener: Sendable {
    private let server: HTTPServer
    /// Who answers now.
    private let serving: Guarded<ContractService>

    /// - Parameter log: is told what came and what was answered, without the keys that clients send in queries; nil: nobody is.
    /// - Throws: `MockServerError`.
    public init(
        port: UInt16, serving contract: RuntimeContract, options: MockOptions = MockOptions(),
        log: (@Sendable (MockJournalEntry) -> Void)?
    ) throws {
        let serving = Guarded(ContractService(contract, options, MockControl()))
        self.serving = serving
        server = try HTTPServer(port: port) { request in
            let service = serving.withLock { $0 }
            let (response, entry) = service.exchange(for: request)
            if let log { log(service.withoutSecrets(entry)) }
            return response
        }
    }

    public var url: String { "http://127.0.0.1:\(server.port)" }

    /// Answers as another state of the contract says from the next request on. Connections, scenarios and what is remembered stay.
    public func serve(_ contract: RuntimeContract) {
        serving.withLock { $0 = ContractService(contract, $0.options, $0.control) }
    }

    /// For a log: what is served, as an object of JSON in one line.
    public static func startLine(_ contract: RuntimeContract, url: String) -> String {
        let members: [String: JSONValue] = [
            "title": .string(contract.title), "operations": .integer(Int64(contract.operations.count)),
            "url": .string(url),
        ]
        return String(decoding: JSONValue.object(members).bytes, as: UTF8.self)
    }

    public func stop() {
        server.stop()
    }

    /// Until the process ends.
    public func wait() -> Never {
        // The server works on threads of its own; this one has nothing else to do, and the system ends its sleep with the process.
        while true { Thread.sleep(forTimeInterval: 3_600) }
    }
}
