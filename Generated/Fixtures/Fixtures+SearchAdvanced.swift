// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let searchAdvanced_Operation200_EditionWithoutTitle = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T10:30:02Z",
            "provider": "google-books",
            "cached": false
          },
          "data": {
            "works": [],
            "editions": [
              {
                "isbns": [
                  "9780439064873"
                ],
                "format": "Paperback",
                "amazonASINs": [],
                "googleBooksVolumeIDs": [],
                "librarythingIDs": [],
                "isbndbQuality": 10
              }
            ],
            "authors": []
          }
        }
        """#

    public static let searchAdvanced_Operation200_NothingFound = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:30:02Z",
            "source": "isbndb"
          },
          "data": {
            "works": [],
            "editions": [],
            "authors": [],
            "totalResults": 0
          }
        }
        """#

    public static let searchAdvanced_Operation400_BatchTooLarge = #"""
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

    public static let searchAdvanced_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    public static let searchAdvanced_Operation400_InvalidISBN = #"""
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

    public static let searchAdvanced_Operation429_DelayInDetails = #"""
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

    public static let searchAdvanced_Operation429_DelayInError = #"""
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

    public static let searchAdvanced_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    public static let searchAdvanced_Operation500_InternalError = #"""
        {
          "success": false,
          "error": {
            "code": "INTERNAL_ERROR",
            "message": "Something went wrong.",
            "retryable": false
          }
        }
        """#

    public static let searchAdvanced_Operation502_ProviderError = #"""
        {
          "success": false,
          "error": {
            "code": "PROVIDER_ERROR",
            "message": "The provider answers 500.",
            "retryable": true,
            "provider": "isbndb"
          }
        }
        """#

    public static let searchAdvanced_Operation503_CircuitOpen = #"""
        {
          "success": false,
          "error": {
            "code": "CIRCUIT_OPEN",
            "message": "The provider rests.",
            "retryable": true,
            "retryAfterMs": 45000,
            "provider": "google-books"
          }
        }
        """#

    public static let searchAdvanced_Operation503_CircuitOpenInDetails = #"""
        {
          "success": false,
          "error": {
            "code": "CIRCUIT_OPEN",
            "message": "The provider rests.",
            "retryable": true,
            "details": {
              "provider": "google-books",
              "retryAfterMs": 45000
            }
          }
        }
        """#

    public static let searchAdvanced_Operation504_ProviderTimeout = #"""
        {
          "success": false,
          "error": {
            "code": "PROVIDER_TIMEOUT",
            "message": "No answer within 10 s.",
            "retryable": true,
            "provider": "isbndb"
          }
        }
        """#
}
