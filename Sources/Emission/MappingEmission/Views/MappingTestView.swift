import SwiftEmission
import TemplateEngine

/// The tests of one model.
struct MappingTestView: KeyedView {
    struct Test: KeyedView {
        /// The declaration without its effects: `@Test func title()`.
        var declaration: String
        var lines: [SwiftExpression]

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .name: page.leaf(declaration)
            case .elements: page.leaves(lines)
            default: break
            }
        }
    }

    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var words: MappingWords
    var model, name, record, suite: String
    var first, second, empty: RawText
    var isClass: Bool
    var map, merge: String
    var deletes: Bool
    var tests: [Test]
    var comparisons: [SwiftExpression]
    /// The declaration of the test that stores models. Nil if the app declares its models itself.
    var storing: String?

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .imports: page.leaves(imports)
        case .model: page.leaf(model)
        case .name: page.leaf(name)
        case .type: page.leaf(record)
        case .declaration: page.leaf(suite)
        case .evidenceType: page.leaf(words.readRecord)
        case .decoder: page.leaf(words.decoder)
        case .encoder: page.leaf(words.encoder)
        case .storageType: page.leaf(words.data)
        case .rawType: page.leaf(words.string)
        case .opening: page.leaf(first.opening)
        case .closing: page.leaf(first.closing)
        case .elements: page.leaves(first.lines)
        case .alternatives: page.leaves(second.lines)
        case .json: page.leaf(empty.text)
        case .keyword: page.leaf(isClass ? "let" : "var")
        case .label: page.leaf(isClass ? "" : "&")
        case .map: page.leaf(map)
        case .merge: page.leaf(merge)
        case .arguments: page.leaf(deletes ? ", delete: { _ in }" : "")
        case .tests: page.views(tests)
        case .comparisons: page.leaves(comparisons)
        case .storage: page.flag(storing != nil)
        case .function: page.leaf(storing ?? "")
        case .value: page.leaf(words.unwrapped("try context.fetch(FetchDescriptor<\(model)>()).first"))
        default: break
        }
    }
}

/// The tests of an enumeration's mapping.
struct EnumerationTestView: KeyedView {
    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var words: MappingWords
    var name: String
    var known: [SwiftExpression]
    /// The result for a value that the contract does not name.
    var unknown: [SwiftExpression]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .imports: page.leaves(imports)
        case .name: page.leaf(name)
        case .declaration: page.leaf(words.suite(name + "MappingTests"))
        case .function: page.leaf(words.test("everyValue"))
        case .elements: page.leaves(known)
        case .method: page.leaf(words.test("valuesThatTheContractDoesNotName"))
        case .alternatives: page.leaves(unknown)
        default: break
        }
    }
}
