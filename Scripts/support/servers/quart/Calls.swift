import DTOClient
import Foundation
import QuartAPI
import ServerSupport

@main
struct Calls {
    static func main() async {
        let talk = Conversation()
        let api = talk.noting(QuartClient(url: talk.server, through: talk.api))
        await resources(talk, api)
        await others(talk, api)
    }

    static func resources(_ talk: Conversation, _ api: QuartClient) async {
        await talk.check("list") { try await api.getListBooks() }
        await talk.check("filtered list") { try await api.getListBooks(ids: [1, 2]) }
        await talk.check("pages") { try await all(api.items(of: GetListBooks())) }
        // The types of the responses are equal, although the document repeats their schema.
        await talk.check("create") { () async throws -> Book in
            try await api.postCreateBook(
                body: from(
                    #"{"title": "Earthsea é", "price": "0.10", "shelf": "science", "published": "2024-01-15T10:30:00Z","#
                        + #" "writtenBy": {"name": "U"}, "pair": [2, "z"], "editions": [1], "counts": {"aB": 1},"#
                        + #" "loan": "P1D", "either": "q"}"#))
        }
        await talk.check("read what was created") { () async throws -> Book in try await api.getReadBook(number: 8) }
        await talk.check("delete") { try await api.deleteDeleteBook(number: 8) }
        await talk.check("gone") { try await api.getReadBook(number: 8) }
        await talk.check("invalid") { try await api.postCreateBook(body: from(#"{"title": "", "price": "much"}"#)) }
        await talk.check("authors") { try await api.getListAuthors() }
    }

    static func others(_ talk: Conversation, _ api: QuartClient) async {
        let content = Data((0...255).map { UInt8($0) })
        await talk.check("upload") {
            try await api.postUpload(body: .init(file: .data(content, name: "a.bin"), note: "é\r\n"))
        }
        await talk.check("login") { try await api.postLogin(body: from(#"{"user": "ada &=", "age": 3}"#)) }
        await talk.check("login without an age") { try await api.postLogin(body: from(#"{"user": "ada"}"#)) }
        await talk.check("bearer") { try await api.with(credentials: .bearer("t")).getWhoAmI() }
        await talk.check("key in a cookie") {
            try await api.with(credentials: .schemes(["session": .apiKey("s1")])).getWhoAmI()
        }
        await talk.check("no credentials") { try await api.getWhoAmI() }
        await talk.check("path") {
            try await api.getFind(rest: "a/b é", key: "00000000-0000-0000-0000-000000000001", shelf: .science)
        }
    }
}
