import DTOClient
import FastapiAPI
import Foundation
import ServerSupport

@main
struct Calls {
    static func main() async {
        let talk = Conversation()
        let api = talk.noting(FastapiClient(url: talk.server, through: talk.api))
        await resources(talk, api)
        await values(talk, api)
        await credentials(talk, api)
        await files(talk, api)
        await others(talk, api)
    }

    static func resources(_ talk: Conversation, _ api: FastapiClient) async {
        await talk.check("list") { try await api.listBooks() }
        await talk.check("filtered list") { try await api.listBooks(limit: 2, offset: 1, shelf: .fiction) }
        await talk.check("pages") { try await all(api.items(of: ListBooks(limit: 2))) }
        await talk.check("create") {
            try await api.createBook(
                body: from(
                    #"{"title": "Earthsea \"1\" é", "price": "0.10", "shelf": "science", "opens": "09:30:00Z","#
                        + #" "published": "2024-02-29", "loan": "P1DT2H", "tags": ["a", ""], "extra": {"n": [1, null, {"x": 1.5}]}}"#
                ))
        }
        await talk.check("read what was created") { try await api.readBook(number: 8) }
        await talk.check("header of the created") {
            try await api.response(for: CreateBook(body: from(#"{"title": "Short", "price": "1"}"#))).headers[
                "Location"]
        }
        await talk.check("replace") {
            try await api.replaceBook(
                number: 9, body: from(#"{"title": "Long", "price": "2.5", "subtitle": "S"}"#))
        }
        await talk.check("change") {
            try await api.changeBook(number: 9, body: BookPatch(title: .value("Longer")))
        }
        await talk.check("delete") { try await api.deleteBook(number: 9) }
        await talk.check("gone") { try await api.readBook(number: 9) }
        await talk.check("invalid") {
            try await api.createBook(body: from(#"{"title": "", "price": "much"}"#))
        }
        await talk.check("invalid parameter") { try await api.listBooks(limit: 0) }
    }

    static func values(_ talk: Conversation, _ api: FastapiClient) async {
        await talk.check("pets") { try await api.listPets() }
        for (name, pet) in [
            ("cat", #"{"kind": "cat", "lives": 3}"#), ("ghost", #"{"kind": "ghost", "since": 1666}"#),
            ("dog", #"{"kind": "dog", "name": "Rex", "friends": [{"kind": "dog"}, {"kind": "ghost"}]}"#),
        ] {
            await talk.check("echo of a \(name)") { try await api.echoPet(body: from(pet)) }
        }
        await talk.check("values") { try await api.readValues() }
        await talk.check("values there and back") {
            try await api.echoValues(body: api.readValues())
        }
        await talk.check("other values") {
            try await api.echoValues(
                body: from(
                    #"{"number": 2.5, "mixed": true, "large": -1, "flag": false, "nested": {}, "pair": [2, "two"], "anything": "x","#
                        + #" "when": "2024-01-15"}"#))
        }
        await talk.check("nothing") { try await api.readOptional() }
        await talk.check("something") { try await api.readOptional(found: true) }
        await talk.check("query") {
            try await api.echoQuery(
                word: ["a b", "c&d=é", "+"], shelf: .fiction, since: from(#""2024-01-15T10:30:00+01:00""#), ratio: 0.5,
                requestHeader: "r 1", visitor: "v1")
        }
        await talk.check("query of defaults") { try await api.echoQuery() }
        await talk.check("path") { try await api.readPath(path: "a b%2F.é") }
    }

    static func credentials(_ talk: Conversation, _ api: FastapiClient) async {
        await talk.check("login") {
            try await api.login(body: from(#"{"username": "ada", "password": "secret"}"#))
        }
        await talk.check("wrong password") {
            try await api.login(body: from(#"{"username": "ada", "password": "x"}"#))
        }
        await talk.check("cookie of the login") {
            try await api.response(for: Login(body: from(#"{"username": "ada", "password": "secret"}"#)))
                .headers["Set-Cookie"]
        }
        await talk.check("bearer") { try await api.with(credentials: .bearer("token-of-ada")).meBearer() }
        await talk.check("wrong bearer") { try await api.with(credentials: .bearer("none")).meBearer() }
        await talk.check("no credentials") { try await api.meBearer() }
        await talk.check("basic") {
            try await api.with(credentials: .basic(user: "ada", password: "s:é")).meBasic()
        }
        let keyed = api.with(credentials: .apiKey("k 1+2"))
        await talk.check("key in a header") { try await keyed.meHeader() }
        await talk.check("key in the query") { try await keyed.meQuery() }
        await talk.check("key in a cookie") { try await api.with(credentials: .apiKey("k1")).meCookie() }
    }

    static func files(_ talk: Conversation, _ api: FastapiClient) async {
        let content = Data((0...255).map { UInt8($0) })
        await talk.check("upload") {
            try await api.upload(
                body: Upload.Form(
                    file: .data(content, name: "a.bin", type: "application/x-thing"), note: "é\r\n", labels: ["x", "y"])
            )
        }
        await talk.check("download") { try await api.download(name: "a.bin") }
        await talk.check("text") { try await api.readText() }
        await talk.check("lines") { try await all(api.readLines()) }
        await talk.check("events") { try await all(api.readEvents()) }
    }

    static func others(_ talk: Conversation, _ api: FastapiClient) async {
        await talk.check("redirect") { try await api.moved() }
        await talk.check("redirect of a slash") { try await api.slash() }
        await talk.check("busy") { try await api.busy() }
        await talk.check("broken") { try await api.broken() }
    }
}
