// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let createImport_Operation202_BothTokens = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:01Z"
          },
          "data": {
            "jobId": "import_abc124",
            "authToken": "tok-91c3",
            "token": "tok-91c3",
            "sseUrl": "/api/v2/imports/import_abc124/stream",
            "statusUrl": "/api/v2/imports/import_abc124"
          }
        }
        """#

    public static let createImport_Operation202_NewTokenOnly = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:00Z"
          },
          "data": {
            "jobId": "import_abc123",
            "authToken": "tok-91c2",
            "sseUrl": "/api/v2/imports/import_abc123/stream",
            "statusUrl": "/api/v2/imports/import_abc123",
            "status": "initialized"
          }
        }
        """#

    public static let createImport_Operation202_NoToken = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:02Z"
          },
          "data": {
            "jobId": "import_abc126",
            "status": "initialized"
          }
        }
        """#

    public static let createImport_Operation202_OldTokenOnly = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T10:34:00Z"
          },
          "data": {
            "jobId": "import_abc125",
            "token": "tok-91c4",
            "websocketUrl": "/ws/progress?jobId=import_abc125&token=tok-91c4"
          }
        }
        """#

    public static let createImport_Operation400_BatchTooLarge = #"""
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

    public static let createImport_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    public static let createImport_Operation400_InvalidISBN = #"""
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

    public static let createImport_Operation413_FileTooLarge = #"""
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

    public static let createImport_Operation429_DelayInDetails = #"""
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

    public static let createImport_Operation429_DelayInError = #"""
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

    public static let createImport_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#
}
