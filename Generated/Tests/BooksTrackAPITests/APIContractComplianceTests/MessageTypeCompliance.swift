// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum MessageTypeTests {
        @Test(arguments: MessageTypeContract.compliance)
        static func messageTypeDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/MessageType`.
nonisolated enum MessageTypeContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.MessageType

    static let name = "MessageType"

    static func describe(_ table: inout EnumerationTable) {
        table.value("job_started", isCase: "jobStarted")
        table.value("job_progress", isCase: "jobProgress")
        table.value("job_complete", isCase: "jobComplete")
        table.value("error", isCase: "error")
        table.value("ready", isCase: "ready")
        table.value("ready_ack", isCase: "readyAck")
        table.value("reconnected", isCase: "reconnected")
        table.value("batch-init", isCase: "batchInit")
        table.value("batch-progress", isCase: "batchProgress")
        table.value("batch-complete", isCase: "batchComplete")
        table.value("batch-canceling", isCase: "batchCanceling")
        table.value("ping", isCase: "ping")
        table.value("pong", isCase: "pong")
    }
}
