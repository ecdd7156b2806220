import Diagnostics

/// Where git has left two sides of a merge in a text that is neither YAML nor JSON for it.
enum MergeConflicts {
    /// More say nothing more.
    private static let limit = 20

    /// - Returns: empty where the text has none.
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
