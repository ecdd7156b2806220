// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let tokenRefreshFull = #"""
        {
          "newToken": "newToken",
          "expiresAt": "2025-02-24T10:30:00Z"
        }
        """#

    public static let tokenRefreshMinimal = #"""
        {
          "newToken": "newToken"
        }
        """#
}
