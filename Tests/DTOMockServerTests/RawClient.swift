import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A connection on which a test writes any bytes.
struct RawClient: Sendable {
    private let socket: Int32

    init(port: UInt16, isIPv6: Bool = false) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        socket = makeSocket(isIPv6 ? AF_INET6 : AF_INET, kind, 0)
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status: Int32
        if isIPv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = in6addr_loopback
            status = Self.connect(socket, to: &address)
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            status = Self.connect(socket, to: &address)
        }
        if status != 0 { throw POSIXError(.ECONNREFUSED) }
    }

    private static func connect<Address>(_ socket: Int32, to address: inout Address) -> Int32 {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connectSocket(socket, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return }
            sent += count
        }
    }

    /// All that comes until the server ends the connection, or until a text has come.
    ///
    /// It waits on a thread of its own: those of Swift's pool have the server's handlers to run.
    func read(until end: String? = nil) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: blockingRead(until: end)) }
        }
    }

    private func blockingRead(until end: String?) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count <= 0 { break }
            bytes += buffer[..<count]
            if let end, String(decoding: bytes, as: UTF8.self).hasSuffix(end) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func close() {
        _ = closeSocket(socket)
    }
}

private func makeSocket(_ family: Int32, _ kind: Int32, _ number: Int32) -> Int32 {
    socket(family, kind, number)
}

private func closeSocket(_ descriptor: Int32) -> Int32 {
    close(descriptor)
}

private func connectSocket(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
    connect(socket, address, size)
}
