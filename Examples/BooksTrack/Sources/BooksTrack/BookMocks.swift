#if DEBUG
    import BooksTrackAPIMocks
    import DTOClient

    /// Answers without a network, in debug builds alone.
    enum BookMocks {
        /// What the contract's examples say.
        static func client() -> MockAPIClient {
            let mock = MockAPIClient(serving: Mocks.catalog, delay: .milliseconds(10))
            // The example of a search is one that finds nothing.
            mock.use(.document("mock_v1_search_isbn_get"), for: "searchByTitle")
            return mock
        }

        /// The same with a subject that is no text: there is still something to show, and something to tell.
        static func badDay() -> MockAPIClient {
            let mock = client()
            mock.use(.damaged(.wrongType("data.works[0].subjectTags[0]")), for: "searchByISBN")
            return mock
        }
    }
#endif
