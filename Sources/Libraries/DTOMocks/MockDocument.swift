public import Foundation

/// One response of a mock. Its name is also the name of a file that replaces it.
@_spi(Generated) public struct MockDocument: Sendable {
    enum Content: Sendable {
        case text(String)
        case base64(String)
    }

    /// The name, such as `mock_v1_search_isbn_get.404`.
    public var name: String
    /// The status of the response.
    public var status: Int
    /// The media type, or nil for a response without a body.
    public var type: String?
    let content: Content

    /// Makes a response with JSON.
    public static func json(_ name: String, status: Int, _ text: String) -> MockDocument {
        MockDocument(name: name, status: status, type: "application/json", content: .text(text))
    }

    /// Makes a response with a text.
    public static func text(_ name: String, status: Int, type: String?, _ text: String) -> MockDocument {
        MockDocument(name: name, status: status, type: type, content: .text(text))
    }

    /// Makes a response with bytes in base 64.
    public static func file(_ name: String, status: Int, type: String?, base64: String) -> MockDocument {
        MockDocument(name: name, status: status, type: type, content: .base64(base64))
    }

    /// Makes a response without a body.
    public static func empty(_ name: String, status: Int) -> MockDocument {
        MockDocument(name: name, status: status, type: nil, content: .text(""))
    }

    /// Returns the body, in which the server's URL replaces `{{BASE_URL}}`.
    public func data(baseURL: String) -> Data {
        switch content {
        case .text(let text): Data(text.replacingOccurrences(of: Self.placeholder, with: baseURL).utf8)
        case .base64(let text): Data(base64Encoded: text) ?? Data()
        }
    }

    static let placeholder = "{{BASE_URL}}"
}
