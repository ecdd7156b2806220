public import Foundation

/// One answer of a mock, by the name of the file that it would be.
public struct MockDocument: Sendable {
    enum Content: Sendable {
        case text(String)
        case base64(String)
    }

    /// `mock_v1_search_isbn_get.404`
    public var name: String
    public var status: Int
    /// Nil for an answer without a body.
    public var type: String?
    let content: Content

    public static func json(_ name: String, status: Int, _ text: String) -> MockDocument {
        MockDocument(name: name, status: status, type: "application/json", content: .text(text))
    }

    public static func text(_ name: String, status: Int, type: String?, _ text: String) -> MockDocument {
        MockDocument(name: name, status: status, type: type, content: .text(text))
    }

    public static func file(_ name: String, status: Int, type: String?, base64: String) -> MockDocument {
        MockDocument(name: name, status: status, type: type, content: .base64(base64))
    }

    /// An answer without a body.
    public static func empty(_ name: String, status: Int) -> MockDocument {
        MockDocument(name: name, status: status, type: nil, content: .text(""))
    }

    /// The body, with its links to a server in the place of `{{BASE_URL}}`.
    public func data(baseURL: String) -> Data {
        switch content {
        case .text(let text): Data(text.replacingOccurrences(of: Self.placeholder, with: baseURL).utf8)
        case .base64(let text): Data(base64Encoded: text) ?? Data()
        }
    }

    static let placeholder = "{{BASE_URL}}"
}
