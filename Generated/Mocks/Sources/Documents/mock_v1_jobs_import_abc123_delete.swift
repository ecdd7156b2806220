// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `DELETE /v1/jobs/{jobId}`: 200
        static let mock_v1_jobs_import_abc123_delete = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:38:00Z"
              },
              "data": {
                "jobId": "scan_abc123",
                "status": "canceled",
                "message": "The job is canceled.",
                "cleanup": {
                  "r2ObjectsDeleted": 2,
                  "kvCacheCleared": true
                }
              }
            }
            """#

        /// `DELETE /v1/jobs/{jobId}`: 200
        static let mock_v1_jobs_import_abc123_delete__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:38:00Z"
              },
              "data": {
                "jobId": "scan_abc123",
                "status": "canceled"
              }
            }
            """#

        /// `DELETE /v1/jobs/{jobId}`: 401
        static let mock_v1_jobs_import_abc123_delete__401 = #"""
            {
              "success": false,
              "error": {
                "code": "UNAUTHORIZED",
                "message": "The token is not this job's.",
                "retryable": false
              }
            }
            """#

        /// `DELETE /v1/jobs/{jobId}`: 404
        static let mock_v1_jobs_import_abc123_delete__404 = #"""
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
