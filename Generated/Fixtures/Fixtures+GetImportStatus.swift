// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getImportStatus_Operation200_Failed = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:36:05Z"
          },
          "data": {
            "jobId": "scan_abc125",
            "status": "failed",
            "progress": 0.1,
            "pipeline": "ai_scan",
            "startTime": "2025-11-27T10:36:00Z",
            "completedTime": "2025-11-27T10:36:04Z",
            "error": {
              "code": "E_UNKNOWN_ERROR",
              "message": "The model does not answer.",
              "retryable": true
            }
          }
        }
        """#

    public static let getImportStatus_Operation200_Processing = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:03Z"
          },
          "data": {
            "jobId": "import_abc123",
            "status": "processing",
            "progress": 0.5,
            "processedCount": 20,
            "totalCount": 40,
            "pipeline": "csv_import",
            "startTime": "2025-11-27T10:34:00Z"
          }
        }
        """#

    public static let getImportStatus_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    public static let getImportStatus_Operation429_DelayInDetails = #"""
        {
          "success": false,
          "error": {
            "code": "RATE_LIMIT_EXCEEDED",
            "message": "Too many requests.",
            "retryable": true,
            "details": {
              "retryAfter": "30",
              "limit": 100
            }
          }
        }
        """#

    public static let getImportStatus_Operation429_DelayInError = #"""
        {
          "success": false,
          "error": {
            "code": "RATE_LIMIT_EXCEEDED",
            "message": "Too many requests.",
            "retryable": true,
            "retryAfter": 30
          }
        }
        """#

    public static let getImportStatus_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#
}
