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
        await talk.check("account") { () async throws -> String in
            switch try await api.updateAccount(id: "ada", body: from(#"{"data": {"password": "secret"}}"#)) {
            case .ok: "updated"
            case .created: "created"
            }
        }
        await talk.check("no credentials") { try await api.getBucket(id: "none") }
    }

    static func records(_ talk: Conversation, _ api: KintoClient) async {
        await talk.check("bucket") { () async throws -> UpdateBucket.Response201.Data? in
            guard case .created(let bucket) = try await api.updateBucket(id: "b1", body: from("{}")) else { return nil }
            return bucket.data
        }
        await talk.check("collection") { () async throws -> UpdateCollection.Response201.Data? in
            let output = try await api.updateCollection(
                bucketId: "b1", id: "c1", body: from(#"{"data": {"kind": "é"}}"#))
            if case .created(let collection) = output { return collection.data } else { return nil }
        }
        await talk.check("create") { () async throws -> [String: JSONValue]? in
            let body: CreateRecord.Body = try from(
                #"{"data": {"id": "r1", "n": 9007199254740993, "none": null, "deep": {"a": [1.5, true]}}}"#)
            if case .created(let record) = try await api.createRecord(bucketId: "b1", collectionId: "c1", body: body) {
                return record.data
            }
            return nil
        }
        await talk.check("read") { try await api.getRecord(bucketId: "b1", collectionId: "c1", id: "r1") }
        await talk.check("some fields") {
            try await api.getRecord(bucketId: "b1", collectionId: "c1", id: "r1", fields: ["n", "deep.a"])
        }
        await talk.check("change") {
            try await api.patchRecord(
                bucketId: "b1", collectionId: "c1", id: "r1", body: from(#"{"data": {"n": -1, "new": "ü"}}"#)
            ).data
        }
        await talk.check("condition that fails") {
            let output = try await api.updateRecord(
                bucketId: "b1", collectionId: "c1", id: "r1", body: from(#"{"data": {}}"#), ifNoneMatch: "*")
            return "\(output)"
        }
        await talk.check("delete") { _ = try await api.deleteRecord(bucketId: "b1", collectionId: "c1", id: "r1") }
        await talk.check("gone") { try await api.getRecord(bucketId: "b1", collectionId: "c1", id: "r1") }
        await talk.check("forbidden") { try await api.getBucket(id: "none") }
    }

    static func lists(_ talk: Conversation, _ api: KintoClient) async {
        for index in 0..<5 {
            await talk.check("record \(index)") { () async throws -> JSONValue? in
                let output = try await api.updateRecord(
                    bucketId: "b1", collectionId: "c1", id: "x\(index)", body: from(#"{"data": {"index": \#(index)}}"#))
                if case .created(let record) = output { return record.data?["id"] } else { return nil }
            }
        }
        await talk.check("sorted list") {
            try await api.getRecords(bucketId: "b1", collectionId: "c1", limit: 2, sort: ["-index", "id"]).data
        }
        await talk.check("address of the next page") {
            let answer = try await api.response(
                for: GetRecords(bucketId: "b1", collectionId: "c1", limit: 2, sort: ["id"]))
            return answer.headers["Next-Page"]?.contains("_token=") ?? false
        }
        await talk.check("batch") {
            try await api.batch(
                body: from(
                    #"{"requests": [{"method": "GET", "path": "/buckets/b1/collections/c1/records/x0"}, {"path": "/none"}]}"#
                )
            ).responses.map(\.status)
        }
    }

    static func others(_ talk: Conversation, _ api: KintoClient) async {
        await talk.check("server") { try await api.serverInfo()["project_name"] }
        await talk.check("heartbeat") { try await api.heartbeat() }
    }
}
