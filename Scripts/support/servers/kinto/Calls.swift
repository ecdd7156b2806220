import DTOClient
import DTORuntime
import Foundation
import KintoAPI
import ServerSupport

@main
struct Calls {
    static func main() async {
        let talk = Conversation()
        let api = talk.noting(KintoClient(url: talk.server.appendingPathComponent("v1"), through: talk.api))
        await accounts(talk, api)
        // The document names no scheme.
        let known = api.with(headers: ["Authorization": "Basic \(Data("ada:secret".utf8).base64EncodedString())"])
        await records(talk, known)
        await lists(talk, known)
        await others(talk, known)
    }

    static func accounts(_ talk: Conversation, _ api: KintoClient) async {
        await talk.check("account") {
            try await api.response(for: UpdateAccount(id: "ada", body: from(#"{"data": {"password": "secret"}}"#)))
                .status
        }
        await talk.check("no credentials") { try await api.buckets.get(id: "none") }
    }

    static func records(_ talk: Conversation, _ api: KintoClient) async {
        await talk.check("bucket") { try await api.buckets.update(id: "b1", body: BucketObjectSchema()).data }
        await talk.check("collection") {
            try await api.collections.update(bucketId: "b1", id: "c1", body: from(#"{"data": {"kind": "é"}}"#)).data
        }
        await talk.check("create") {
            try await api.records.create(
                bucketId: "b1", collectionId: "c1",
                body: from(#"{"data": {"id": "r1", "n": 9007199254740993, "none": null, "deep": {"a": [1.5, true]}}}"#)
            ).data
        }
        await talk.check("read") { try await api.records.get(bucketId: "b1", collectionId: "c1", id: "r1") }
        await talk.check("some fields") {
            try await api.records.get(bucketId: "b1", collectionId: "c1", id: "r1", fields: ["n", "deep.a"])
        }
        await talk.check("change") {
            try await api.records.patch(
                bucketId: "b1", collectionId: "c1", id: "r1", body: ObjectSchema(data: ["n": -1, "new": "ü"])
            ).data
        }
        await talk.check("condition that fails") {
            try await api.records.update(
                bucketId: "b1", collectionId: "c1", id: "r1", body: ObjectSchema(data: [:]), ifNoneMatch: "*")
        }
        await talk.check("delete") { _ = try await api.records.delete(bucketId: "b1", collectionId: "c1", id: "r1") }
        await talk.check("gone") { try await api.records.get(bucketId: "b1", collectionId: "c1", id: "r1") }
        await talk.check("forbidden") { try await api.buckets.get(id: "none") }
    }

    static func lists(_ talk: Conversation, _ api: KintoClient) async {
        for index in Int64(0)..<5 {
            await talk.check("record \(index)") {
                try await api.records.update(
                    bucketId: "b1", collectionId: "c1", id: "x\(index)",
                    body: ObjectSchema(data: ["index": .integer(index)])
                ).data?["id"]
            }
        }
        await talk.check("sorted list") {
            try await api.records.getRecords(bucketId: "b1", collectionId: "c1", limit: 2, sort: ["-index", "id"]).data
        }
        await talk.check("address of the next page") {
            let answer = try await api.response(
                for: GetRecords(bucketId: "b1", collectionId: "c1", limit: 2, sort: ["id"]))
            return answer.headers["Next-Page"]?.contains("_token=") ?? false
        }
        await talk.check("batch") {
            try await api.batch.batch(
                body: from(
                    #"{"requests": [{"method": "GET", "path": "/buckets/b1/collections/c1/records/x0"}, {"path": "/none"}]}"#
                )
            ).responses.map(\.status)
        }
    }

    static func others(_ talk: Conversation, _ api: KintoClient) async {
        await talk.check("server") { try await api.utilities.serverInfo()["project_name"] }
        await talk.check("heartbeat") { try await api.utilities.heartbeat() }
    }
}
