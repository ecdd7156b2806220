// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let responseMetaFull = #"""
        {
          "timestamp": "2025-09-19T10:30:00Z",
          "processingTime": 950,
          "provider": "provider",
          "cached": true,
          "cacheAge": 355,
          "requestId": "requestId"
        }
        """#

    public static let responseMetaMinimal = #"""
        {
          "timestamp": "2025-09-19T10:30:00Z"
        }
        """#
}
