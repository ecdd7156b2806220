// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let importResultsFull = #"""
        {
          "booksCreated": 639,
          "booksUpdated": 112,
          "duplicatesSkipped": 745,
          "enrichmentSucceeded": 641,
          "enrichmentFailed": 407,
          "errors": [
            {
              "row": 213,
              "isbn": "isbn",
              "error": "error"
            }
          ],
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "publisher": "publisher",
              "publishedDate": "publishedDate",
              "coverUrl": "https://sample.example/coverUrl",
              "description": "description",
              "language": "language",
              "isbn13": "isbn13",
              "isbn10": "isbn10",
              "pageCount": 5,
              "categories": [
                "categories 1",
                "categories 2"
              ],
              "averageRating": 3,
              "ratingsCount": 849,
              "openLibraryWorkId": "openLibraryWorkId",
              "authors": [
                "authors 1",
                "authors 2"
              ]
            }
          ]
        }
        """#

    public static let importResultsMinimal = #"""
        {
          "booksCreated": 639
        }
        """#
}
