/// The lines with which every file begins that is made from the contract.
enum GeneratedHeader {
    static func lines(_ info: ContractInfo) -> [DocCommentLine] {
        let title = info.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        return DocCommentLine.lines(
            "Made by gen-dtos from the contract \"\(title)\". Do not edit: change the contract and run gen-dtos.",
            marker: "//")
    }
}
