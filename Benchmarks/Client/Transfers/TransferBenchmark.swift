import DTOClient
import DTOFiles
import DTORuntime
import Foundation

/// Sends or receives many bytes with the client's transport, and prints how much the peak memory of the process has
/// grown. `Benchmarks/Client/transfers` and `Scripts/try/files` start it with Python servers.
///
///     transfer-benchmark up|down URL BYTES
///     transfer-benchmark upload|download URL FILE
@main
struct TransferBenchmark {
    private static let pieceSize = 1 << 16

    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, let url = URL(string: arguments[2]), arguments[1].hasSuffix("load") {
            return try await FileTransfer.run(arguments[1], url, URL(fileURLWithPath: arguments[3]))
        }
        guard arguments.count == 4, let url = URL(string: arguments[2]), let count = Int(arguments[3]) else {
            FileHandle.standardError.write(
                Data("usage: transfer-benchmark up|down URL BYTES, or upload|download URL FILE\n".utf8))
            exit(2)
        }
        let transfer = arguments[1] == "up" ? send : receive
        let transport = URLSessionTransport()
        // The first call opens connections and starts threads, whose memory does not belong to the transfer.
        _ = try await transfer(1 << 20, url, transport)
        let before = peakMemory
        let start = ContinuousClock.now
        let moved = try await transfer(count, url, transport)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(moved, peakMemory - before, peakMemory, seconds)
    }

    /// - Returns: how many bytes the server says it has got.
    private static func send(_ count: Int, _ url: URL, _ transport: URLSessionTransport) async throws -> Int {
        let body = BodyStream(length: count, isReplayable: false) {
            let rest = Rest(count)
            return { await rest.take(pieceSize).map { Data(repeating: 0x61, count: $0) } }
        }
        let answer = try await transport.send(
            APICall(
                endpoint: APIEndpoint(.put, url.path, id: "send"),
                request: HTTPRequest(method: .put, url: url, body: .stream(body))))
        return Int(String(decoding: answer.body, as: UTF8.self)) ?? 0
    }

    private static func receive(_ count: Int, _ url: URL, _ transport: URLSessionTransport) async throws -> Int {
        let answer = try await transport.stream(
            APICall(
                endpoint: APIEndpoint(.get, url.path, id: "receive"),
                request: HTTPRequest(method: .get, url: url.appendingPathComponent("\(count)"))))
        var received = 0
        for try await piece in answer.body { received += piece.count }
        return received
    }

    /// The peak memory of the process, in bytes.
    static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1_024
        #endif
    }
}

/// Counts the bytes that are still to be sent.
private actor Rest {
    private var count: Int

    init(_ count: Int) {
        self.count = count
    }

    /// - Returns: Nil if nothing is left.
    func take(_ most: Int) -> Int? {
        let taken = min(count, most)
        count -= taken
        return taken > 0 ? taken : nil
    }
}
