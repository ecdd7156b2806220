package import ContractModel
import Texts

/// The lines at the beginning of every file that is made from the contract.
package enum GeneratedHeader {
    package static func lines(_ info: ContractInfo) -> [DocCommentLine] {
        let title = info.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        return DocCommentLine.lines(
            "Made by gen-dtos from the contract \"\(title)\". Do not edit: change the contract and run gen-dtos.",
            marker: "//")
    }

    /// The header of the copied library sources in a standalone package.
    package static let ofCopies = "// Copied by gen-dtos, to which it belongs. Do not edit: run gen-dtos.\n\n"

    /// The number of bytes that are read to recognize a generated file. Conflict markers may come first.
    package static let reach = 1_024

    /// Whether the tool made the file with this beginning. The file's own first line decides, even if a merge has
    /// damaged the manifest.
    ///
    /// Only that line counts, because the user's own files may mention the tool.
    package static func isIn(_ start: [UInt8]) -> Bool {
        let lines = start.prefix(reach).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        guard let first = lines.first(where: { line in !passedOver.contains(where: line.hasPrefix) }) else {
            return false
        }
        return marks.contains(where: first.hasPrefix)
    }

    /// The lines that may come before that line: conflict markers, and the line that SwiftPM reads first.
    private static let passedOver = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> ", "// swift-tools-version:"]

    private static let marks = [
        "// Made by gen-dtos from the contract", "// Copied by gen-dtos, to which it belongs.",
        "<!-- Made by gen-dtos. Do not edit", "# \(ContractLock.mark)",
    ]
}
