package import DTOContract
import DTORuntime
import Foundation

/// A server that runs as long as its process, for `gen-dtos mock`.
package final class MockListener: Sendable {
    private let server: HTTPServer
    /// The service for the current contract.
    private let serving: Guarded<ContractService>
    private let address: ListenAddress?

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - host: The address at which the server listens, such as `0.0.0.0` for all addresses of IPv4. The server also
    ///     listens on both loopback addresses.
    ///   - forwarding: The server that responds in place of the contract, or nil.
    ///   - log: Receives each request with the result, without the secrets in queries. With nil nothing is logged.
    /// - Throws: `MockServerError` if the address or the port is not available.
    package init(
        host: String? = nil, port: UInt16, serving contract: RuntimeContract, options: MockOptions = MockOptions(),
        forwarding: ForwardedServer? = nil, log: (@Sendable (MockJournalEntry) -> Void)?
    ) throws {
        let serving = Guarded(ContractService(contract, options, MockControl()))
        self.serving = serving
        let refused: Connection.Refused = { refusal in
            let service = serving.withLock { $0 }
            let (response, entry) = service.exchange(for: refusal)
            if let log { log(service.withoutSecrets(entry)) }
            return response
        }
        var limits = HTTPLimits()
        limits.body = options.bodyLimit
        address = try host.map { host in
            guard let address = ListenAddress(host) else {
                throw MockServerError.bindFailed("'\(host)' is not an IP address.")
            }
            return address
        }
        let hosts = [address].compactMap(\.self)
        server = try HTTPServer(host: hosts, port: port, limits: limits, refused: refused) { request in
            let service = serving.withLock { $0 }
            let (response, entry) =
                if let forwarding {
                    await service.exchange(for: request, with: forwarding)
                } else {
                    service.exchange(for: request)
                }
            if let log { log(service.withoutSecrets(entry)) }
            return response
        }
    }

    package var url: String { "http://\(address?.urlHost ?? "127.0.0.1"):\(server.port)" }

    /// Whether programs on other machines can send requests to the server.
    package var isOpenToOthers: Bool { address?.isLoopback == false }

    /// Changes the contract from the next request on. Connections, scenarios and stored resources are kept.
    package func serve(_ contract: RuntimeContract) {
        serving.withLock { $0 = ContractService(contract, $0.options, $0.control) }
    }

    /// Returns a JSON object on one line that describes the served contract, for a log.
    package static func startLine(_ contract: RuntimeContract, url: String) -> String {
        let members: [String: JSONValue] = [
            "title": .string(contract.title), "operations": .integer(Int64(contract.operations.count)),
            "url": .string(url),
        ]
        return String(decoding: JSONValue.object(members).bytes, as: UTF8.self)
    }

    /// Ends all connections.
    package func stop() {
        server.stop()
    }

    /// Waits until the process ends.
    package func wait() -> Never {
        // The server works on its own threads, so this thread only sleeps until the process ends.
        while true { Thread.sleep(forTimeInterval: 3_600) }
    }
}
