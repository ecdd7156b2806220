import Files

/// The place of a run's files while they are made.
enum RunOutput {
    case new(NewOutputFolder)
    case present(PresentOutputFolder)

    /// Makes the output of a run that writes.
    init(_ path: String) throws {
        if let folder = try PresentOutputFolder(path, isLocked: true) {
            self = .present(folder)
        } else {
            self = .new(NewOutputFolder(path))
        }
    }

    var store: FileStore {
        switch self {
        case .new(let folder): folder.store
        case .present(let folder): folder.store
        }
    }
}
