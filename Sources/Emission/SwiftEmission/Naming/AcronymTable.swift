import Foundation

/// The spelling of acronyms in names, from the configuration. With `URL` and `ID`, `imageUrl` is `imageURL`,
/// `imageUrls` is `imageURLs` and `ItemIdList` is `ItemIDList`.
///
/// All letters of an acronym in a name are capitals, as in Swift's guidelines. At the beginning of a name, an acronym
/// in small letters stays small: `urlString`.
package struct AcronymTable: Sendable {
    /// Maps each acronym in lower case to its spelling.
    private let spellings: [String: String]

    package init(_ acronyms: [String]) {
        spellings = Dictionary(acronyms.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter name: An identifier in camel case.
    package func spelled(_ name: String) -> String {
        if spellings.isEmpty { return name }
        var spelled = ""
        var rest = name[...]
        for word in WordSplitter.words(of: name) {
            // A name that is not split into words, such as a name in capitals, is not changed.
            guard let range = rest.range(of: word, options: .literal) else { return name }
            spelled += rest[..<range.lowerBound] + spelling(of: word)
            rest = rest[range.upperBound...]
        }
        return spelled + rest
    }

    private func spelling(of word: String) -> String {
        guard word.first?.isLowercase != true else { return word }
        let key = word.lowercased()
        if let spelling = spellings[key] { return spelling }
        if key.hasSuffix("s"), let singular = spellings[String(key.dropLast())] { return singular + "s" }
        // A number belongs to the word before it: `Url2`.
        let digits = key.reversed().prefix { $0.isASCII && $0.isNumber }.count
        return spellings[String(key.dropLast(digits))].map { $0 + word.suffix(digits) } ?? word
    }
}
