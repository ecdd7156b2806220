// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let startEnrichmentLegacy_Operation202_LegacySuccess = #"""
        {
          "success": true,
          "data": {
            "jobId": "batch_legacy7",
            "queuedCount": 1,
            "estimatedDuration": 12,
            "websocketUrl": "/ws/progress?jobId=batch_legacy7"
          },
          "meta": {
            "timestamp": "2025-10-01T12:00:00Z",
            "processingTime": 18,
            "provider": "isbndb",
            "cached": true,
            "cacheAge": 3600,
            "requestId": "req-00a1"
          }
        }
        """#

    public static let startEnrichmentLegacy_Operation400_LegacyFailure = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_QUERY",
            "message": "The list of books is empty.",
            "details": null
          },
          "meta": {
            "timestamp": "2025-10-01T12:00:01Z"
          }
        }
        """#

    public static let startEnrichmentLegacy_Operation429_DelayInDetails = #"""
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

    public static let startEnrichmentLegacy_Operation429_DelayInError = #"""
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

    public static let startEnrichmentLegacy_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#
}
