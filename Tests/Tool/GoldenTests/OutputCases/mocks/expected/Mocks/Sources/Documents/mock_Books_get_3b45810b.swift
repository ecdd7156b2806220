// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /Books`: 200
        static let mock_Books_get_3b45810b = #"""
            Sample
            """#
    }
#endif
