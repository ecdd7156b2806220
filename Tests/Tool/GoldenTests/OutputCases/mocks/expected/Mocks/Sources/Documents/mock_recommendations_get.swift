// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /recommendations`: 200
        static let mock_recommendations_get = #"""
            {
              "id": 765,
              "title": "title",
              "link": "link"
            }
            """#

        /// `GET /recommendations`: 200
        static let mock_recommendations_get__minimal = #"""
            {
              "id": 765,
              "title": "title"
            }
            """#

        /// `GET /recommendations`: 200
        static let mock_recommendations_get__stream = #"""
            id: 1
            data: {"id": 765, "title": "title", "link": "link"}


            """#
    }
#endif
