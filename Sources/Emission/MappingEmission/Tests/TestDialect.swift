import GenerationSettings
import SwiftEmission

/// A statement of a test, which can be written for Swift Testing and for XCTest.
enum TestStatement {
    /// A declaration: `let name = value`.
    case declare(String, String)
    /// A check that two expressions are equal.
    ///
    /// - Parameter name: The message of the failure if the expressions differ.
    case expect(String, ExpectedValue, name: String? = nil)
}

/// The expression to which a test compares a value.
struct ExpectedValue {
    let text: String
    /// The elements of a list literal, so that they can be on several lines.
    private(set) var elements: [String] = []

    init(_ text: String) {
        self.text = text
    }

    init(list elements: [String]) {
        text = "[\(elements.joined(separator: ", "))]"
        self.elements = elements
    }
}

extension MappingWords {
    func lines(_ statements: [TestStatement]) -> [SwiftExpression] { statements.flatMap(lines) }

    private func lines(_ statement: TestStatement) -> [SwiftExpression] {
        switch statement {
        case .declare(let name, let value): return [SwiftExpression(trusted: "let \(name) = \(value)")]
        case .expect(let left, let right, let name):
            let end = name.map { [SwiftLiteral.string($0).text] } ?? []
            let indentation = 2 * SourceLine.indentation
            switch framework {
            case .swiftTesting:
                // A `try` also covers everything to its right, so one `try` is enough.
                let hasTry = left.hasPrefix("try ") && right.text.hasPrefix("try ")
                let right = hasTry ? ExpectedValue(String(right.text.dropFirst(4))) : right
                return Self.comparison(left, right, end, indentation)
            case .xctest:
                let isNil = right.text == "nil"
                return SwiftStatement.call(
                    isNil ? "XCTAssertNil" : "XCTAssertEqual", [left] + (isNil ? [] : [right.text]) + end,
                    indentation: indentation)
            }
        }
    }

    /// Returns `#expect(left == right)`, with the right side on its own lines if both do not fit on one line.
    private static func comparison(
        _ left: String, _ right: ExpectedValue, _ end: [String], _ indentation: Int
    ) -> [SwiftExpression] {
        let space = String(repeating: " ", count: SourceLine.indentation)
        let whole = "\(left) == \(right.text)"
        if !end.isEmpty || indentation + SourceLine.indentation + whole.utf8.count < SourceLine.columnLimit {
            // swift-format counts one more column at the end of a macro.
            return SwiftStatement.call("#expect", [whole] + end, indentation: indentation + 1)
        }
        let deep = space + space
        let isShort = indentation + deep.utf8.count + "== \(right.text))".utf8.count <= SourceLine.columnLimit
        let lines =
            isShort || right.elements.isEmpty
            ? [deep + "== \(right.text))"]
            : [deep + "== ["]
                + SwiftStatement.wrapped(right.elements, indentation + deep.utf8.count + SourceLine.indentation)
                .map { deep + space + $0 } + [deep + "])"]
        return (["#expect(", space + left] + lines).map { SwiftExpression(trusted: $0) }
    }

    /// Returns the declaration of a suite, without the opening brace.
    func suite(_ name: String) -> String {
        switch framework {
        case .swiftTesting: "@\(suite) struct \(name)"
        case .xctest: "nonisolated final class \(name): \(testCase)"
        }
    }

    /// Returns the declaration of a test, without its effects.
    func test(_ name: String) -> String {
        switch framework {
        case .swiftTesting: "@\(test) func \(SwiftIdentifier(checked: name).declared)()"
        case .xctest: "func test\(name.prefix(1).uppercased())\(name.dropFirst())()"
        }
    }

    /// Returns an expression that unwraps an optional, or fails the test.
    func unwrapped(_ expression: String) -> String {
        switch framework {
        case .swiftTesting: "try #require(\(expression))"
        case .xctest: "try XCTUnwrap(\(expression))"
        }
    }

    /// - Parameter modules: The modules of the contract's types and of other names in the tests.
    func testImports(_ modules: [String]) -> [SwiftExpression] {
        let tests =
            switch framework {
            case .swiftTesting: "Testing"
            case .xctest: "XCTest"
            }
        let all = Set(modules + [module, tests])
        return all.sorted().map {
            SwiftExpression(trusted: ($0 == module ? "@testable " : "") + options.importDeclaration(of: $0))
        }
    }
}
