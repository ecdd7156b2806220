package import Foundation
import Platform

/// A blocking socket of the loopback address.
///
/// Writing to a socket that the other side has closed returns false, and does not end the process.
package struct StreamSocket: Sendable {
    package let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
        #if canImport(Darwin)
            set(SOL_SOCKET, SO_NOSIGPIPE, Int32(1))
        #endif
    }

    /// - Parameter family: `AF_INET` or `AF_INET6`.
    private init(family: Int32) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let descriptor = socket(family, kind, 0)
        guard descriptor >= 0 else { throw CocoaError(.featureUnsupported) }
        self.init(descriptor)
    }

    /// Returns a socket that listens.
    ///
    /// - Parameter port: The port, or 0 for a port that the system chooses.
    package static func listener(port: UInt16) throws -> (socket: StreamSocket, port: UInt16) {
        let socket = try StreamSocket(family: AF_INET)
        socket.set(SOL_SOCKET, SO_REUSEADDR, Int32(1))
        var address = sockaddr_in(loopback: port)
        guard withSocketAddress(&address, { bind(socket.descriptor, $0, $1) }) == 0, listen(socket.descriptor, 512) == 0
        else { throw CocoaError(.featureUnsupported) }
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withSocketAddress(&address) { pointer, _ in getsockname(socket.descriptor, pointer, &size) }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    /// Returns a socket that is connected to a port.
    package static func connected(port: UInt16, isIPv6: Bool) throws -> StreamSocket {
        let socket = try StreamSocket(family: isIPv6 ? AF_INET6 : AF_INET)
        let status: Int32
        if isIPv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = in6addr_loopback
            status = withSocketAddress(&address) { connect(socket.descriptor, $0, $1) }
        } else {
            var address = sockaddr_in(loopback: port)
            status = withSocketAddress(&address) { connect(socket.descriptor, $0, $1) }
        }
        if status != 0 { throw CocoaError(.featureUnsupported) }
        return socket
    }

    /// Waits for a client.
    ///
    /// - Returns: The connection, or nil when the socket takes no more clients.
    package func accepted() -> StreamSocket? {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        let socket = StreamSocket(connection)
        socket.set(Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
        return socket
    }

    package func set<Value>(_ level: Int32, _ option: Int32, _ value: Value) {
        withUnsafePointer(to: value) { pointer in
            _ = setsockopt(descriptor, level, option, pointer, socklen_t(MemoryLayout<Value>.size))
        }
    }

    /// Reads once.
    ///
    /// - Returns: The bytes, or nil when the connection has ended or the time for receiving is over.
    package func receive() -> Data? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? Data(bytes[..<count]) : nil
    }

    /// - Returns: Whether the system has taken all bytes.
    @discardableResult
    package func sendAll(_ data: Data) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return true }
            var sent = 0
            while sent < bytes.count {
                let count = send(descriptor, start + sent, bytes.count - sent, flags)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Ends the connection for both sides. The descriptor stays open.
    package func shutDown() {
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    package func close() {
        closeDescriptor(descriptor)
    }
}

// A function of the C library whose name is also the name of a method above.
private func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
}

extension sockaddr_in {
    fileprivate init(loopback port: UInt16) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_port = port.bigEndian
        sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    }
}

private func withSocketAddress<Address, Value>(
    _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Value
) -> Value {
    withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
}
