import ContractModel
import GenerationSettings

/// A part of the libraries that many contracts do not need. A standalone package has the part only if its contract and
/// its artefacts use it. The rest of the libraries does not use the part.
enum LibraryPart: CaseIterable {
    case jobs, liveTests, merging, pages, requestTests, streams

    private var folders: [(library: GenerationOptions.Library, folder: String)] {
        switch self {
        case .jobs: [(.client, "Jobs/")]
        case .liveTests: [(.testing, "Live/")]
        case .merging: [(.runtime, "Merging/")]
        case .pages: [(.client, "Pages/")]
        case .requestTests: [(.testing, "Requests/")]
        case .streams: [(.client, "Streams/"), (.mocks, "Streams/")]
        }
    }

    private func isUsed(by contract: Contract, _ options: GenerationOptions) -> Bool {
        let interfaces = contract.operations.lazy.compactMap(\.interface)
        return switch self {
        case .jobs: !contract.jobs.isEmpty
        case .liveTests: interfaces.contains { $0.servers != nil }
        case .merging: options.emit.contains(.mapping)
        case .pages: contract.operations.contains { $0.paginationRule(options.pagination) != nil }
        case .requestTests: options.emit.isSuperset(of: [.client, .tests])
        case .streams:
            // A client may follow a job with a stream.
            !contract.jobs.isEmpty
                || interfaces.contains { interface in
                    interface.statuses.contains { $0.contents.contains { MediaType.isStream($0.mediaType) } }
                }
        }
    }

    /// Returns the parts that the package of a contract leaves out.
    static func unused(by contract: Contract, _ options: GenerationOptions) -> [LibraryPart] {
        allCases.filter { !$0.isUsed(by: contract, options) }
    }

    /// Whether a source of a library is in the part.
    func contains(_ path: String, of library: GenerationOptions.Library) -> Bool {
        folders.contains { $0.library == library && path.hasPrefix($0.folder) }
    }
}
