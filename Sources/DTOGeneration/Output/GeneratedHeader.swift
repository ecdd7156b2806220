/// The lines with which every file begins that is made from the contract.
package enum GeneratedHeader {
    static func lines(_ info: ContractInfo) -> [DocCommentLine] {
        let title = info.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        return DocCommentLine.lines(
            "Made by gen-dtos from the contract \"\(title)\". Do not edit: change the contract and run gen-dtos.",
            marker: "//")
    }

    /// Of the library's sources in a package that stands alone.
    static let ofCopies = "// Copied by gen-dtos, to which it belongs. Do not edit: run gen-dtos.\n\n"

    /// How much of a file it takes to know whose it is: conflict markers may stand first.
    package static let reach = 1_024

    /// Whether a file that begins like this was made by the tool. Its own first lines say so, whatever a merge has made of the manifest.
    package static func isIn(_ start: [UInt8]) -> Bool {
        let start = String(decoding: start.prefix(reach), as: UTF8.self)
        return ["Made by gen-dtos", "Copied by gen-dtos", ContractLock.mark].contains { start.contains($0) }
    }
}
