// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let cancelJob_Operation200_Canceled = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:38:00Z"
          },
          "data": {
            "jobId": "scan_abc123",
            "status": "canceled",
            "message": "The job is canceled.",
            "cleanup": {
              "r2ObjectsDeleted": 2,
              "kvCacheCleared": true
            }
          }
        }
        """#

    public static let cancelJob_Operation401_Unauthorized = #"""
        {
          "success": false,
          "error": {
            "code": "UNAUTHORIZED",
            "message": "The token is not this job's.",
            "retryable": false
          }
        }
        """#

    public static let cancelJob_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#
}
