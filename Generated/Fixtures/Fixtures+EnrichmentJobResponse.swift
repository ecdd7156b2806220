// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let enrichmentJobResponseFull = #"""
        {
          "jobId": "jobId",
          "queuedCount": 231,
          "estimatedDuration": 715,
          "websocketUrl": "websocketUrl"
        }
        """#

    public static let enrichmentJobResponseMinimal = #"""
        {
          "jobId": "jobId",
          "queuedCount": 231
        }
        """#
}
