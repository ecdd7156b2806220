public import Foundation

/// A mock response. A hand-written file with the name of the document replaces it.
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

    /// Returns a response with a JSON body.
    public static func json(_ name: String, status: Int, _ text: String) -> MockDocument {
        MockDocument(name: name, status: status, type: "application/json", content: .text(text))
    }

    /// Returns a response with a text body.
    public static func text(_ name: String, status: Int, type: String?, _ text: String) -> MockDocument {
        MockDocument(name: name, status: status, type: type, content: .text(text))
    }

    /// Returns a response with a binary body, which is given in base64.
    public static func file(_ name: String, status: Int, type: String?, base64: String) -> MockDocument {
        MockDocument(name: name, status: status, type: type, content: .base64(base64))
    }

    /// Returns a response without a body.
    public static func empty(_ name: String, status: Int) -> MockDocument {
        MockDocument(name: name, status: status, type: nil, content: .text(""))
    }

    /// Returns the body. In a text, `{{BASE_URL}}` is replaced by the URL of the server.
    public func data(baseURL: String) -> Data {
        switch content {
        case .text(let text): Data(text.replacingOccurrences(of: Self.placeholder, with: baseURL).utf8)
        case .base64(let text): Data(base64Encoded: text) ?? Data()
        }
    }

    static let placeholder = "{{BASE_URL}}"
}
