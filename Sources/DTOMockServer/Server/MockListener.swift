public import DTOContract
import DTORuntime
import Foundation

/// A server for the length of a process: `gen-dtos mock`.
public final class MockListener: Sendable {
    private let server: HTTPServer
    private let serving: Serving

    /// - Parameter log: is told what came and what was answered.
    /// - Throws: `MockServerError`.
    public init(
        port: UInt16, serving contract: RuntimeContract, options: MockOptions = MockOptions(),
        log: @escaping @Sendable (MockJournalEntry) -> Void
    ) throws {
        let serving = Serving(ContractService(contract, options, MockControl()))
        self.serving = serving
        server = try HTTPServer(port: port) { request in
            let exchange = serving.service.exchange(for: request)
            log(exchange.entry)
            return exchange.response
        }
    }

    public var url: String { "http://127.0.0.1:\(server.port)" }

    /// Answers as another state of the contract says from the next request on. Connections, scenarios and what is remembered stay.
    public func serve(_ contract: RuntimeContract) {
        serving.service = ContractService(contract, serving.service.options, serving.service.control)
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

    /// Who answers now.
    // `@unchecked`, because the compiler does not know what the lock is for. It is safe: `service` is all that touches the variable.
    private final class Serving: @unchecked Sendable {
        private let lock = NSLock()
        private var current: ContractService

        init(_ service: ContractService) {
            current = service
        }

        var service: ContractService {
            get { lock.withLock { current } }
            set { lock.withLock { current = newValue } }
        }
    }
}
