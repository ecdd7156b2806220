// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobCompleteFull = #"""
        {
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
        """#

    public static let jobCompleteMinimal = #"""
        {
          "type": "job_complete",
          "pipeline": "pipeline",
          "summary": {
            "duration": 0,
            "resourceId": "resourceId"
          },
          "expiresAt": "2025-02-24T10:30:00Z"
        }
        """#
}
