import Foundation
import LoopbackServer
import Platform

/// A connection on which a test can write any bytes.
struct RawClient: Sendable {
    private let socket: StreamSocket

    init(port: UInt16, isIPv6: Bool = false) throws {
        socket = try StreamSocket.connected(port: port, isIPv6: isIPv6)
        socket.set(SOL_SOCKET, SO_RCVTIMEO, timeval(tv_sec: 20, tv_usec: 0))
    }

    func write(_ text: String) {
        socket.sendAll(Data(text.utf8))
    }

    /// Reads until the server ends the connection, or until a text arrives.
    ///
    /// It waits on its own thread, because the threads of Swift's pool run the server's handlers.
    func read(until end: String? = nil) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: blockingRead(until: end)) }
        }
    }

    private func blockingRead(until end: String?) -> String {
        var bytes = Data()
        while let piece = socket.receive() {
            bytes += piece
            if let end, String(decoding: bytes, as: UTF8.self).hasSuffix(end) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func close() {
        socket.close()
    }
}
