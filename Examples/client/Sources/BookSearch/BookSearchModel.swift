public import BooksTrackAPI
public import DTOClient
import Observation

/// The data of a screen that looks up books by their ISBN, without any view.
@MainActor @Observable
public final class BookSearchModel {
    public enum State: Equatable, Sendable {
        case idle
        case searching
        case found([WorkDTO])
        case empty
        case failed(ErrorPresentation)
    }

    public private(set) var state = State.idle
    private let api: BooksTrackClient

    /// - Parameter api: A client of the network or a mock. The model does not distinguish them.
    public init(api: BooksTrackClient) {
        self.api = api
    }

    public func search(isbn: String) async {
        state = .searching
        do {
            let found = try await api.searchByISBN(isbn: isbn)
            state = found.works.isEmpty ? .empty : .found(found.works)
        } catch APIClientError.apiError(let error as ApiError) where error.code == "NOT_FOUND" {
            // If nothing is found, the contract allows an error, and also a response without works.
            state = .empty
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(ErrorPresentation(error))
        }
    }
}
