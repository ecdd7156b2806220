#if DEBUG
    import BooksTrackAPIMocks
    import DTOMocks

    /// Answers without a network, in debug builds alone.
    enum BookMocks {
        /// Returns a client that answers with the contract's examples.
        static func client() -> MockAPIClient {
            let mock = MockAPIClient(serving: Mocks.catalog, delay: .milliseconds(10))
            // The contract's example of a search finds nothing.
            mock.use(.document("mock_v1_search_isbn_get"), for: "searchByTitle")
            return mock
        }

        /// Returns a client whose answers have a subject that is not a text. There is still something to show, and
        /// there are issues to report.
        static func badDay() -> MockAPIClient {
            let mock = client()
            mock.use(.damaged(.wrongType("data.works[0].subjectTags[0]")), for: "searchByISBN")
            return mock
        }
    }
#endif
