// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOTesting

nonisolated enum GetWeeklyRecommendations_Requests {
    static var checks: [RequestCheck] {
        var table = RequestTable("getWeeklyRecommendations", "GET", "/api/v2/recommendations/weekly")
        table.request("whole") { _ in try await RequestTaker.take(GetWeeklyRecommendations()) }
        return table.checks
    }
}
