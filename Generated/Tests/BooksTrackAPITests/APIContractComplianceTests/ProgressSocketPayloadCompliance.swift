// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    struct ProgressSocketPayloadTests {
        @Test(arguments: ProgressSocketPayloadContract.compliance)
        func progressSocketPayloadDecodes(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

/// What the contract says: `#/components/schemas/ProgressSocketPayload`.
nonisolated enum ProgressSocketPayloadContract: UnionContract {
    typealias Union = BooksTrackAPI.ProgressSocketPayload

    static let name = "ProgressSocketPayload"

    static func describe(_ table: inout UnionTable) {
        table.variant("socketJobStarted", Fixtures.socketJobStartedFull)
        table.variant("socketJobStarted", Fixtures.progressSocketPayloadSocketJobStarted)
        table.variant("socketJobProgress", Fixtures.socketJobProgressFull)
        table.variant("socketJobProgress", Fixtures.progressSocketPayloadSocketJobProgress)
        table.variant("jobComplete", Fixtures.progressSocketPayloadJobComplete)
        table.variant("jobComplete", Fixtures.progressSocketPayloadJobComplete_2)
        table.variant("socketError", Fixtures.socketErrorFull)
        table.variant("socketError", Fixtures.progressSocketPayloadSocketError)
        table.variant("socketReady", Fixtures.socketReadyFull)
        table.variant("socketReady", Fixtures.progressSocketPayloadSocketReady)
        table.variant("socketReadyAck", Fixtures.socketReadyAckFull)
        table.variant("socketReadyAck", Fixtures.progressSocketPayloadSocketReadyAck)
        table.variant("socketReconnected", Fixtures.socketReconnectedFull)
        table.variant("socketReconnected", Fixtures.progressSocketPayloadSocketReconnected)
        table.variant("socketBatchInit", Fixtures.socketBatchInitFull)
        table.variant("socketBatchInit", Fixtures.progressSocketPayloadSocketBatchInit)
        table.variant("socketBatchProgress", Fixtures.progressSocketPayloadSocketBatchProgress)
        table.variant("socketBatchProgress", Fixtures.progressSocketPayloadSocketBatchProgress_2)
        table.variant("socketBatchComplete", Fixtures.progressSocketPayloadSocketBatchComplete)
        table.variant("socketBatchComplete", Fixtures.progressSocketPayloadSocketBatchComplete_2)
        table.variant("socketBatchCanceling", Fixtures.socketBatchCancelingFull)
        table.variant("socketBatchCanceling", Fixtures.progressSocketPayloadSocketBatchCanceling)
        table.variant("socketPing", Fixtures.socketPingFull)
        table.variant("socketPing", Fixtures.progressSocketPayloadSocketPing)
        table.variant("socketPong", Fixtures.socketPongFull)
        table.variant("socketPong", Fixtures.progressSocketPayloadSocketPong)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["text"], isCase: "unknown")
        table.unknown(["type": "a variant of tomorrow"], isCase: "unknown")
        table.unknown(
            ["type": "a variant of tomorrow", "pipeline": "pipeline", "summary": ["duration": 0, "resourceId": "resourceId"], "expiresAt": "2025-01-04T10:30:00Z"],
            isCase: "unknown"
        )
    }
}
