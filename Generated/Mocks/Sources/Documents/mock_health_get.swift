// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /health`: 200
        static let mock_health_get = #"""
            {
              "data": {
                "status": "ok",
                "worker": "bookstrack-api",
                "version": "3.2.0",
                "router": "hono"
              }
            }
            """#

        /// `GET /health`: 200
        static let mock_health_get__minimal = #"""
            {
              "data": {
                "status": "ok"
              }
            }
            """#

        /// `GET /health`: 500
        static let mock_health_get__default = #"""
            {
              "success": false,
              "error": {
                "code": "POLICY_VIOLATION",
                "message": "Not from here.",
                "retryable": false
              }
            }
            """#
    }
#endif
