// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobStatusFull = #"""
        {
          "jobId": "jobId",
          "status": "initialized",
          "progress": 0,
          "processedCount": 304,
          "totalCount": 644,
          "pipeline": "csv_import",
          "startTime": "2025-04-11T10:30:00Z",
          "completedTime": "2025-04-23T10:30:00Z",
          "error": {
            "code": "code",
            "message": "message",
            "retryable": true,
            "details": {
              "key1": "details 1",
              "key2": "details 2"
            }
          }
        }
        """#

    public static let jobStatusMinimal = #"""
        {
          "jobId": "jobId",
          "status": "initialized",
          "progress": 0
        }
        """#
}
