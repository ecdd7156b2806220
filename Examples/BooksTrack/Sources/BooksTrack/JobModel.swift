import BooksTrackAPI
import DTOClient
import Foundation
import Observation

/// Uploads a list of books, or photos of a shelf, and follows the job that the upload starts.
@MainActor @Observable
public final class JobModel {
    public enum State: Equatable, Sendable {
        case idle
        /// The progress, from 0 to 1.
        case running(Double)
        case done
        case failed(String)
    }

    public private(set) var state = State.idle {
        didSet { changed(state) }
    }
    private let api: BooksTrackClient
    private let changed: (State) -> Void

    /// - Parameter changed: Gets each state, for code that does not observe the model.
    public init(api: BooksTrackClient, changed: @escaping (State) -> Void = { _ in }) {
        self.api = api
        self.changed = changed
    }

    public func importBooks(_ file: URL) async {
        await follow { try await api.createImport(body: .init(file: .file(file))) }
    }

    public func scan(_ photos: [URL]) async {
        let parts = photos.map { FilePart.file($0, type: $0.pathExtension == "png" ? "image/png" : "image/jpeg") }
        await follow { try await api.startBatchScan(body: .init(photos: parts)) }
    }

    /// Follows a job. Jobs of both kinds report their states in the same stream.
    private func follow<Job: TrackableJob>(_ start: () async throws -> Job) async
    where Job.ProgressStream == StreamImport {
        do {
            for try await update in api.events(of: try await start()) {
                switch update {
                case .event(.initialized(let progress)), .event(.processing(let progress)):
                    state = .running(progress.progress)
                case .event(.completed): state = .done
                case .event(.failed(let failure)): state = .failed(failure.error.message)
                case .event, .status: continue
                }
            }
        } catch {
            state = .failed(ErrorPresentation(error).message)
        }
    }
}
