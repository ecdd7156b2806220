#if DEBUG
    import BooksTrackAPIMocks
    import DTOMocks

    /// Clients that answer without a network, only in debug builds.
    enum BookMocks {
        /// Returns a client that answers with the contract's examples.
        static func client() -> MockAPIClient {
            let mock = MockAPIClient(serving: Mocks.catalog, delay: .milliseconds(10))
            // The contract's example of this search has no works.
            mock.use(.document("mock_v1_search_isbn_get"), for: "searchByTitle")
            return mock
        }

        /// Returns a client whose responses have a subject that is not a string. The app still shows the works, and
        /// decoding reports issues.
        static func badDay() -> MockAPIClient {
            let mock = client()
            mock.use(.damaged(.wrongType("data.works[0].subjectTags[0]")), for: "searchByISBN")
            return mock
        }
    }
#endif
