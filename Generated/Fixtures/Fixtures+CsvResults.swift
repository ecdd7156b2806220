// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let csvResults_BookFull = #"""
        {
          "title": "title",
          "author": "author",
          "isbn": "isbn"
        }
        """#

    public static let csvResults_BookMinimal = #"""
        {
          "title": "title",
          "author": "author"
        }
        """#

    public static let csvResultsFull = #"""
        {
          "books": [
            {
              "title": "title",
              "author": "author",
              "isbn": "isbn"
            }
          ],
          "errors": [
            {
              "key1": "errors 1 1",
              "key2": "errors 1 2"
            }
          ],
          "successRate": "successRate",
          "timestamp": 243,
          "expiresAt": "2025-02-24T10:30:00Z"
        }
        """#

    public static let csvResultsMinimal = #"""
        {
          "books": [],
          "errors": []
        }
        """#
}
