// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/editions/search`: 200
        static let mock_v1_editions_search_get = #"""
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

        /// `GET /v1/editions/search`: 200
        static let mock_v1_editions_search_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:30:02Z"
              },
              "data": {
                "works": [],
                "editions": [],
                "authors": []
              }
            }
            """#

        /// `GET /v1/editions/search`: 400
        static let mock_v1_editions_search_get__400 = #"""
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

        /// `GET /v1/editions/search`: 404
        static let mock_v1_editions_search_get__404 = #"""
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
