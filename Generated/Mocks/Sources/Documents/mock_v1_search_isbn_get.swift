// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/search/isbn`: 200
        static let mock_v1_search_isbn_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:30:00Z",
                "processingTime": 45,
                "source": "alexandria"
              },
              "data": {
                "works": [
                  {
                    "title": "A Wizard of Earthsea",
                    "subjectTags": [
                      "Fantasy",
                      "Coming of age"
                    ],
                    "originalLanguage": "en",
                    "firstPublicationYear": 1968,
                    "coverImageURL": "https://covers.example.com/earthsea-large.jpg",
                    "primaryProvider": "alexandria",
                    "goodreadsWorkIDs": [
                      "113603"
                    ],
                    "amazonASINs": [],
                    "librarythingIDs": [],
                    "googleBooksVolumeIDs": [
                      "uXbJzQEACAAJ"
                    ],
                    "isbndbQuality": 85,
                    "reviewStatus": "verified"
                  }
                ],
                "editions": [
                  {
                    "isbn": "9780547773742",
                    "isbns": [
                      "9780547773742",
                      "0547773749"
                    ],
                    "title": "A Wizard of Earthsea",
                    "publisher": "Clarion Books",
                    "publicationDate": "2012-09",
                    "pageCount": 264,
                    "format": "Paperback",
                    "amazonASINs": [],
                    "googleBooksVolumeIDs": [
                      "uXbJzQEACAAJ"
                    ],
                    "librarythingIDs": [],
                    "isbndbQuality": 85
                  }
                ],
                "authors": [
                  {
                    "name": "Ursula K. Le Guin",
                    "gender": "Female",
                    "culturalRegion": "North America",
                    "birthYear": 1929,
                    "deathYear": 2018
                  }
                ],
                "totalResults": 1
              }
            }
            """#

        /// `GET /v1/search/isbn`: 200
        static let mock_v1_search_isbn_get__empty = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:30:00Z",
                "processingTime": 45,
                "source": "alexandria"
              },
              "data": {
                "works": [],
                "editions": [],
                "authors": [],
                "totalResults": 0
              }
            }
            """#

        /// `GET /v1/search/isbn`: 200
        static let mock_v1_search_isbn_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:30:00Z"
              },
              "data": {
                "works": [
                  {
                    "title": "A Wizard of Earthsea",
                    "subjectTags": [
                      "Fantasy",
                      "Coming of age"
                    ],
                    "goodreadsWorkIDs": [
                      "113603"
                    ],
                    "amazonASINs": [],
                    "librarythingIDs": [],
                    "googleBooksVolumeIDs": [
                      "uXbJzQEACAAJ"
                    ],
                    "isbndbQuality": 85,
                    "reviewStatus": "verified"
                  }
                ],
                "editions": [
                  {
                    "isbns": [
                      "9780547773742",
                      "0547773749"
                    ],
                    "format": "Paperback",
                    "amazonASINs": [],
                    "googleBooksVolumeIDs": [
                      "uXbJzQEACAAJ"
                    ],
                    "librarythingIDs": [],
                    "isbndbQuality": 85
                  }
                ],
                "authors": [
                  {
                    "name": "Ursula K. Le Guin",
                    "gender": "Female"
                  }
                ]
              }
            }
            """#

        /// `GET /v1/search/isbn`: 400
        static let mock_v1_search_isbn_get__400 = #"""
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

        /// `GET /v1/search/isbn`: 404
        static let mock_v1_search_isbn_get__404 = #"""
            {
              "success": false,
              "error": {
                "code": "NOT_FOUND",
                "message": "Book not found",
                "retryable": false
              }
            }
            """#

        /// `GET /v1/search/isbn`: 429
        static let mock_v1_search_isbn_get__429 = #"""
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

        /// `GET /v1/search/isbn`: 500
        static let mock_v1_search_isbn_get__500 = #"""
            {
              "success": false,
              "error": {
                "code": "INTERNAL_ERROR",
                "message": "Something went wrong.",
                "retryable": false
              }
            }
            """#

        /// `GET /v1/search/isbn`: 502
        static let mock_v1_search_isbn_get__502 = #"""
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

        /// `GET /v1/search/isbn`: 503
        static let mock_v1_search_isbn_get__503 = #"""
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

        /// `GET /v1/search/isbn`: 504
        static let mock_v1_search_isbn_get__504 = #"""
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

        /// `GET /v1/search/isbn`: 501
        static let mock_v1_search_isbn_get__default = #"""
            {
              "metadata": {
                "timestamp": "2025-11-20T08:15:32Z",
                "provider": "openlibrary",
                "cached": false
              },
              "error": {
                "code": "INVALID_ISBN",
                "message": "The ISBN has 12 digits.",
                "details": {
                  "isbn": "978043906487",
                  "digits": 12
                }
              },
              "data": null
            }
            """#
    }
#endif
