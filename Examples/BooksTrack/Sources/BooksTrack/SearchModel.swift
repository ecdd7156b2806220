import BooksTrackAPI
import DTOClient
import Observation

/// The data that the screens of search and details show, without any view.
@MainActor @Observable
public final class SearchModel {
    public enum State: Equatable, Sendable {
        case idle
        case searching
        case found(BookSearchResponse)
        case empty
        case failed(ErrorPresentation)
    }

    public private(set) var state = State.idle
    /// The differences between the last response and the contract.
    public private(set) var discrepancies: [String] = []
    private let api: BooksTrackClient
    private let library: Library
    private let reports: Discrepancies

    /// - Parameter api: A client of the network or a mock. The model does not distinguish them.
    public init(api: BooksTrackClient, library: Library, reports: Discrepancies) {
        self.api = api
        self.library = library
        self.reports = reports
    }

    public func search(title: String) async {
        await find { try await api.searchByTitle(q: title) }
    }

    public func details(isbn: String) async {
        await find { try await api.searchByISBN(isbn: isbn) }
    }

    public func enrich(barcode: String) async {
        await find {
            let book = try await api.enrichBook(body: EnrichmentRequest(barcode: barcode))
            return BookSearchResponse(works: [WorkDTO(title: book.title)])
        }
    }

    private func find(_ call: () async throws -> BookSearchResponse) async {
        state = .searching
        do {
            let found = try await call()
            try library.take(found.works)
            state = found.works.isEmpty ? .empty : .found(found)
        } catch APIClientError.apiError(let error as ApiError) where error.code == "NOT_FOUND" {
            // If nothing is found, the contract allows an error, and also a response without works.
            state = .empty
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(ErrorPresentation(error))
        }
        discrepancies = reports.take()
    }
}
