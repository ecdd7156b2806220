import ConnexionAPI
import DTOClient
import Foundation
import ServerSupport

@main
struct Calls {
    static func main() async {
        let talk = Conversation()
        let api = talk.noting(ConnexionClient(url: talk.server.appendingPathComponent("v1"), through: talk.api))
        await resources(talk, api)
        await parameters(talk, api)
        await bodies(talk, api)
        await credentials(talk, api)
        await others(talk, api)
    }

    static func resources(_ talk: Conversation, _ api: ConnexionClient) async {
        await talk.check("list") { try await api.appListLetters() }
        await talk.check("filtered list") {
            try await api.appListLetters(perPage: 10, tags: ["even", "ü x"], box: ["a b": "c&d"])
        }
        await talk.check("pages") { try await all(api.items(of: AppListLetters())) }
        await talk.check("create") {
            try await api.appCreateLetter(body: from(#"{"to": "Zoë", "tags": ["a", "b"], "weight": 1.25}"#))
        }
        await talk.check("headers of the created") {
            let headers = try await api.response(for: AppCreateLetter(body: from(#"{"to": "Y"}"#))).headers
            return [headers.location, headers.rateLeft.map { "\($0)" }]
        }
        await talk.check("read what was created") { try await api.appReadLetter(number: 6) }
        await talk.check("replace") {
            try await api.appReplaceLetter(number: 6, body: from(#"{"to": "X", "weight": null}"#))
        }
        await talk.check("delete") { try await api.appDeleteLetter(number: 6) }
        await talk.check("gone") { try await api.appReadLetter(number: 6) }
        await talk.check("invalid") { try await api.appCreateLetter(body: from(#"{"to": ""}"#)) }
    }

    static func parameters(_ talk: Conversation, _ api: ConnexionClient) async {
        await talk.check("parameters") {
            try await api.appEchoParameters(pathWords: ["a b", "é"], many: [1, 2], piped: ["x", "y z"], flag: true)
        }
        await talk.check("download") { try await api.appReadStamp(size: .large) }
        await talk.check("empty download") { try await api.appReadStamp(size: .small) }
    }

    static func bodies(_ talk: Conversation, _ api: ConnexionClient) async {
        for (name, parcel) in [
            ("box", #"{"shape": "box", "sides": [1, 2.5]}"#), ("tube", #"{"shape": "tube"}"#),
            ("full tube", #"{"shape": "tube", "inside": {"shape": "box", "sides": []}}"#),
        ] {
            await talk.check("echo of a \(name)") { try await api.appEchoParcel(body: from(parcel)) }
        }
        await talk.check("upload") {
            try await api.appSendScan(
                body: AppSendScan.Form(scan: .data(Data((0...255).map { UInt8($0) }), name: "a \"b\".bin"), note: "né"))
        }
        await talk.check("form") {
            try await api.appSendForm(body: from(#"{"name": "a b&c=é+", "age": 3, "ok": true}"#))
        }
        await talk.check("raw body") { try await api.appStoreRaw(body: .data(Data((0...255).map { UInt8($0) }))) }
    }

    static func credentials(_ talk: Conversation, _ api: ConnexionClient) async {
        await talk.check("no credentials") { try await api.appReadSecret() }
        await talk.check("basic") {
            try await api.with(credentials: .basic(user: "ada", password: "secret")).appReadSecret()
        }
        await talk.check("bearer") { try await api.with(credentials: .bearer("t1")).appReadSecret() }
        await talk.check("key") { try await api.with(credentials: .apiKey("k 1")).appReadSecret() }
        await talk.check("wrong key") { try await api.with(credentials: .apiKey("k 2")).appReadSecret() }
    }

    static func others(_ talk: Conversation, _ api: ConnexionClient) async {
        await talk.check("text") { try await api.appReadSlip() }
        await talk.check("redirect") { try await api.appForward() }
    }
}
