import Diagnostics

/// Finds the markers of a git merge in a file that is neither valid YAML nor valid JSON because of them.
enum MergeConflicts {
    /// The greatest number of faults. More faults would not help the user.
    private static let limit = 20

    /// - Returns: A fault for each of the first 20 markers `<<<<<<<`.
    static func faults(in bytes: [UInt8], _ id: SourceFileID) -> [Diagnostic] {
        let marker = Array("<<<<<<< ".utf8)
        var faults: [Diagnostic] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
        where line.starts(with: marker) {
            let place = SourceLocation(file: id, line: UInt32(clamping: index + 1), column: 1)
            faults.append(YAMLMessages.mergeConflict(at: place))
            if faults.count == limit { break }
        }
        return faults
    }
}
