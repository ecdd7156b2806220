// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let editionDTOFull = #"""
        {
          "isbn": "9780547773742",
          "isbns": [
            "9780547773742",
            "0547773749"
          ],
          "title": "A Wizard of Earthsea",
          "publisher": "Clarion Books",
          "publicationDate": "2012-09-11",
          "pageCount": 264,
          "format": "Hardcover",
          "coverImageURL": "https://covers.example.com/earthsea-2012.jpg",
          "editionTitle": "Graphia edition",
          "editionDescription": "With an afterword by the author.",
          "language": "en",
          "primaryProvider": "isbndb",
          "contributors": [
            "isbndb",
            "google-books"
          ],
          "openLibraryID": "OL25310427M",
          "openLibraryEditionID": "OL25310428M",
          "isbndbID": "isbndb-9780547773742",
          "googleBooksVolumeID": "uXbJzQEACAAJ",
          "goodreadsID": "13642",
          "amazonASINs": [
            "B008T9L6AM"
          ],
          "googleBooksVolumeIDs": [
            "uXbJzQEACAAK"
          ],
          "librarythingIDs": [
            "2112"
          ],
          "lastISBNDBSync": "2025-11-26T04:00:00Z",
          "isbndbQuality": 92
        }
        """#

    public static let editionDTOMinimal = #"""
        {
          "isbns": [],
          "format": "Hardcover",
          "amazonASINs": [],
          "googleBooksVolumeIDs": [],
          "librarythingIDs": [],
          "isbndbQuality": 98
        }
        """#
}
