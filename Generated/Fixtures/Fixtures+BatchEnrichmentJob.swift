// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let batchEnrichmentJobFull = #"""
        {
          "jobId": "jobId",
          "processedCount": 304,
          "totalCount": 644,
          "authToken": "authToken",
          "token": "token",
          "message": "message",
          "websocketUrl": "websocketUrl",
          "success": true
        }
        """#

    public static let batchEnrichmentJobMinimal = #"""
        {}
        """#
}
