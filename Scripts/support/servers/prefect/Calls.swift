import DTOClient
import DTORuntime
import Foundation
import PrefectAPI
import ServerSupport

@main
struct Calls {
    static func main() async {
        let talk = Conversation()
        let api = talk.noting(PrefectClient(url: talk.server.appendingPathComponent("api"), through: talk.api))
        await variables(talk, api)
        await flows(talk, api)
        await others(talk, api)
    }

    static let value = #"[1, 1.5, {"none": null, "deep": [[]]}, "é", true]"#

    static func variables(_ talk: Conversation, _ api: PrefectClient) async {
        await talk.check("create") {
            try await api.variables.create(
                body: from(#"{"name": "v_1", "value": \#(value), "tags": ["x"]}"#))
        }
        await talk.check("read by name") { try await api.variables.readByName(name: "v_1") }
        await talk.check("read by id") {
            let id = try await api.variables.readByName(name: "v_1").id
            return try await api.variables.read(id: id)
        }
        await talk.check("create twice") {
            try await api.variables.create(body: from(#"{"name": "v_1", "value": 1}"#))
        }
        await talk.check("invalid") {
            try await api.variables.create(body: from(#"{"name": "NOT ALLOWED", "value": 1}"#))
        }
        await talk.check("change") {
            try await api.variables.updateByName(
                name: "v_1", body: from(#"{"value": {"a": null}}"#))
        }
        await talk.check("filter") {
            try await api.variables.readVariables(
                body: from(#"{"variables": {"name": {"like_": "v_"}}, "limit": 5, "sort": "NAME_ASC"}"#))
        }
        await talk.check("count") { try await api.variables.count() }
        await talk.check("delete") { try await api.variables.deleteByName(name: "v_1") }
        await talk.check("gone") { try await api.variables.readByName(name: "v_1") }
    }

    static func flows(_ talk: Conversation, _ api: PrefectClient) async {
        for index in 0..<3 {
            await talk.check("flow \(index)") {
                try await api.flows.create(body: from(#"{"name": "f\#(index)", "labels": {"a": 1, "b": true}}"#))
                    .name
            }
        }
        await talk.check("flow by name") { try await api.flows.readByName(name: "f1") }
        await talk.check("flows") { try await api.flows.readFlows(body: from(#"{"sort": "NAME_ASC"}"#)) }
        await talk.check("page of flows") {
            try await api.response(
                for: PaginateFlows(body: from(#"{"page": 2, "limit": 2, "sort": "NAME_ASC"}"#))
            )
            .value
        }
        await talk.check("run") {
            let flow = try await api.flows.readByName(name: "f1").id
            return try await api.flowRuns.create(
                body: from(
                    #"{"flow_id": "\#(flow)", "name": "r1", "parameters": {"p": [1, null]},"#
                        + #" "state": {"type": "SCHEDULED", "state_details": {"scheduled_time": "2024-01-15T10:30:00Z"}}}"#
                )
            ).name
        }
        await talk.check("parameters of runs") { try await api.flowRuns.readFlowRuns().map(\.parameters) }
        await talk.check("state of a run") {
            let run = try await api.flowRuns.readFlowRuns().first?.id ?? ""
            return try await api.flowRuns.setState(
                id: run, body: from(#"{"state": {"type": "RUNNING"}, "force": true}"#)
            ).status
        }
        await talk.check("run that runs") {
            let run = try await api.flowRuns.readFlowRuns().first?.id ?? ""
            return try await api.flowRuns.read(id: run).state?.type
        }
        await talk.check("history") {
            try await api.flowRuns.history(
                body: from(
                    #"{"history_start": "2024-01-15T10:00:00Z", "history_end": "2024-01-15T11:00:00Z", "history_interval_seconds": 1800}"#
                ))
        }
        await talk.check("identity that is no UUID") { try await api.flows.read(id: "none") }
    }

    static func others(_ talk: Conversation, _ api: PrefectClient) async {
        await talk.check("health") { try await api.root.healthCheck() }
        await talk.check("version") { try await api.admin.readVersion() }
        await talk.check("hello") { try await api.root.hello() }
        await talk.check("settings") { try await api.admin.readSettings() }
        await talk.check("token that is switched off") { try await api.createCsrfToken(client: "c") }
    }
}
