import ContractModel
import SwiftEmission
import TemplateEngine

/// The file with the responses.
struct ScenarioFixturesView: KeyedView {
    var header: [DocCommentLine]
    var placeholder: String
    var fixtures: [FixtureTextView]
    /// The image in base64.
    var picture: SwiftLiteral

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .string: page.leaf(placeholder)
        case .fixtures: page.views(fixtures)
        case .hasFixtures: page.flag(!fixtures.isEmpty)
        case .value: page.leaf(picture.text)
        default: break
        }
    }
}

/// A response as a raw literal, so that the escapes of JSON need no further escapes.
struct FixtureTextView: KeyedView {
    private let name: SwiftLiteral
    private let marks: String
    private let lines: [SwiftExpression]

    init(_ name: String, _ value: ContractValue) {
        self.name = SwiftLiteral.string(name)
        let text = value.jsonText
        marks = String(repeating: "#", count: Self.signs(in: text) + 1)
        lines = text.split(separator: "\n").map { SwiftExpression(trusted: String($0)) }
    }

    /// Returns the length of the longest run of number signs. With one sign more, the text cannot end the literal.
    private static func signs(in text: String) -> Int {
        var (most, run) = (0, 0)
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "#") ? run + 1 : 0
            most = max(most, run)
        }
        return most
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .name: page.leaf(name.text)
        case .opening: page.leaf(marks + "\"\"\"")
        case .elements: page.leaves(lines)
        case .closing: page.leaf("\"\"\"" + marks)
        default: break
        }
    }
}
