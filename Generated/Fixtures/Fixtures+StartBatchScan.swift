// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let startBatchScan_Operation202_Current = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:36:00Z"
          },
          "data": {
            "jobId": "scan_abc123",
            "authToken": "tok-44b0",
            "sseUrl": "/api/v2/imports/scan_abc123/stream",
            "statusUrl": "/v1/jobs/scan_abc123/status",
            "status": "processing",
            "totalPhotos": 2
          }
        }
        """#

    public static let startBatchScan_Operation202_Version2 = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T10:36:00Z"
          },
          "data": {
            "jobId": "scan_abc124",
            "token": "tok-44b1",
            "websocketUrl": "/ws/progress?jobId=scan_abc124&token=tok-44b1",
            "totalPhotos": 1,
            "stages": [
              {
                "name": "detection",
                "typicalDuration": 20,
                "progress": 0.4
              },
              {
                "name": "enrichment",
                "typicalDuration": 30,
                "progress": 1
              }
            ],
            "estimatedRange": [
              40,
              70
            ]
          }
        }
        """#

    public static let startBatchScan_Operation400_BatchTooLarge = #"""
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

    public static let startBatchScan_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    public static let startBatchScan_Operation400_InvalidISBN = #"""
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

    public static let startBatchScan_Operation413_FileTooLarge = #"""
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

    public static let startBatchScan_Operation429_DelayInDetails = #"""
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

    public static let startBatchScan_Operation429_DelayInError = #"""
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

    public static let startBatchScan_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    public static let startBatchScan_Operation499_ClientDisconnected = #"""
        {
          "success": false,
          "error": {
            "code": "CLIENT_DISCONNECTED",
            "message": "The client is gone.",
            "retryable": false
          }
        }
        """#
}
