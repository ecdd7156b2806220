// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobCompletedPayloadComplete = #"""
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

    public static let jobCompletedPayloadCompletedStatus = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0,
          "processedCount": 304,
          "totalCount": 644,
          "completedAt": "2025-01-07T10:30:00Z",
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "authors": []
            }
          ]
        }
        """#
}
