// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let editionMetadataFull = #"""
        {
          "id": "id",
          "numberOfPages": 317,
          "physicalFormat": "physicalFormat",
          "publishers": [
            "publishers 1",
            "publishers 2"
          ]
        }
        """#

    public static let editionMetadataMinimal = #"""
        {
          "id": "id",
          "publishers": []
        }
        """#
}
