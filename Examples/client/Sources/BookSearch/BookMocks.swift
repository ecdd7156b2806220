#if DEBUG
    import BooksTrackAPI
    import BooksTrackAPIMocks
    import DTOMocks

    /// Responses without a network, only in debug builds: the mock documents of the contract, and closures that return
    /// its types. So the compiler reports a change of the contract here.
    enum BookMocks {
        static func client() -> MockAPIClient {
            let mock = MockAPIClient(serving: Mocks.catalog, delay: .milliseconds(10))
            mock.respond(to: SearchByISBN.self) { call in
                // An unknown ISBN, with which the screen is empty.
                if call.request.url.query?.contains("0000000000") == true { return answer([]) }
                return answer([WorkDTO(title: "A Book of the Mocks")])
            }
            return mock
        }

        private static func answer(_ works: [WorkDTO]) -> BookSearchEnvelope {
            BookSearchEnvelope(
                metadata: ResponseMetadata(timestamp: "2025-11-27T10:30:00Z"), data: BookSearchResponse(works: works))
        }
    }
#endif
