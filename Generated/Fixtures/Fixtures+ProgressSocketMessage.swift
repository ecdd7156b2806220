// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let progressSocketMessageFull = #"""
        {
          "type": "job_complete",
          "jobId": "import_abc123",
          "pipeline": "csv_import",
          "timestamp": 1764239646000,
          "version": "2.0.0",
          "payload": {
            "type": "job_complete",
            "pipeline": "csv_import",
            "summary": {
              "totalProcessed": 40,
              "successCount": 39,
              "failureCount": 1,
              "duration": 6120,
              "resourceId": "job-results:import_abc123"
            },
            "expiresAt": "2025-11-27T11:34:06Z"
          }
        }
        """#

    public static let progressSocketMessageMinimal = #"""
        {
          "type": "job_started",
          "payload": {
            "type": "job_started"
          }
        }
        """#
}
