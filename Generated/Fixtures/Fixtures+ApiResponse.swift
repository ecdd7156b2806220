// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let apiResponseFailure = #"""
        {
          "success": false,
          "error": {
            "code": "code",
            "message": "message",
            "retryable": true,
            "details": {
              "key1": "details 1",
              "key2": "details 2"
            },
            "retryAfterMs": 340,
            "retryAfter": 629,
            "provider": "provider",
            "statusCode": 715
          },
          "meta": {
            "timestamp": "2025-09-19T10:30:00Z",
            "processingTime": 950,
            "provider": "provider",
            "cached": true,
            "cacheAge": 355,
            "requestId": "requestId"
          }
        }
        """#

    public static let apiResponseFailure_Minimal = #"""
        {
          "success": false,
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          },
          "meta": {
            "timestamp": "2025-09-19T10:30:00Z"
          }
        }
        """#

    public static let apiResponseSuccess = #"""
        {
          "success": true,
          "data": {
            "jobId": "jobId",
            "detectedBooks": [
              {
                "work": {
                  "title": "title",
                  "subjectTags": [],
                  "goodreadsWorkIDs": [],
                  "amazonASINs": [],
                  "librarythingIDs": [],
                  "googleBooksVolumeIDs": [],
                  "isbndbQuality": 0,
                  "reviewStatus": "needsReview"
                },
                "edition": {
                  "isbns": [],
                  "format": "Paperback",
                  "amazonASINs": [],
                  "googleBooksVolumeIDs": [],
                  "librarythingIDs": [],
                  "isbndbQuality": 0
                },
                "confidence": 0
              }
            ],
            "websocketUrl": "websocketUrl"
          },
          "meta": {
            "timestamp": "2025-09-19T10:30:00Z",
            "processingTime": 950,
            "provider": "provider",
            "cached": true,
            "cacheAge": 355,
            "requestId": "requestId"
          }
        }
        """#

    public static let apiResponseSuccess_Minimal = #"""
        {
          "success": true,
          "data": null,
          "meta": {
            "timestamp": "2025-09-19T10:30:00Z"
          }
        }
        """#
}
