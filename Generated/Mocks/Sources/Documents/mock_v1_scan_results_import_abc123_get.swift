// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/scan/results/{jobId}`: 200
        static let mock_v1_scan_results_import_abc123_get = #"""
            {
              "metadata": {
                "timestamp": "2025-11-27T10:36:08Z"
              },
              "data": {
                "totalDetected": 2,
                "approved": 1,
                "needsReview": 1,
                "books": [
                  {
                    "title": "A Wizard of Earthsea",
                    "author": "Ursula K. Le Guin",
                    "isbn": "9780547773742",
                    "confidence": 0.94,
                    "boundingBox": {
                      "x": 0.2,
                      "y": 0.1,
                      "width": 0.07,
                      "height": 0.8
                    },
                    "enrichmentStatus": "success",
                    "enrichment": {
                      "status": "success",
                      "work": {
                        "title": "A Wizard of Earthsea",
                        "subjectTags": [],
                        "goodreadsWorkIDs": [],
                        "amazonASINs": [],
                        "librarythingIDs": [],
                        "googleBooksVolumeIDs": [],
                        "isbndbQuality": 85,
                        "reviewStatus": "verified"
                      },
                      "editions": [],
                      "authors": [
                        {
                          "name": "Ursula K. Le Guin",
                          "gender": "Female"
                        }
                      ],
                      "provider": "isbndb",
                      "cachedResult": true
                    },
                    "coverUrl": null,
                    "publisher": null,
                    "publicationYear": null
                  },
                  {
                    "title": "Tehanu",
                    "confidence": 0.41,
                    "enrichmentStatus": "circuit_open",
                    "enrichment": {
                      "status": "circuit_open",
                      "work": null,
                      "editions": [],
                      "authors": [],
                      "error": "The provider rests.",
                      "retryAfterMs": 45000
                    },
                    "coverUrl": null,
                    "publisher": null,
                    "publicationYear": null
                  }
                ],
                "metadata": {
                  "modelUsed": "gemini-2.0-flash",
                  "processingTime": 8420,
                  "timestamp": 1764239760000
                },
                "expiresAt": "2025-11-27T11:36:00Z"
              }
            }
            """#

        /// `GET /v1/scan/results/{jobId}`: 200
        static let mock_v1_scan_results_import_abc123_get__empty = #"""
            {
              "metadata": {
                "timestamp": "2025-11-27T10:36:08Z"
              },
              "data": {
                "totalDetected": 2,
                "approved": 1,
                "needsReview": 1,
                "books": [],
                "metadata": {
                  "modelUsed": "gemini-2.0-flash",
                  "processingTime": 8420,
                  "timestamp": 1764239760000
                },
                "expiresAt": "2025-11-27T11:36:00Z"
              }
            }
            """#

        /// `GET /v1/scan/results/{jobId}`: 200
        static let mock_v1_scan_results_import_abc123_get__minimal = #"""
            {
              "metadata": {
                "timestamp": "2025-11-27T10:36:08Z"
              },
              "data": {
                "totalDetected": 2,
                "approved": 1,
                "needsReview": 1,
                "books": [
                  {},
                  {}
                ]
              }
            }
            """#

        /// `GET /v1/scan/results/{jobId}`: 404
        static let mock_v1_scan_results_import_abc123_get__404 = #"""
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
#endif
