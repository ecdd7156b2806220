// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /books/{id}`: 200
        static let mock_books_123_get = ##"""
            {
              "id": 7,
              "title": "Quotes: \"\"\"# and \\ ",
              "link": "{{BASE_URL}}/books/7"
            }
            """##

        /// `GET /books/{id}`: 200
        static let mock_books_123_get__minimal = ##"""
            {
              "id": 7,
              "title": "Quotes: \"\"\"# and \\ "
            }
            """##
    }
#endif
