// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /events`: 200
        static let mock_events_get = #"""
            id: 1
            event: changed
            data: {"id": 765, "title": "title", "link": "link"}

            id: 2
            event: done
            data: {"code": "code", "message": "message"}


            """#
    }
#endif
