// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting

/// The contract of `GET /ws/progress`.
nonisolated enum ConnectProgressSocket_OperationContract: ResponseContract {
    static let name = "connectProgressSocket"

    static func describe(_ table: inout ResponseTable) {
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.connectProgressSocket_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.connectProgressSocket_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.connectProgressSocket_Operation400_BatchTooLarge
        )
        table.failure(
            "401 unauthorized",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.connectProgressSocket_Operation401_Unauthorized
        )
        table.message("message", BooksTrackAPI.ProgressSocketMessage.self, Fixtures.progressSocketMessageFull)
        table.message(
            "message with the required properties",
            BooksTrackAPI.ProgressSocketMessage.self,
            Fixtures.progressSocketMessageMinimal
        )
        table.message(
            "message payload socketJobStarted", BooksTrackAPI.ProgressSocketPayload.self, Fixtures.socketJobStartedFull
        )
        table.message(
            "message payload socketJobProgress",
            BooksTrackAPI.ProgressSocketPayload.self,
            Fixtures.socketJobProgressFull
        )
        table.message(
            "message payload jobComplete",
            BooksTrackAPI.ProgressSocketPayload.self,
            Fixtures.progressSocketPayloadJobComplete
        )
        table.message("message payload socketError", BooksTrackAPI.ProgressSocketPayload.self, Fixtures.socketErrorFull)
        table.message("message payload socketReady", BooksTrackAPI.ProgressSocketPayload.self, Fixtures.socketReadyFull)
        table.message(
            "message payload socketReadyAck", BooksTrackAPI.ProgressSocketPayload.self, Fixtures.socketReadyAckFull
        )
        table.message(
            "message payload socketReconnected",
            BooksTrackAPI.ProgressSocketPayload.self,
            Fixtures.socketReconnectedFull
        )
        table.message(
            "message payload socketBatchInit", BooksTrackAPI.ProgressSocketPayload.self, Fixtures.socketBatchInitFull
        )
        table.message(
            "message payload socketBatchProgress",
            BooksTrackAPI.ProgressSocketPayload.self,
            Fixtures.progressSocketPayloadSocketBatchProgress
        )
        table.message(
            "message payload socketBatchComplete",
            BooksTrackAPI.ProgressSocketPayload.self,
            Fixtures.progressSocketPayloadSocketBatchComplete
        )
        table.message(
            "message payload socketBatchCanceling",
            BooksTrackAPI.ProgressSocketPayload.self,
            Fixtures.socketBatchCancelingFull
        )
        table.message("message payload socketPing", BooksTrackAPI.ProgressSocketPayload.self, Fixtures.socketPingFull)
        table.message("message payload socketPong", BooksTrackAPI.ProgressSocketPayload.self, Fixtures.socketPongFull)
    }
}
