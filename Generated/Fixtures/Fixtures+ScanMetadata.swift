// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let scanMetadataFull = #"""
        {
          "modelUsed": "modelUsed",
          "processingTime": 950,
          "timestamp": 936
        }
        """#

    public static let scanMetadataMinimal = #"""
        {}
        """#
}
