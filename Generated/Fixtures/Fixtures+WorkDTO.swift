// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let workDTOFull = #"""
        {
          "title": "A Wizard of Earthsea",
          "subjectTags": [
            "Fantasy",
            "Coming of age"
          ],
          "originalLanguage": "en",
          "firstPublicationYear": 1968,
          "description": "A boy from Gont looses a shadow upon the world, and hunts it.",
          "coverImageURL": "https://covers.example.com/earthsea-large.jpg",
          "synthetic": false,
          "primaryProvider": "google-books",
          "contributors": [
            "google-books",
            "openlibrary"
          ],
          "openLibraryID": "OL59798W",
          "openLibraryWorkID": "OL59798X",
          "isbndbID": "isbndb-59798",
          "googleBooksVolumeID": "uXbJzQEACAAJ",
          "goodreadsID": "13642",
          "goodreadsWorkIDs": [
            "113603"
          ],
          "amazonASINs": [
            "B008T9L6AM"
          ],
          "librarythingIDs": [
            "2112"
          ],
          "googleBooksVolumeIDs": [
            "uXbJzQEACAAK",
            "6Ua3PAAACAAJ"
          ],
          "lastISBNDBSync": "2025-11-26T04:00:00Z",
          "isbndbQuality": 85,
          "reviewStatus": "userEdited",
          "originalImagePath": "shelves/1.jpg",
          "boundingBox": {
            "x": 0.12,
            "y": 0.08,
            "width": 0.05,
            "height": 0.81
          }
        }
        """#

    public static let workDTOMinimal = #"""
        {
          "title": "title",
          "subjectTags": [],
          "goodreadsWorkIDs": [],
          "amazonASINs": [],
          "librarythingIDs": [],
          "googleBooksVolumeIDs": [],
          "isbndbQuality": 98,
          "reviewStatus": "verified"
        }
        """#
}
