// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ProgressSocketPayloadTests {
        @Test(arguments: ProgressSocketPayloadContract.compliance)
        static func progressSocketPayloadDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ProgressSocketPayload`.
nonisolated enum ProgressSocketPayloadContract: UnionContract {
    typealias Union = BooksTrackAPI.ProgressSocketPayload

    static let name = "ProgressSocketPayload"

    static func describe(_ table: inout UnionTable) {
        table.variant("socketJobStarted", Fixtures.socketJobStartedFull)
        table.variant("socketJobProgress", Fixtures.socketJobProgressFull)
        table.variant("jobComplete", Fixtures.progressSocketPayloadJobComplete)
        table.variant("socketError", Fixtures.socketErrorFull)
        table.variant("socketReady", Fixtures.socketReadyFull)
        table.variant("socketReadyAck", Fixtures.socketReadyAckFull)
        table.variant("socketReconnected", Fixtures.socketReconnectedFull)
        table.variant("socketBatchInit", Fixtures.socketBatchInitFull)
        table.variant("socketBatchProgress", Fixtures.progressSocketPayloadSocketBatchProgress)
        table.variant("socketBatchComplete", Fixtures.progressSocketPayloadSocketBatchComplete)
        table.variant("socketBatchCanceling", Fixtures.socketBatchCancelingFull)
        table.variant("socketPing", Fixtures.socketPingFull)
        table.variant("socketPong", Fixtures.socketPongFull)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["text"], isCase: "unknown")
        table.unknown(["type": "a variant of tomorrow"], isCase: "unknown")
        table.unknown(
            ["type": "a variant of tomorrow", "pipeline": "pipeline", "summary": ["duration": 0, "resourceId": "resourceId"], "expiresAt": "2025-02-24T10:30:00Z"],
            isCase: "unknown"
        )
    }
}
