import DTOClient
import DjangoAPI
import Foundation
import ServerSupport

@main
struct Calls {
    static func main() async {
        let talk = Conversation()
        let api = talk.noting(DjangoClient(url: talk.server, through: talk.api))
        await resources(talk, api)
        await credentials(talk, api)
        await others(talk, api)
    }

    static let draft = #"""
        {"name": "Læmp", "price": "12.50", "weight": 1.5, "state": "used", "since": "2024-02-29", "opens": "09:30:00Z",
         "lasts": "1 02:00:00", "data": [1, null, {"a": 1.5}], "large": 4611686018427387904, "page": "https://example.com/a?b=c"}
        """#

    static func resources(_ talk: Conversation, _ api: DjangoClient) async {
        await talk.check("list") { try await api.articlesList() }
        await talk.check("second page") { try await api.articlesList(page: 2) }
        await talk.check("pages") { try await all(api.items(of: ArticlesList())) }
        await talk.check("pages with a limit") { try await all(api.items(of: ArticlesLimitedList(limit: 3))) }
        await talk.check("pages with a cursor") { try await all(api.items(of: ArticlesCursoredList())) }
        await talk.check("create") { try await api.articlesCreate(body: from(draft)) }
        await talk.check("read what was created") { try await api.articlesRetrieve(id: 8) }
        await talk.check("replace") {
            try await api.articlesUpdate(id: 8, body: from(#"{"name": "B", "price": "2.00"}"#))
        }
        await talk.check("change") { try await api.articlesPartialUpdate(id: 8, body: from(#"{"weight": 2}"#)) }
        await talk.check("delete") { try await api.articlesDestroy(id: 8) }
        await talk.check("gone") { try await api.articlesRetrieve(id: 8) }
        await talk.check("invalid") { try await api.articlesCreate(body: from(#"{"name": "", "price": "1.234"}"#)) }
        await talk.check("page after the last") { try await api.articlesList(page: 99) }
    }

    static func credentials(_ talk: Conversation, _ api: DjangoClient) async {
        await talk.check("no credentials") { try await api.meRead() }
        await talk.check("basic") { try await api.with(credentials: .basic(user: "ada", password: "secret")).meRead() }
        await talk.check("wrong basic") { try await api.with(credentials: .basic(user: "ada", password: "x")).meRead() }
        await talk.check("token as a key") {
            try await api.with(credentials: .schemes(["tokenAuth": .apiKey("Token 0123456789abcdef")])).meRead()
        }
        await talk.check("token") {
            try await api.with(
                credentials: .schemes(["tokenAuth": .authorization(scheme: "Token", parameters: "0123456789abcdef")])
            ).meRead()
        }
        await talk.check("login") {
            try await api.with(credentials: .anonymous).tokenCreate(
                body: from(#"{"username": "ada", "password": "secret"}"#)
            ).token
        }
        await talk.check("wrong login") {
            try await api.with(credentials: .anonymous).tokenCreate(
                body: from(#"{"username": "ada", "password": "x"}"#))
        }
    }

    static func others(_ talk: Conversation, _ api: DjangoClient) async {
        for (name, payment) in [("card", #"{"kind": "card", "digits": "4"}"#), ("cash", #"{"kind": "cash"}"#)] {
            await talk.check("echo of \(name)") { try await api.paymentsEcho(body: from(payment)) }
        }
        await talk.check("upload") {
            try await api.filesCreate(
                body: FilesCreate.Form(file: .data(Data((0...255).map { UInt8($0) }), name: "a.bin"), note: "é"))
        }
        await talk.check("download") { try await api.reportRead() }
        await talk.check("nothing") { try await api.nothingRead() }
        await talk.check("busy") { try await api.busyRead() }
    }
}
