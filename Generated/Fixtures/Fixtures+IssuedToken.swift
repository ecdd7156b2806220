// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let issuedTokenFull = #"""
        {
          "jobId": "jobId",
          "token": "token",
          "expiresIn": 131
        }
        """#

    public static let issuedTokenMinimal = #"""
        {
          "jobId": "jobId",
          "token": "token",
          "expiresIn": 131
        }
        """#
}
