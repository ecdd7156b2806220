import BooksTrackAPI
import DTOClient
import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Calls an operation of BooksTrack with the client, and, in turn, with `URLSession` alone and decoding. It prints
/// medians and their ratio. Run it in a release build.
///
///     call-benchmark [ROUNDS]
@main
struct CallBenchmark {
    private static let callsPerRound = 200
    /// The number of calls at the same time.
    private static let width = 16

    static func main() async throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15
        let answer = Data(Self.answer.utf8)
        let server = try LoopbackServer { _ in
            LoopbackServer.Response(200, headers: [("Content-Type", "application/json")], body: answer)
        }
        defer { server.stop() }
        let api = BooksTrackClient(url: server.url)
        let plain = PlainCalls(server: server.url.absoluteString)
        print("Median of \(rounds) rounds of \(callsPerRound) calls, \(answer.count) bytes each.\n")
        print("| calls | URLSession, µs | client, µs | ratio | URLSession, µs of CPU | client, µs of CPU | ratio |")
        print("|---|---|---|---|---|---|---|")
        for (name, width) in [("one after another", 1), ("\(width) at once", width)] {
            var plainRounds: [Cost] = []
            var clientRounds: [Cost] = []
            // The first call of each kind opens the connections.
            for round in 0...rounds {
                let first = try await cost(width) { try await plain.call() }
                let second = try await cost(width) { _ = try await api.searchByISBN(isbn: "9780439064873") }
                if round == 0 { continue }
                plainRounds.append(first)
                clientRounds.append(second)
            }
            print(row(name, plainRounds, clientRounds))
        }
    }

    /// The times of a call, in microseconds.
    struct Cost {
        var wall: Double
        var processor: Double
    }

    private static func cost(_ width: Int, _ call: @escaping @Sendable () async throws -> Void) async throws -> Cost {
        let start = (ContinuousClock.now, processorTime())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<width {
                group.addTask { for _ in 0..<(callsPerRound / width) { try await call() } }
            }
            try await group.waitForAll()
        }
        let calls = Double(callsPerRound / width * width)
        let wall = (ContinuousClock.now - start.0) / .microseconds(1)
        return Cost(wall: wall / calls, processor: (processorTime() - start.1) / calls)
    }

    /// The processor time of all threads, including the server's threads.
    private static func processorTime() -> Double {
        Double(clock()) * 1_000_000 / Double(CLOCKS_PER_SEC)
    }

    private static func row(_ name: String, _ plain: [Cost], _ client: [Cost]) -> String {
        func columns(_ value: (Cost) -> Double) -> [String] {
            let ratio = median(zip(plain, client).map { value($1) / value($0) })
            return [
                String(format: "%.0f", median(plain.map(value))), String(format: "%.0f", median(client.map(value))),
                String(format: "%.2f", ratio),
            ]
        }
        return "| " + ([name] + columns(\.wall) + columns(\.processor)).joined(separator: " | ") + " |"
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private static let answer = """
        {"success": true, "data": {"works": [{"title": "Harry Potter and the Chamber of Secrets", "subjectTags": ["fantasy"], \
        "synthetic": false, "contributors": ["google-books"], "openLibraryEditionIDs": [], "openLibraryWorkIDs": [], \
        "isbndbIDs": [], "googleBooksVolumeIDs": ["abc"], "amazonASINs": [], "goodreadsWorkIDs": [], \
        "librarythingIDs": []}], "editions": [], "authors": [{"name": "J. K. Rowling", "gender": "female"}]}, \
        "metadata": {"timestamp": "2026-01-01T00:00:00Z", "processingTime": 12, "provider": "google-books", "cached": false}}
        """
}

/// The calls as an app would write them without a client.
struct PlainCalls: Sendable {
    private let url: URL
    private let session: URLSession

    init(server: String) {
        url = URL(string: server + "/v1/search/isbn?isbn=9780439064873") ?? URL(filePath: "/")
        session = URLSession(configuration: .ephemeral)
    }

    func call() async throws {
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse, (200..<300).contains(response.statusCode) else {
            throw URLError(.badServerResponse)
        }
        _ = try JSONDecoder().decode(BookSearchEnvelope.self, from: data).payload()
    }
}
