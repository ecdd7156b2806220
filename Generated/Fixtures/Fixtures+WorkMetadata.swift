// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let workMetadataFull = #"""
        {
          "id": "id",
          "title": "title",
          "subjects": [
            "subjects 1",
            "subjects 2"
          ],
          "firstPublishYear": 454
        }
        """#

    public static let workMetadataMinimal = #"""
        {
          "id": "id",
          "title": "title",
          "subjects": []
        }
        """#
}
