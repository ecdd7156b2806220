#if DEBUG
    import BooksTrackAPI
    import BooksTrackAPIMocks
    import DTOMocks

    /// Answers without a network, in debug builds alone: the mock documents of the contract, and closures over its
    /// types, so that a change of the contract is an error of the compiler here.
    enum BookMocks {
        static func client() -> MockAPIClient {
            let mock = MockAPIClient(serving: Mocks.catalog, delay: .milliseconds(10))
            mock.respond(to: SearchByISBN.self) { call in
                // An ISBN that nobody has, to look at an empty screen.
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
