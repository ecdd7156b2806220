// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /books`: 200
        static let mock_books_get_929617bc = #"""
            {
              "items": [
                {
                  "id": 765,
                  "title": "title",
                  "link": "link"
                },
                {
                  "id": 766,
                  "title": "title 2",
                  "link": "link"
                },
                {
                  "id": 767,
                  "title": "title 3",
                  "link": "link"
                }
              ],
              "total": 6
            }
            """#

        /// `GET /books`: 200
        static let mock_books_get_929617bc__empty = #"""
            {
              "items": [],
              "total": 0
            }
            """#

        /// `GET /books`: 200
        static let mock_books_get_929617bc__minimal = #"""
            {
              "items": [
                {
                  "id": 765,
                  "title": "title"
                },
                {
                  "id": 766,
                  "title": "title 2"
                },
                {
                  "id": 767,
                  "title": "title 3"
                }
              ]
            }
            """#

        /// `GET /books`: 200
        static let mock_books_get_929617bc__page2 = #"""
            {
              "items": [
                {
                  "id": 768,
                  "title": "title 4",
                  "link": "link"
                },
                {
                  "id": 769,
                  "title": "title 5",
                  "link": "link"
                },
                {
                  "id": 770,
                  "title": "title 6",
                  "link": "link"
                }
              ],
              "total": 6
            }
            """#

        /// `GET /books`: 404
        static let mock_books_get_929617bc__404 = #"""
            {
              "code": "code",
              "message": "message"
            }
            """#
    }
#endif
