import DTOClient
import Foundation
import LitestarAPI
import ServerSupport

@main
struct Calls {
    static func main() async {
        let talk = Conversation()
        let api = talk.noting(LitestarClient(url: talk.server, through: talk.api))
        await resources(talk, api)
        await values(talk, api)
        await others(talk, api)
    }

    static let draft = #"""
        {"commonName": "Aloë", "price": "0.50", "light": "bright", "level": 2, "boughtOn": "2024-02-29", "interval": "P1DT7200S",
         "notes": ["x"], "picture": "+/8A", "sizes": {"height": 1.5}}
        """#

    static func resources(_ talk: Conversation, _ api: LitestarClient) async {
        await talk.check("list") { try await api.listPlants() }
        await talk.check("pages") { try await all(api.items(of: ListPlants(limit: 2))) }
        await talk.check("pages with a cursor") { try await all(api.items(of: ListPlantsAfter(resultsPerPage: 2))) }
        await talk.check("list with a cursor") { try await api.listPlantsAfter(cursor: 3, resultsPerPage: 2) }
        await talk.check("last list with a cursor") { try await api.listPlantsAfter(cursor: 6) }
        await talk.check("create") { try await api.createPlant(body: from(draft)) }
        await talk.check("read what was created") { try await api.readPlant(number: 8) }
        await talk.check("replace") {
            try await api.replacePlant(number: 8, body: from(#"{"commonName": "B", "price": "2"}"#))
        }
        await talk.check("delete") { try await api.deletePlant(number: 8) }
        await talk.check("gone") { try await api.readPlant(number: 8) }
        await talk.check("invalid") { try await api.createPlant(body: from(#"{"commonName": "C", "price": "much"}"#)) }
    }

    static func values(_ talk: Conversation, _ api: LitestarClient) async {
        await talk.check("events") { try await api.listEvents() }
        for (name, event) in [
            ("watered", #"{"type": "watered", "litres": 0.25}"#), ("moved", #"{"type": "moved", "place": "attic"}"#),
            ("rested", #"{"type": "rested"}"#),
        ] {
            await talk.check("echo of \(name)") { try await api.echoEvent(body: from(event)) }
        }
        await talk.check("search") {
            try await api.search(
                word: ["a b", "ü&"], light: .bright, since: from(#""2024-01-15T10:30:00Z""#), trace: "t 1",
                visitor: "v1")
        }
        await talk.check("search for nothing") { try await api.search(word: []) }
        await talk.check("login") { try await api.login(body: from(#"{"user": "ada", "password": "secret"}"#)) }
        await talk.check("wrong password") { try await api.login(body: from(#"{"user": "ada", "password": "x"}"#)) }
        await talk.check("bearer") { try await api.with(credentials: .bearer("t-ada")).readMe() }
        await talk.check("wrong bearer") { try await api.with(credentials: .bearer("none")).readMe() }
    }

    static func others(_ talk: Conversation, _ api: LitestarClient) async {
        await talk.check("upload") {
            try await api.uploadPhoto(
                body: UploadPhoto.Form(
                    photo: .data(Data((0...255).map { UInt8($0) }), name: "é.png", type: "image/png"),
                    caption: "One\nTwo"))
        }
        await talk.check("download") { try await api.downloadPhoto() }
        await talk.check("text") { try await api.readText() }
        await talk.check("events without a description") { try await api.readNews() }
        await talk.check("bytes without a description") { try await api.readRaw() }
        await talk.check("redirect") { try await api.rawResponse(for: ReadOld()).isRedirected }
        await talk.check("nothing") { try await api.readNothing() }
        await talk.check("broken") { try await api.readBroken() }
    }
}
