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
            try await api.createVariableVariablesPost(
                body: from(#"{"name": "v_1", "value": \#(value), "tags": ["x"]}"#))
        }
        await talk.check("read by name") { try await api.readVariableByNameVariablesNameNameGet(name: "v_1") }
        await talk.check("read by id") {
            let id = try await api.readVariableByNameVariablesNameNameGet(name: "v_1").id
            return try await api.readVariableVariablesIdGet(id: id)
        }
        await talk.check("create twice") {
            try await api.createVariableVariablesPost(body: from(#"{"name": "v_1", "value": 1}"#))
        }
        await talk.check("invalid") {
            try await api.createVariableVariablesPost(body: from(#"{"name": "NOT ALLOWED", "value": 1}"#))
        }
        await talk.check("change") {
            try await api.updateVariableByNameVariablesNameNamePatch(
                name: "v_1", body: from(#"{"value": {"a": null}}"#))
        }
        await talk.check("filter") {
            try await api.readVariablesVariablesFilterPost(
                body: from(#"{"variables": {"name": {"like_": "v_"}}, "limit": 5, "sort": "NAME_ASC"}"#))
        }
        await talk.check("count") { try await api.countVariablesVariablesCountPost() }
        await talk.check("delete") { try await api.deleteVariableByNameVariablesNameNameDelete(name: "v_1") }
        await talk.check("gone") { try await api.readVariableByNameVariablesNameNameGet(name: "v_1") }
    }

    static func flows(_ talk: Conversation, _ api: PrefectClient) async {
        for index in 0..<3 {
            await talk.check("flow \(index)") {
                try await api.createFlowFlowsPost(body: from(#"{"name": "f\#(index)", "labels": {"a": 1, "b": true}}"#))
                    .name
            }
        }
        await talk.check("flow by name") { try await api.readFlowByNameFlowsNameNameGet(name: "f1") }
        await talk.check("flows") { try await api.readFlowsFlowsFilterPost(body: from(#"{"sort": "NAME_ASC"}"#)) }
        await talk.check("page of flows") {
            try await api.response(
                for: PaginateFlowsFlowsPaginatePost(body: from(#"{"page": 2, "limit": 2, "sort": "NAME_ASC"}"#))
            )
            .value
        }
        await talk.check("run") {
            let flow = try await api.readFlowByNameFlowsNameNameGet(name: "f1").id
            return try await api.createFlowRunFlowRunsPost(
                body: from(
                    #"{"flow_id": "\#(flow)", "name": "r1", "parameters": {"p": [1, null]},"#
                        + #" "state": {"type": "SCHEDULED", "state_details": {"scheduled_time": "2024-01-15T10:30:00Z"}}}"#
                )
            ).name
        }
        await talk.check("parameters of runs") { try await api.readFlowRunsFlowRunsFilterPost().map(\.parameters) }
        await talk.check("state of a run") {
            let run = try await api.readFlowRunsFlowRunsFilterPost().first?.id ?? ""
            return try await api.setFlowRunStateFlowRunsIdSetStatePost(
                id: run, body: from(#"{"state": {"type": "RUNNING"}, "force": true}"#)
            ).status
        }
        await talk.check("run that runs") {
            let run = try await api.readFlowRunsFlowRunsFilterPost().first?.id ?? ""
            return try await api.readFlowRunFlowRunsIdGet(id: run).state?.type
        }
        await talk.check("history") {
            try await api.flowRunHistoryFlowRunsHistoryPost(
                body: from(
                    #"{"history_start": "2024-01-15T10:00:00Z", "history_end": "2024-01-15T11:00:00Z", "history_interval_seconds": 1800}"#
                ))
        }
        await talk.check("identity that is no UUID") { try await api.readFlowFlowsIdGet(id: "none") }
    }

    static func others(_ talk: Conversation, _ api: PrefectClient) async {
        await talk.check("health") { try await api.healthCheckHealthGet() }
        await talk.check("version") { try await api.readVersionAdminVersionGet() }
        await talk.check("hello") { try await api.helloHelloGet() }
        await talk.check("settings") { try await api.readSettingsAdminSettingsGet() }
        await talk.check("token that is switched off") { try await api.createCsrfTokenCsrfTokenGet(client: "c") }
    }
}
