// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /api/v2/capabilities`: 200
        static let mock_api_v2_capabilities_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:40:00Z"
              },
              "data": {
                "version": "3.2.0",
                "features": {
                  "semantic_search": true,
                  "csv_import": true,
                  "batch_scan": false
                },
                "limits": {
                  "csv_max_bytes": 8388608,
                  "photos_per_scan": 5
                }
              }
            }
            """#

        /// `GET /api/v2/capabilities`: 500
        static let mock_api_v2_capabilities_get__500 = #"""
            {
              "success": false,
              "error": {
                "code": "INTERNAL_ERROR",
                "message": "Something went wrong.",
                "retryable": false
              }
            }
            """#
    }
#endif
