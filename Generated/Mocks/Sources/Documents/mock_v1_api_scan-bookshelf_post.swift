// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `POST /v1/api/scan-bookshelf`: 202
        static let mock_v1_api_scan_bookshelf_post = #"""
            {
              "success": true,
              "data": {
                "jobId": "scan_legacy3",
                "detectedBooks": [
                  {
                    "work": {
                      "title": "The Farthest Shore",
                      "subjectTags": [
                        "Fantasy"
                      ],
                      "goodreadsWorkIDs": [],
                      "amazonASINs": [],
                      "librarythingIDs": [],
                      "googleBooksVolumeIDs": [],
                      "isbndbQuality": 40,
                      "reviewStatus": "needsReview",
                      "originalImagePath": "shelves/3.jpg",
                      "boundingBox": {
                        "x": 0.1,
                        "y": 0.05,
                        "width": 0.08,
                        "height": 0.9
                      }
                    },
                    "edition": {
                      "isbns": [],
                      "title": "The Farthest Shore",
                      "format": "Hardcover",
                      "amazonASINs": [],
                      "googleBooksVolumeIDs": [],
                      "librarythingIDs": [],
                      "isbndbQuality": 40
                    },
                    "confidence": 0.87
                  }
                ],
                "websocketUrl": "/ws/progress?jobId=scan_legacy3"
              },
              "meta": {
                "timestamp": "2025-10-01T12:05:00Z",
                "processingTime": 5120,
                "provider": "gemini",
                "cached": false
              }
            }
            """#

        /// `POST /v1/api/scan-bookshelf`: 202
        static let mock_v1_api_scan_bookshelf_post__empty = #"""
            {
              "success": true,
              "data": {
                "jobId": "scan_legacy3",
                "detectedBooks": [],
                "websocketUrl": "/ws/progress?jobId=scan_legacy3"
              },
              "meta": {
                "timestamp": "2025-10-01T12:05:00Z",
                "processingTime": 5120,
                "provider": "gemini",
                "cached": false
              }
            }
            """#

        /// `POST /v1/api/scan-bookshelf`: 400
        static let mock_v1_api_scan_bookshelf_post__400 = #"""
            {
              "success": false,
              "error": {
                "code": "INVALID_REQUEST",
                "message": "The photo is empty."
              },
              "meta": {
                "timestamp": "2025-10-01T12:05:01Z"
              }
            }
            """#
    }
#endif
