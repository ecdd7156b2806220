// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let enrichedBookFull = #"""
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
          "authors": [],
          "work": {
            "id": "id",
            "title": "title",
            "subjects": [
              "subjects 1",
              "subjects 2"
            ],
            "firstPublishYear": 454
          },
          "edition": {
            "id": "id",
            "numberOfPages": 317,
            "physicalFormat": "physicalFormat",
            "publishers": [
              "publishers 1",
              "publishers 2"
            ]
          },
          "provider": "provider",
          "enrichedAt": "2025-03-27T10:30:00Z",
          "vectorized": true
        }
        """#

    public static let enrichedBookMinimal = #"""
        {
          "isbn": "isbn",
          "title": "title"
        }
        """#
}
