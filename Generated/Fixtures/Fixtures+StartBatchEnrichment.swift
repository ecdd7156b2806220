// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let startBatchEnrichment_Operation202_Queued = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:33:00Z"
          },
          "data": {
            "jobId": "batch_abc123",
            "processedCount": 0,
            "totalCount": 2,
            "authToken": "tok-5d1e",
            "message": "2 books are queued.",
            "websocketUrl": "/ws/progress?jobId=batch_abc123"
          }
        }
        """#

    public static let startBatchEnrichment_Operation202_WithoutJobId = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T09:00:00Z"
          },
          "data": {
            "processedCount": 2,
            "totalCount": 2,
            "success": true
          }
        }
        """#

    public static let startBatchEnrichment_Operation400_BatchTooLarge = #"""
        {
          "success": false,
          "error": {
            "code": "BATCH_TOO_LARGE",
            "message": "At most 5 photos.",
            "retryable": false,
            "statusCode": 400
          }
        }
        """#

    public static let startBatchEnrichment_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    public static let startBatchEnrichment_Operation400_InvalidISBN = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_ISBN",
            "message": "The ISBN has 12 digits.",
            "retryable": false,
            "details": {
              "isbn": "978043906487"
            }
          }
        }
        """#

    public static let startBatchEnrichment_Operation413_FileTooLarge = #"""
        {
          "success": false,
          "error": {
            "code": "FILE_TOO_LARGE",
            "message": "The file is larger than 8 MB.",
            "retryable": false,
            "details": {
              "maximum": 8388608,
              "found": 9000001
            }
          }
        }
        """#

    public static let startBatchEnrichment_Operation429_DelayInDetails = #"""
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

    public static let startBatchEnrichment_Operation429_DelayInError = #"""
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

    public static let startBatchEnrichment_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#
}
