public import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A small HTTP/1.1 server on a port of its own, for tests of clients: each connection has a thread, and each request goes to one closure.
///
/// It reads what a well-behaved client sends and writes what a test tells it to, also what no server should: it is no reference.
public final class LoopbackServer: Sendable {
    public let port: Int
    private let socket: Int32
    private let handler: @Sendable (Request) -> Response
    private let state = State()

    public struct Request: Sendable {
        public var method: String
        /// Path and query, as sent.
        public var target: String
        /// In the order in which they came.
        public var headers: [(name: String, value: String)]
        public var body: Data

        /// The first of that name, whose case does not matter.
        public subscript(name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    public struct Response: Sendable {
        public var status: Int
        public var headers: [(String, String)]
        public var body: Data
        /// Writes the body in pieces, after the head; the connection ends with it.
        public var stream: (@Sendable (Writer) -> Void)?
        /// In place of everything else: these bytes, then the end of the connection.
        public var bytes: Data?

        public init(_ status: Int = 200, headers: [(String, String)] = [], body: Data = Data()) {
            self.status = status
            self.headers = headers
            self.body = body
        }

        public static func json(_ text: String, status: Int = 200, headers: [(String, String)] = []) -> Response {
            Response(status, headers: [("Content-Type", "application/json")] + headers, body: Data(text.utf8))
        }

        /// - Parameter write: called on the connection's thread.
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
        fileprivate let connection: Int32

        /// - Returns: whether the client is still there.
        @discardableResult
        public func write(_ data: Data) -> Bool { send(connection, data) }

        @discardableResult
        public func write(_ text: String) -> Bool { write(Data(text.utf8)) }

        /// Tells a client that asks first that its body is welcome (RFC 9110, section 10.1.1).
        static func interim(_ connection: Int32) {
            send(connection, Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
    }

    /// - Parameters:
    ///   - port: The port to listen on; 0: any that is free.
    ///   - handler: called on the threads of connections, several at a time.
    public init(port: UInt16 = 0, _ handler: @escaping @Sendable (Request) -> Response) throws {
        self.handler = handler
        #if canImport(Glibc)
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard socket >= 0 else { throw CocoaError(.featureUnsupported) }
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
        }
        guard bound == 0, listen(socket, 512) == 0 else { throw CocoaError(.featureUnsupported) }
        var length = size
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        self.port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [state, handler] in Self.accept(socket, state, handler) }
    }

    public var url: URL { URL(string: "http://127.0.0.1:\(port)") ?? URL(fileURLWithPath: "/") }

    /// What has been asked for, in order.
    public var requests: [Request] { state.requests }

    /// Ends the server and all its connections.
    public func stop() {
        state.stop(socket)
    }

    deinit {
        stop()
    }

    private static func accept(
        _ socket: Int32, _ state: State, _ handler: @escaping @Sendable (Request) -> Response
    ) {
        while true {
            #if canImport(Glibc)
                let connection = Glibc.accept(socket, nil, nil)
            #else
                let connection = Darwin.accept(socket, nil, nil)
            #endif
            guard connection >= 0 else { return state.end(socket) }
            var yes: Int32 = 1
            setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
            guard state.open(connection) else {
                close(connection)
                return
            }
            Thread.detachNewThread {
                serve(connection, state, handler)
                state.close(connection)
            }
        }
    }

    private static func serve(
        _ connection: Int32, _ state: State, _ handler: @escaping @Sendable (Request) -> Response
    ) {
        var reader = RequestReader(connection)
        while let request = reader.next() {
            state.add(request)
            let response = handler(request)
            guard write(response, to: connection, hasBody: request.method != "HEAD") else { return }
        }
    }

    private static func write(_ response: Response, to connection: Int32, hasBody: Bool) -> Bool {
        if let bytes = response.bytes {
            send(connection, bytes)
            return false
        }
        var head = "HTTP/1.1 \(response.status) Status\r\n"
        for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
        if let stream = response.stream {
            guard send(connection, Data((head + "\r\n").utf8)) else { return false }
            stream(Writer(connection: connection))
            return false
        }
        if response.status != 204, response.status != 304 { head += "Content-Length: \(response.body.count)\r\n" }
        return send(connection, Data((head + "\r\n").utf8) + (hasBody ? response.body : Data()))
    }
}

@discardableResult
private func send(_ connection: Int32, _ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return true }
        var sent = 0
        while sent < bytes.count {
            #if canImport(Glibc)
                let count = Glibc.send(
                    connection, start + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            #else
                let count = Darwin.send(connection, start + sent, bytes.count - sent, 0)
            #endif
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}

/// What threads share.
// `@unchecked`, because the compiler does not know what the lock is for; it is held for each look at the values.
private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var connections: Set<Int32> = []
    private var isStopped = false
    private var hasEnded = false
    private var seen: [LoopbackServer.Request] = []

    var requests: [LoopbackServer.Request] { lock.withLock { seen } }

    func add(_ request: LoopbackServer.Request) { lock.withLock { seen.append(request) } }

    func open(_ connection: Int32) -> Bool {
        lock.withLock {
            if !isStopped { connections.insert(connection) }
            return !isStopped
        }
    }

    func close(_ connection: Int32) {
        lock.withLock {
            connections.remove(connection)
            #if canImport(Glibc)
                _ = Glibc.close(connection)
            #else
                _ = Darwin.close(connection)
            #endif
        }
    }

    func stop(_ socket: Int32) {
        lock.withLock {
            if isStopped { return }
            isStopped = true
            for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
            if hasEnded { return }
            #if canImport(Glibc)
                // The thread that accepts closes it: until then its number must not become another socket's.
                shutdown(socket, Int32(SHUT_RDWR))
            #else
                _ = Darwin.close(socket)
            #endif
        }
    }

    /// Called when the socket takes no more connections.
    func end(_ socket: Int32) {
        lock.withLock {
            hasEnded = true
            #if canImport(Glibc)
                _ = Glibc.close(socket)
            #else
                if !isStopped { _ = Darwin.close(socket) }
            #endif
        }
    }
}
