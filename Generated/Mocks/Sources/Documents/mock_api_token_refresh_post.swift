// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `POST /api/token/refresh`: 200
        static let mock_api_token_refresh_post = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:39:00Z"
              },
              "data": {
                "newToken": "tok-5d1f",
                "expiresAt": "2025-11-27T12:39:00Z"
              }
            }
            """#

        /// `POST /api/token/refresh`: 400
        static let mock_api_token_refresh_post__400 = #"""
            {
              "error": "jobId is missing."
            }
            """#

        /// `POST /api/token/refresh`: 401
        static let mock_api_token_refresh_post__401 = #"""
            {
              "success": false,
              "error": {
                "code": "AUTH_ERROR",
                "message": "The token has expired.",
                "retryable": false
              }
            }
            """#
    }
#endif
