/// The exit status of a run.
enum ExitStatus: Int32 {
    case done = 0
    /// The document has errors, or `--check` found a difference.
    case refused = 1
    /// The command line was wrong.
    case usage = 2
    /// The system failed: an unreadable file, a full disk.
    case system = 3
}
