import DTORuntime
import Foundation

/// A list on a running server. The identifier of one of its items is the value of an environment variable that is
/// missing.
@_spi(Generated) public struct LiveList: Sendable {
    let variable: String
    let target: String
    private let items: [String]
    private let member: String

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - variable: The name of the environment variable.
    ///   - target: The percent-encoded path and query of the list, with names of environment variables in braces.
    ///   - items: The keys that lead to the array of items. An empty list means that the body is the array.
    ///   - member: The key of the identifier in an item.
    public init(_ variable: String, at target: String, items: [String] = [], member: String) {
        self.variable = variable
        self.target = target
        self.items = items
        self.member = member
    }

    /// Returns the first identifier of an item that can be used in a path, or nil.
    ///
    /// - Parameter takesSlashes: Whether the identifier may consist of several path segments.
    func identifier(in body: Data, takesSlashes: Bool) -> String? {
        guard let json = try? DTODecoder().decode(JSONValue.self, from: body),
            case .array(let elements)? = items.reduce(json, { $0?[$1] })
        else { return nil }
        return elements.lazy.compactMap { element in
            switch element[member] {
            case .string(let text): text
            case .integer(let number): String(number)
            case .null, .bool, .number, .decimal, .array, .object, nil: nil
            }
        }.first { LiveCheck.segments(of: $0, takesSlashes: takesSlashes) != nil }
    }
}
