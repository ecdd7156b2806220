import Foundation
import TestSupport

/// Names that have a meaning in Swift, in Foundation, or in the runtime that generated code uses.
enum TortureWords {
    static let all = Array(Set(keywords + types + runtime)).sorted()

    /// The keywords of The Swift Programming Language, Lexical Structure, "Keywords and Punctuation". Contextual
    /// keywords and keywords of attributes are included.
    static let keywords = words(
        """
        associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout internal let
        nonisolated open operator precedencegroup private protocol public rethrows static struct subscript typealias var
        package break case catch continue default defer do else fallthrough for guard if in repeat return switch throw
        where while then discard each yield Any as await false is nil self Self super throws true try _ copy consume
        actor any associativity async convenience didSet dynamic final get indirect infix isolated lazy left macro
        mutating none nonmutating optional override postfix precedence prefix Protocol required right sending set some
        Type unowned weak willSet _read _modify unsafe escaping autoclosure available main reasync assignment
        higherThan lowerThan of distributed
        """)

    /// Types that are visible in every file that imports Foundation.
    static let types = words(
        """
        Actor AnyHashable AnyObject Array ArraySlice AsyncSequence Bool BooleanLiteralType Bundle Calendar CaseIterable
        Character CharacterSet Clock ClosedRange Codable CodingKey Collection Comparable ContractInfo CustomStringConvertible Data
        Date DateComponents DateFormatter DateInterval Decimal Decodable Decoder DecodingError Dictionary Double Duration
        Encodable Encoder EncodingError Equatable Error ExtendedGraphemeClusterType
        FileManager Float Float16 FloatLiteralType Foundation Hashable Hasher Host
        ISO8601DateFormatter Identifiable IndexPath IndexSet Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralType Issue IteratorProtocol
        JSONDecoder JSONEncoder JSONSerialization KeyPath KeyedDecodingContainer Locale LocalizedError MainActor
        Measurement Mirror NSError NSNumber NSObject NSString Never Notification ObjectIdentifier Operation OptionSet
        Optional Predicate Process Progress Range RawRepresentable Result Scanner Sendable Sequence Set Stream Strideable
        String StringLiteralType Substring Suite Swift Tag Task Test Testing Thread TimeInterval TimeZone Timer UInt UInt64 UInt8 URL
        URLComponents URLError URLRequest URLResponse URLSession UUID Unicode UnicodeScalarType Unit UnkeyedDecodingContainer
        UnsafePointer Void
        """)

    /// Every identifier in the sources of the runtime. The list is kept up to date by `mined`.
    static let runtime = (try? String(contentsOf: list, encoding: .utf8)).map(words) ?? []

    static let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "runtime-words.txt")

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns the identifiers in the current sources of the runtime.
    static func mined() throws -> [String] {
        let folder = SharedFolder.packageRoot.appending(path: "Sources/Libraries/DTORuntime")
        var words: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
            for line in try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n") {
                words.formUnion(identifiers(in: line))
            }
        }
        return words.sorted()
    }

    private static func identifiers(in line: Substring) -> [String] {
        let code = line.replacing(/"(\\.|[^"\\])*"/, with: " ").replacing(/\/\/.*/, with: "")
        return code.matches(of: /[A-Za-z_0-9]+/).map { String($0.output) }.filter { $0.first?.isNumber == false }
    }
}
