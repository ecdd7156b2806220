// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketJobStartedFull = #"""
        {
          "type": "job_started",
          "totalCount": 644,
          "estimatedDuration": 715
        }
        """#

    public static let socketJobStartedMinimal = #"""
        {
          "type": "job_started"
        }
        """#
}
