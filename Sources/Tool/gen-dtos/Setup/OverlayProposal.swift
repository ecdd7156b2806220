import ContractLint
import Platform
import Texts

/// The file of `--propose`: an overlay that the user reads and then adds to the configuration.
struct OverlayProposal {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    func checkThatItIsNew() throws {
        if FileStatus(unfollowed: path) != nil { throw existing }
    }

    private var existing: UsageError {
        UsageError(message: "'\(path)' already exists. Name another file, or move the existing file away first.")
    }

    /// Writes the overlay if the overlay has actions. The value is nil if the document could not be read, which was
    /// reported before.
    func write(_ overlay: ProposedOverlay?) throws {
        guard let overlay else { return }
        if overlay.actions.isEmpty { return try StandardStream.error.write("There is nothing to propose.\n") }
        guard try SingleFile(path).create(with: overlay.text) else { throw existing }
        let count = overlay.actions.count.counted("action", "actions")
        try StandardStream.error.write(
            "\(path): \(count). Delete the wrong actions, and add the file to 'overlays:' in gen-dtos.yaml.\n")
    }
}
