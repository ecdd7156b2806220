// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobFailedFull = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0,
          "processedCount": 304,
          "totalCount": 644,
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

    public static let jobFailedMinimal = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0,
          "processedCount": 304,
          "totalCount": 644,
          "error": {
            "code": "UNKNOWN",
            "message": "message",
            "retryable": true
          }
        }
        """#
}
