// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let authorDTOFull = #"""
        {
          "name": "Ursula K. Le Guin",
          "gender": "Female",
          "culturalRegion": "North America",
          "nationality": "American",
          "birthYear": 1929,
          "deathYear": 2018,
          "openLibraryID": "OL31353A",
          "isbndbID": "isbndb-le-guin",
          "googleBooksID": "gb-le-guin",
          "goodreadsID": "874602",
          "bookCount": 103
        }
        """#

    public static let authorDTOMinimal = #"""
        {
          "name": "name",
          "gender": "Female"
        }
        """#
}
