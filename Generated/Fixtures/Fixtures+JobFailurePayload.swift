// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobFailurePayloadJobFailed = #"""
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
