public import Foundation

/// A small HTTP/1.1 server for tests of clients. Each connection has a thread, and each request goes to one closure.
///
/// The server reads the requests of well-behaved clients. The server writes whatever a test wants, even responses that
/// a server must not send.
public final class LoopbackServer: Sendable {
    public let port: Int
    private let socket: StreamSocket
    private let handler: @Sendable (Request) -> Response
    private let state = State()

    public struct Request: Sendable {
        public var method: String
        /// The path and query, as sent.
        public var target: String
        /// The headers in the order in which they were sent.
        public var headers: [(name: String, value: String)]
        public var body: Data

        /// The value of the first header of this name. The case of the name does not matter.
        public subscript(name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    public struct Response: Sendable {
        public var status: Int
        public var headers: [(String, String)]
        public var body: Data
        /// A closure that writes the body in pieces, after the head. The connection ends with the body.
        public var stream: (@Sendable (Writer) -> Void)?
        /// Bytes that replace the whole response. The connection ends after these bytes.
        public var bytes: Data?

        public init(_ status: Int = 200, headers: [(String, String)] = [], body: Data = Data()) {
            self.status = status
            self.headers = headers
            self.body = body
        }

        public static func json(_ text: String, status: Int = 200, headers: [(String, String)] = []) -> Response {
            Response(status, headers: [("Content-Type", "application/json")] + headers, body: Data(text.utf8))
        }

        /// - Parameter write: A closure that is called on the thread of the connection.
        public static func stream(
            _ status: Int = 200, type: String = "text/event-stream", _ write: @escaping @Sendable (Writer) -> Void
        ) -> Response {
            var response = Response(status, headers: [("Content-Type", type), ("Connection", "close")])
            response.stream = write
            return response
        }

        /// Ends the connection after these bytes, which may be anything.
        public static func raw(_ bytes: Data) -> Response {
            var response = Response()
            response.bytes = bytes
            return response
        }
    }

    /// Writes to one connection.
    public struct Writer: Sendable {
        fileprivate let connection: StreamSocket

        /// - Returns: Whether the client is still connected.
        @discardableResult
        public func write(_ data: Data) -> Bool { connection.sendAll(data) }

        @discardableResult
        public func write(_ text: String) -> Bool { write(Data(text.utf8)) }

        /// Responds to a client that waits for permission before it sends its body (RFC 9110, section 10.1.1).
        static func interim(_ connection: StreamSocket) {
            connection.sendAll(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
    }

    /// - Parameters:
    ///   - port: The port to listen on, or 0 for any free port.
    ///   - handler: A closure that is called on the threads of connections, several at a time.
    public init(port: UInt16 = 0, _ handler: @escaping @Sendable (Request) -> Response) throws {
        self.handler = handler
        let (socket, port) = try StreamSocket.listener(port: port)
        self.socket = socket
        self.port = Int(port)
        Thread.detachNewThread { [state, handler] in Self.accept(socket, state, handler) }
    }

    public var url: URL { URL(string: "http://127.0.0.1:\(port)") ?? URL(fileURLWithPath: "/") }

    /// The received requests, in order.
    public var requests: [Request] { state.requests }

    /// Ends the server and all its connections.
    public func stop() {
        state.stop(socket)
    }

    deinit {
        stop()
    }

    private static func accept(
        _ socket: StreamSocket, _ state: State, _ handler: @escaping @Sendable (Request) -> Response
    ) {
        while let connection = socket.accepted() {
            guard state.open(connection) else { return connection.close() }
            Thread.detachNewThread {
                serve(connection, state, handler)
                state.close(connection)
            }
        }
        state.end(socket)
    }

    private static func serve(
        _ connection: StreamSocket, _ state: State, _ handler: @escaping @Sendable (Request) -> Response
    ) {
        var reader = RequestReader(connection)
        while let request = reader.next() {
            state.add(request)
            let response = handler(request)
            guard write(response, to: connection, hasBody: request.method != "HEAD") else { return }
        }
    }

    private static func write(_ response: Response, to connection: StreamSocket, hasBody: Bool) -> Bool {
        if let bytes = response.bytes {
            connection.sendAll(bytes)
            return false
        }
        var head = "HTTP/1.1 \(response.status) Status\r\n"
        for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
        if let stream = response.stream {
            guard connection.sendAll(Data((head + "\r\n").utf8)) else { return false }
            stream(Writer(connection: connection))
            return false
        }
        if response.status != 204, response.status != 304 { head += "Content-Length: \(response.body.count)\r\n" }
        return connection.sendAll(Data((head + "\r\n").utf8) + (hasBody ? response.body : Data()))
    }
}

/// The values that the threads share.
// `@unchecked`, because the compiler does not know which values the lock protects. Each access holds the lock.
private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var connections: [Int32: StreamSocket] = [:]
    private var isStopped = false
    private var hasEnded = false
    private var seen: [LoopbackServer.Request] = []

    var requests: [LoopbackServer.Request] { lock.withLock { seen } }

    func add(_ request: LoopbackServer.Request) { lock.withLock { seen.append(request) } }

    func open(_ connection: StreamSocket) -> Bool {
        lock.withLock {
            if !isStopped { connections[connection.descriptor] = connection }
            return !isStopped
        }
    }

    func close(_ connection: StreamSocket) {
        lock.withLock {
            connections[connection.descriptor] = nil
            connection.close()
        }
    }

    func stop(_ socket: StreamSocket) {
        lock.withLock {
            if isStopped { return }
            isStopped = true
            for connection in connections.values { connection.shutDown() }
            if hasEnded { return }
            #if canImport(Darwin)
                socket.close()
            #else
                // The thread that accepts connections closes the socket. Until then, no other socket may get the number
                // of this socket.
                socket.shutDown()
            #endif
        }
    }

    /// Closes the socket. Call this when the socket accepts no more connections.
    func end(_ socket: StreamSocket) {
        lock.withLock {
            hasEnded = true
            #if canImport(Darwin)
                if !isStopped { socket.close() }
            #else
                socket.close()
            #endif
        }
    }
}
