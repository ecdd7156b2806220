// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let bookSearchResponseFull = #"""
        {
          "works": [
            {
              "title": "title",
              "subjectTags": [
                "subjectTags 1",
                "subjectTags 2"
              ],
              "originalLanguage": "originalLanguage",
              "firstPublicationYear": 20,
              "description": "description",
              "coverImageURL": "https://sample.example/coverImageURL",
              "synthetic": false,
              "primaryProvider": "primaryProvider",
              "contributors": [
                "contributors 1",
                "contributors 2"
              ],
              "openLibraryID": "openLibraryID",
              "openLibraryWorkID": "openLibraryWorkID",
              "isbndbID": "isbndbID",
              "googleBooksVolumeID": "googleBooksVolumeID",
              "goodreadsID": "goodreadsID",
              "goodreadsWorkIDs": [
                "goodreadsWorkIDs 1",
                "goodreadsWorkIDs 2"
              ],
              "amazonASINs": [
                "amazonASINs 1",
                "amazonASINs 2"
              ],
              "librarythingIDs": [
                "librarythingIDs 1",
                "librarythingIDs 2"
              ],
              "googleBooksVolumeIDs": [
                "googleBooksVolumeIDs 1",
                "googleBooksVolumeIDs 2"
              ],
              "lastISBNDBSync": "2025-03-05T10:30:00Z",
              "isbndbQuality": 98,
              "reviewStatus": "verified",
              "originalImagePath": "originalImagePath",
              "boundingBox": {
                "x": 0.5,
                "y": 0,
                "width": 0,
                "height": 0
              }
            }
          ],
          "editions": [
            {
              "isbn": "isbn",
              "isbns": [
                "isbns 1",
                "isbns 2"
              ],
              "title": "title",
              "publisher": "publisher",
              "publicationDate": "publicationDate",
              "pageCount": 5,
              "format": "Hardcover",
              "coverImageURL": "https://sample.example/coverImageURL",
              "editionTitle": "editionTitle",
              "editionDescription": "editionDescription",
              "language": "language",
              "primaryProvider": "primaryProvider",
              "contributors": [
                "contributors 1",
                "contributors 2"
              ],
              "openLibraryID": "openLibraryID",
              "openLibraryEditionID": "openLibraryEditionID",
              "isbndbID": "isbndbID",
              "googleBooksVolumeID": "googleBooksVolumeID",
              "goodreadsID": "goodreadsID",
              "amazonASINs": [
                "amazonASINs 1",
                "amazonASINs 2"
              ],
              "googleBooksVolumeIDs": [
                "googleBooksVolumeIDs 1",
                "googleBooksVolumeIDs 2"
              ],
              "librarythingIDs": [
                "librarythingIDs 1",
                "librarythingIDs 2"
              ],
              "lastISBNDBSync": "2025-03-05T10:30:00Z",
              "isbndbQuality": 98
            }
          ],
          "authors": [
            {
              "name": "name",
              "gender": "Female",
              "culturalRegion": "Africa",
              "nationality": "nationality",
              "birthYear": 747,
              "deathYear": 915,
              "openLibraryID": "openLibraryID",
              "isbndbID": "isbndbID",
              "googleBooksID": "googleBooksID",
              "goodreadsID": "goodreadsID",
              "bookCount": 132
            }
          ],
          "totalResults": 539,
          "resultCount": 971,
          "expiresAt": "2025-02-24T10:30:00Z"
        }
        """#

    public static let bookSearchResponseMinimal = #"""
        {
          "works": [],
          "editions": [],
          "authors": []
        }
        """#
}
