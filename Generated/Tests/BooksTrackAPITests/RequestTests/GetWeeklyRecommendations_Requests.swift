// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetWeeklyRecommendations_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getWeeklyRecommendations", "GET", "/api/v2/recommendations/weekly")
        table.request("whole") { _ in try await RequestTaker.take(GetWeeklyRecommendations()) }
        table.failure(404, #"{"success": false, "error": {"code": "code", "message": "message", "retryable": true, "details": {"key1": "details 1", "key2": "details 2"}, "retryAfterMs": 340, "retryAfter": 629, "provider": "provider", "statusCode": 715}}"#, as: BooksTrackAPI.ErrorResponse.self) {
            guard case .notFound(let body) =
                GetWeeklyRecommendations.Failure(RequestTaker.error(of: GetWeeklyRecommendations.self, 404, $0))
            else { return nil }
            return body
        }
        return table.checks
    }
}
