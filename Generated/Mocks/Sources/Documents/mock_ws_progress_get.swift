// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /ws/progress`: 400
        static let mock_ws_progress_get__400 = #"""
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

        /// `GET /ws/progress`: 401
        static let mock_ws_progress_get__401 = #"""
            {
              "success": false,
              "error": {
                "code": "UNAUTHORIZED",
                "message": "The token is not this job's.",
                "retryable": false
              }
            }
            """#
    }
#endif
