// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let authorSearchHitFull = #"""
        {
          "name": "name",
          "key": "key",
          "works": [
            {
              "id": "id",
              "title": "title",
              "subjects": [
                "subjects 1",
                "subjects 2"
              ],
              "firstPublishYear": 454
            }
          ],
          "workCount": 950
        }
        """#

    public static let authorSearchHitMinimal = #"""
        {
          "name": "name",
          "key": "key",
          "works": []
        }
        """#
}
