// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting

/// The contract of `GET /api/v2/imports/{jobId}/stream`.
nonisolated enum StreamImport_OperationContract: ResponseContract {
    static let name = "streamImport"

    static func describe(_ table: inout ResponseTable) {
        table.failure(
            "400 wrongAccept", BooksTrackAPI.StreamRejection.self, Fixtures.streamImport_Operation400_WrongAccept
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.streamImport_Operation404_NotFound)
        table.message("initialized", BooksTrackAPI.JobProgress.self, Fixtures.jobProgressFull)
        table.message(
            "initialized with the required properties", BooksTrackAPI.JobProgress.self, Fixtures.jobProgressMinimal
        )
        table.message("processing", BooksTrackAPI.JobProgress.self, Fixtures.jobProgressFull)
        table.message(
            "processing with the required properties", BooksTrackAPI.JobProgress.self, Fixtures.jobProgressMinimal
        )
        table.message(
            "completed complete", BooksTrackAPI.JobCompletedPayload.self, Fixtures.jobCompletedPayloadComplete
        )
        table.message(
            "completed completedStatus",
            BooksTrackAPI.JobCompletedPayload.self,
            Fixtures.jobCompletedPayloadCompletedStatus
        )
        table.message("failed", BooksTrackAPI.JobFailed.self, Fixtures.jobFailedFull)
        table.message("failed with the required properties", BooksTrackAPI.JobFailed.self, Fixtures.jobFailedMinimal)
        table.message("canceled", BooksTrackAPI.JobProgress.self, Fixtures.jobProgressFull)
        table.message(
            "canceled with the required properties", BooksTrackAPI.JobProgress.self, Fixtures.jobProgressMinimal
        )
        table.message("error", BooksTrackAPI.StreamError.self, Fixtures.streamErrorFull)
        table.message("error with the required properties", BooksTrackAPI.StreamError.self, Fixtures.streamErrorMinimal)
        table.message("timeout", BooksTrackAPI.StreamError.self, Fixtures.streamErrorFull)
        table.message(
            "timeout with the required properties", BooksTrackAPI.StreamError.self, Fixtures.streamErrorMinimal
        )
    }
}
