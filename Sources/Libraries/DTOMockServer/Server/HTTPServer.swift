import Foundation

/// Listens for connections and passes requests to a service.
final class HTTPServer: Sendable {
    typealias Service = @Sendable (MockHTTPRequest) async -> MockHTTPResponse

    let port: UInt16
    private let loop: EventLoop

    /// - Parameters:
    ///   - host: The addresses at which the server listens. The server also listens on both loopback addresses.
    ///   - port: The port. If the port is 0, the system chooses a free port.
    ///   - refused: Returns the response to bytes that are not a valid request.
    ///   - pause: Waits for the delay of a slow response or fault. By default the closure sleeps. The closure of tests
    ///     returns at once.
    /// - Throws: `MockServerError` if the port is not available.
    init(
        host: [ListenAddress] = [], port: UInt16, limits: HTTPLimits = HTTPLimits(),
        timing: Connection.Timing = Connection.Timing(),
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        refused: @escaping Connection.Refused = { $0.response }, service: @escaping Service
    ) throws {
        let sockets = try Self.listeners(at: host, port: port)
        self.port = sockets[0].port
        do throws(SocketError) {
            loop = try EventLoop()
        } catch {
            for socket in sockets { SystemSockets.close(socket.socket) }
            throw MockServerError.bindFailed("\(error)")
        }
        let loop = loop
        @Sendable func answer(
            _ head: HTTPRequestHead, _ body: Data, _ writer: ResponseWriter, isLocal: Bool
        ) async {
            var request = MockHTTPRequest(head, body: body)
            request.isLocal = isLocal
            let response = await service(request)
            if let delay = response.delay { try? await pause(delay) }
            await AnswerSender(writer, fault: response.fault, pause: pause).send(response, to: head)
        }
        for socket in sockets {
            let listener = Listener(socket.socket) { descriptor in
                let isLocal = host.isEmpty || SystemSockets.isLocal(descriptor)
                loop.add(
                    Connection(
                        descriptor, loop: loop, limits: limits, timing: timing,
                        service: { await answer($0, $1, $2, isLocal: isLocal) }, refused: refused, didClose: {}))
            }
            loop.post { loop.add(listener) }
        }
    }

    deinit {
        loop.stop()
    }

    /// Ends all connections.
    func stop() {
        loop.stop()
    }

    /// Ends all connections. Returns when the port is free.
    func end() async {
        await withCheckedContinuation { continuation in
            loop.stop { continuation.resume() }
        }
    }

    private typealias BoundSocket = (socket: Int32, port: UInt16)

    /// Returns listeners for addresses of this machine and for both loopback addresses. All listeners have the same
    /// port.
    private static func listeners(at hosts: [ListenAddress], port: UInt16) throws -> [BoundSocket] {
        let loopback = [false, true].filter { isIPv6 in
            !hosts.contains { $0.isIPv6 == isIPv6 && $0.includesUsualLoopback }
        }
        let places: [(ListenAddress?, Bool)] = hosts.map { ($0, $0.isIPv6) } + loopback.map { (nil, $0) }
        // A port that is free for one address may be in use for another address.
        for _ in 0..<(port == 0 ? 16 : 1) {
            if let sockets = try listeners(at: places, port: port) { return sockets }
        }
        throw MockServerError.portUnavailable(port)
    }

    /// Returns listeners, or nil if the port is in use at one of the addresses. If the port is 0, the first listener
    /// chooses it.
    private static func listeners(
        at places: [(host: ListenAddress?, isIPv6: Bool)], port: UInt16
    ) throws -> [BoundSocket]? {
        var sockets: [BoundSocket] = []
        for (host, isIPv6) in places {
            do throws(SocketError) {
                let port = sockets.first?.port ?? port
                sockets.append(try SystemSockets.listener(host, isIPv6: isIPv6, port: port))
            } catch {
                // The system may lack the loopback address of one family.
                if host == nil, !sockets.isEmpty, !error.isTaken { continue }
                for socket in sockets { SystemSockets.close(socket.socket) }
                if error.isTaken { return nil }
                throw MockServerError.bindFailed("\(error)")
            }
        }
        return sockets
    }
}

/// Accepts connections.
// `@unchecked`: one thread makes the listener. After that, only the loop's thread uses the listener.
final class Listener: EventLoop.Source, @unchecked Sendable {
    let descriptor: Int32
    let wantsToWrite = false
    private(set) var deadline: ContinuousClock.Instant?
    private let accepted: (Int32) -> Void

    /// The pause before the next attempt if the system has no socket for another connection.
    private static let pause = Duration.milliseconds(50)

    init(_ descriptor: Int32, accepted: @escaping (Int32) -> Void) {
        self.descriptor = descriptor
        self.accepted = accepted
    }

    var wantsToRead: Bool { deadline == nil }

    func read() {
        do throws(SocketError) {
            while let socket = try SystemSockets.accept(descriptor) { accepted(socket) }
        } catch {
            // Connections beyond the system's limit keep waiting, and without a pause, the loop would report these
            // connections again and again.
            deadline = .now + Self.pause
        }
    }

    func write() {}
    func timeOut() { deadline = nil }
    func stop() { SystemSockets.close(descriptor) }
}
