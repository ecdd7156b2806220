import BookSearch
import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOClient
import DTOMocks
import Foundation
import Testing

/// Tests each state of the screen's model with mocks.
@MainActor
@Suite struct BookSearchModelTests {
    private func state(_ answers: (MockAPIClient) -> Void) async -> BookSearchModel.State {
        let model = BookSearchModel(api: .mock(answers))
        await model.search(isbn: "9780439064873")
        return model.state
    }

    @Test func itBeginsWithNothing() {
        #expect(BookSearchModel(api: .mock()).state == .idle)
    }

    @Test func worksAreShown() async {
        let state = await state { mock in
            mock.respond(to: SearchByISBN.self) { _ in
                BookSearchEnvelope(
                    metadata: ResponseMetadata(timestamp: "2025-11-27T10:30:00Z"),
                    data: BookSearchResponse(works: [WorkDTO(title: "Earthsea")]))
            }
        }
        #expect(state == .found([WorkDTO(title: "Earthsea")]))
    }

    /// Generated fixtures conform to the contract.
    @Test func aFixtureIsAnAnswer() async throws {
        let state = await state {
            $0.respond(to: "searchByISBN", json: Fixtures.searchByISBN_Operation200_CurrentSuccess)
        }
        guard case .found(let works) = state else {
            Issue.record("\(state)")
            return
        }
        #expect(!works.isEmpty)
    }

    @Test(arguments: [
        (404, #"{"success": false, "error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}}"#),
        (200, #"{"success": true, "data": {"works": [], "editions": [], "authors": []}, "metadata": {}}"#),
    ])
    func nothingFound(_ status: Int, _ json: String) async {
        #expect(await state { $0.respond(to: "searchByISBN", status: status, json: json) } == .empty)
    }

    @Test func anErrorHasWordsAndWhatToDo() async {
        let state = await state { mock in
            mock.respond(
                to: "searchByISBN", status: 503,
                json:
                    #"{"success": false, "error": {"code": "CIRCUIT_OPEN", "message": "The provider rests.", "retryable": true, "retryAfterMs": 45000}}"#
            )
        }
        #expect(
            state
                == .failed(
                    ErrorPresentation(title: "Please wait", message: "The provider rests.", action: .wait(.seconds(45)))
                ))
    }

    @Test func noNetwork() async {
        let state = await state { mock in
            mock.respond { _ in throw APIClientError.transport(URLError(.notConnectedToInternet)) }
        }
        guard case .failed(let error) = state else {
            Issue.record("\(state)")
            return
        }
        #expect(error.action == .retry)
    }

    @Test func aCancelledSearchShowsNothing() async {
        let model = BookSearchModel(api: .mock { $0.respond { _ in throw CancellationError() } })
        await model.search(isbn: "9780439064873")
        #expect(model.state == .idle)
    }
}
