// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let recommendedBookFull = #"""
        {
          "isbn": "isbn",
          "title": "title",
          "authors": [
            "authors 1",
            "authors 2"
          ],
          "cover_url": "https://sample.example/coverurl"
        }
        """#

    public static let recommendedBookMinimal = #"""
        {
          "title": "title",
          "authors": []
        }
        """#
}
