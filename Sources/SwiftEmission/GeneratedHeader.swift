package import ContractModel
import Texts

/// The lines with which every file begins that is made from the contract.
package enum GeneratedHeader {
    package static func lines(_ info: ContractInfo) -> [DocCommentLine] {
        let title = info.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        return DocCommentLine.lines(
            "Made by gen-dtos from the contract \"\(title)\". Do not edit: change the contract and run gen-dtos.",
            marker: "//")
    }

    /// The header of the library's sources in a standalone package.
    package static let ofCopies = "// Copied by gen-dtos, to which it belongs. Do not edit: run gen-dtos.\n\n"

    /// How much of a file it takes to know whose it is: conflict markers may stand first.
    package static let reach = 1_024

    /// Whether a file that begins like this was made by the tool. Its own first line says so, whatever a merge has made of the manifest.
    ///
    /// Nothing but that line counts: a file of the user's may well speak of the tool.
    package static func isIn(_ start: [UInt8]) -> Bool {
        let lines = start.prefix(reach).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        guard let first = lines.first(where: { line in !passedOver.contains(where: line.hasPrefix) }) else {
            return false
        }
        return marks.contains(where: first.hasPrefix)
    }

    /// What may stand above it: the marks of a merge, and what SwiftPM wants to read first.
    private static let passedOver = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> ", "// swift-tools-version:"]

    private static let marks = [
        "// Made by gen-dtos from the contract", "// Copied by gen-dtos, to which it belongs.",
        "<!-- Made by gen-dtos. Do not edit", "# \(ContractLock.mark)",
    ]
}
