import Diagnostics
import Foundation
@testable import TemplateEngine

/// Renders a template with values from JSON, and has the resulting text and diagnostics.
struct TemplateFixture {
    /// The output, or nil if there was an error.
    let text: String?
    /// `line:column: message [id]`, in the order of the report; the template's name comes first where it is a partial.
    let report: [String]

    /// - Parameter vocabulary: names that views may have, beyond those in `json`.
    init(_ template: String, _ json: String, partials: [String: String] = [:], vocabulary: [String] = []) throws {
        let root = try JSONDecoder().decode(FixtureValue.self, from: Data(json.utf8))
        self.init(template, root, partials: partials, vocabulary: vocabulary)
    }

    init(_ template: String, _ root: FixtureValue, partials: [String: String] = [:], vocabulary: [String] = []) {
        let named = [("main", template)] + partials.sorted { $0.key < $1.key }
        let texts = named.enumerated().map { index, named in
            let file = SourceFile(path: named.0, text: named.1)
            return TemplateText(name: named.0, file: file, id: SourceFileID(rawValue: UInt32(index)))
        }
        var vocabulary = vocabulary
        let view = FixtureView(root, &vocabulary)
        var diagnostics = DiagnosticSink()
        var bytes: [UInt8] = []
        if let set = TemplateSet(texts, vocabulary: vocabulary, diagnostics: &diagnostics) {
            set.render("main", view, into: &bytes, diagnostics: &diagnostics)
        }
        text = diagnostics.hasErrors ? nil : String(decoding: bytes, as: UTF8.self)
        report = diagnostics.sorted.map { Self.line($0, texts) }
    }

    private static func line(_ diagnostic: Diagnostic, _ texts: [TemplateText]) -> String {
        let notes = diagnostic.notes.map { " | \(place($0.location, texts))\($0.message)" }
        return place(diagnostic.location, texts) + diagnostic.message + " [\(diagnostic.id)]" + notes.joined()
    }

    private static func place(_ location: SourceLocation?, _ texts: [TemplateText]) -> String {
        guard let location else { return "" }
        let name = location.file.rawValue == 0 ? "" : texts[Int(location.file.rawValue)].name + ":"
        return "\(name)\(location.line):\(location.column): "
    }
}

/// JSON as the values of a template. Null is a flag that is not set, and a number is a text.
enum FixtureValue: Decodable {
    case null
    case boolean(Bool)
    case text(String)
    case array([FixtureValue])
    case object([String: FixtureValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .text(String(value))
        } else if let value = try? container.decode(Double.self) {
            self = .text(String(value))
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([FixtureValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: FixtureValue].self))
        }
    }
}

/// An object as a view, or an element of an array.
private struct FixtureView: TemplateView {
    /// A value whose objects have become views.
    enum Value {
        case flag(Bool)
        case leaf(Leaf)
        case leaves([Leaf])
        case view(FixtureView)
        case views([FixtureView])
    }

    struct Leaf: TemplateLeaf {
        var text: String
    }

    private var values: [UInt16: Value] = [:]

    /// Adds the names of all views to the vocabulary. Only objects have names.
    init(_ value: FixtureValue, _ vocabulary: inout [String]) {
        guard case .object(let members) = value else { return }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            let key = vocabulary.firstIndex(of: name) ?? vocabulary.count
            if key == vocabulary.count { vocabulary.append(name) }
            values[UInt16(key)] = Self.value(value, &vocabulary)
        }
    }

    private static func value(_ value: FixtureValue, _ vocabulary: inout [String]) -> Value {
        switch value {
        case .null: return .flag(false)
        case .boolean(let value): return .flag(value)
        case .text(let value): return .leaf(Leaf(text: value))
        case .object: return .view(FixtureView(value, &vocabulary))
        case .array(let elements):
            let texts = elements.compactMap { if case .text(let text) = $0 { Leaf(text: text) } else { nil } }
            if texts.count == elements.count { return .leaves(texts) }
            return .views(elements.map { FixtureView($0, &vocabulary) })
        }
    }

    func show(_ key: UInt16, on page: inout TemplatePage) {
        switch values[key] {
        case .flag(let isSet)?: page.flag(isSet)
        case .leaf(let leaf)?: page.leaf(leaf.text)
        case .leaves(let leaves)?: page.leaves(leaves)
        case .view(let view)?: page.view(view)
        case .views(let views)?: page.views(views)
        case nil: break
        }
    }
}
