// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobProgressFull = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0,
          "processedCount": 304,
          "totalCount": 644,
          "startedAt": "2025-01-02T10:30:00Z"
        }
        """#

    public static let jobProgressMinimal = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0,
          "processedCount": 304,
          "totalCount": 644
        }
        """#
}
