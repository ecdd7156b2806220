import BookSearch
import DTOClient
import DTOMocks
import Foundation
import Testing

/// Tests the choice between the network and mocks.
@Suite struct SurroundingsTests {
    @Test func theSwitchHoldsForTheNextClient() async throws {
        let config = AppConfig(suite: "client-example-\(UUID().uuidString)") { _ in }
        let surroundings = Surroundings(config: config, variables: [:])
        let before = surroundings.client()
        #expect(before.client.api is APIClient)
        config.mockMode = true
        let mocked = surroundings.client()
        #expect(mocked.client.api is MockAPIClient)
        #expect(before.client.api is APIClient)
        #expect(try await mocked.searchByISBN(isbn: "9780439064873").works.map(\.title) == ["A Book of the Mocks"])
        #expect(try await mocked.searchByISBN(isbn: "0000000000").works.isEmpty)
        config.mockMode = false
        #expect(surroundings.client().client.api is APIClient)
    }

    @Test func theServerIsTheContractsUnlessToldOtherwise() {
        let config = AppConfig(suite: "client-example-\(UUID().uuidString)") { _ in }
        #expect(Surroundings(config: config, variables: [:]).client().client.server == "https://api.oooefam.net")
        let local = Surroundings(config: config, variables: ["BOOKSTRACK_URL": "http://localhost:9"])
        #expect(local.client().client.server == "http://localhost:9")
    }
}
