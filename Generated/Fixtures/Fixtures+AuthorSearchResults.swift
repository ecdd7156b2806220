// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let authorSearchResultsFull = #"""
        {
          "authors": [
            {
              "name": "name",
              "key": "key",
              "works": [
                {
                  "id": "id",
                  "title": "title",
                  "subjects": []
                }
              ],
              "workCount": 950
            }
          ]
        }
        """#

    public static let authorSearchResultsMinimal = #"""
        {
          "authors": []
        }
        """#
}
