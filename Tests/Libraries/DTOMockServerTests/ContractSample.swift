import DTOContract
import DTOMockServer
import Foundation

/// A contract of books for tests of scenarios, state and damage.
enum ContractSample {
    static func json(_ name: String?, _ text: String) -> RuntimeExample {
        RuntimeExample(name: name, body: Data(text.utf8))
    }

    static func answer(_ status: String, _ text: String, name: String? = nil) -> RuntimeAnswer {
        RuntimeAnswer(
            status: status, contents: [RuntimeContent(mediaType: "application/json", examples: [json(name, text)])])
    }

    static let list = #"{"data":[{"id":1,"title":"One"},{"id":2,"title":"Two"}],"total":2}"#
    static let item = #"{"data":{"id":1,"tags":["a"],"title":"One"}}"#

    static let contract = RuntimeContract(
        title: "Books", basePaths: ["/v1"],
        operations: [
            RuntimeOperation(
                id: "listBooks", method: "GET", path: "/books",
                answers: [
                    RuntimeAnswer(
                        status: "200",
                        contents: [
                            RuntimeContent(
                                mediaType: "application/json",
                                examples: [json("full", list), json("empty", #"{"data":[],"total":0}"#)])
                        ]),
                    answer("404", #"{"error":"none"}"#),
                ]),
            RuntimeOperation(
                id: "addBook", method: "POST", path: "/books",
                body: RuntimeBody(isRequired: true, mediaTypes: ["application/json"]),
                answers: [answer("201", item)]),
            RuntimeOperation(
                id: "getBook", method: "GET", path: "/books/{id}",
                answers: [answer("200", item), answer("404", #"{"error":"none"}"#)]),
            RuntimeOperation(id: "putBook", method: "PUT", path: "/books/{id}", answers: [answer("200", item)]),
            RuntimeOperation(id: "patchBook", method: "PATCH", path: "/books/{id}", answers: [answer("200", item)]),
            RuntimeOperation(
                id: "deleteBook", method: "DELETE", path: "/books/{id}", answers: [RuntimeAnswer(status: "204")]),
            RuntimeOperation(
                id: "listNotes", method: "GET", path: "/books/{id}/notes",
                answers: [answer("200", #"[{"noteId":"6f1f3b1c-8c3e-4c5b-9d3a-0a1b2c3d4e5f","text":"n"}]"#)]),
            RuntimeOperation(
                id: "addNote", method: "POST", path: "/books/{id}/notes",
                answers: [answer("201", #"{"noteId":"6f1f3b1c-8c3e-4c5b-9d3a-0a1b2c3d4e5f","text":"n"}"#)]),
            RuntimeOperation(
                id: "getNote", method: "GET", path: "/books/{id}/notes/{noteId}",
                answers: [answer("200", #"{"noteId":"6f1f3b1c-8c3e-4c5b-9d3a-0a1b2c3d4e5f","text":"n"}"#)]),
            RuntimeOperation(
                id: "follow", method: "GET", path: "/events",
                answers: [
                    RuntimeAnswer(
                        status: "200",
                        contents: [
                            RuntimeContent(
                                mediaType: "text/event-stream",
                                events: [
                                    RuntimeEvent(name: "started", data: #"{"step":0}"#),
                                    RuntimeEvent(name: "progress", data: #"{"step":1}"#),
                                    RuntimeEvent(name: "completed", data: #"{"step":2}"#),
                                ])
                        ])
                ]),
        ])
}

/// A server for a contract, which is used over a socket.
struct ServedSample {
    let server: MockServer

    init(options: MockOptions = MockOptions(), contract: RuntimeContract = ContractSample.contract) async throws {
        server = MockServer(serving: contract, options: options)
        try await server.start()
    }

    struct Answer {
        /// The response as it was received.
        var text: String

        var status: Int { text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 }
        var body: String { text.range(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? "" }

        func header(_ name: String) -> String? {
            text.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
                .map { String($0.dropFirst(name.count + 2)) }
        }
    }

    /// - Parameter line: The request, such as `GET /books`.
    func ask(
        _ line: String, _ headers: String..., body: String? = nil, session: String? = nil, host: String = "localhost"
    ) async throws -> Answer {
        let client = try RawClient(port: await server.port)
        defer { client.close() }
        var fields = headers + ["Host: \(host)", "Connection: close"]
        if let session { fields.append("X-Mock-Session: \(session)") }
        if let body { fields += ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"] }
        client.write("\(line) HTTP/1.1\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n" + (body ?? ""))
        return Answer(text: await client.read())
    }

    func statuses(_ count: Int, _ line: String, session: String? = nil) async throws -> [Int] {
        var statuses: [Int] = []
        for _ in 0..<count { statuses.append(try await ask(line, session: session).status) }
        return statuses
    }
}
