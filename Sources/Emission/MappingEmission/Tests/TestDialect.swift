import GenerationSettings
import SwiftEmission

/// A statement of a test, in the words of Swift Testing or of XCTest.
enum TestStatement {
    /// `let name = value`
    case declare(String, String)
    /// Two expressions have the same value.
    ///
    /// - Parameter name: The text of the failure if they differ.
    case expect(String, ExpectedValue, name: String? = nil)
}

/// An expression that something is compared with.
struct ExpectedValue {
    let text: String
    /// The elements of a list that is written out, so that they may be on several lines.
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
                // One try is enough for all that is to its right.
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

    /// `#expect(left == right)`, with the right side on lines of its own where both do not fit on one.
    private static func comparison(
        _ left: String, _ right: ExpectedValue, _ end: [String], _ indentation: Int
    ) -> [SwiftExpression] {
        let space = String(repeating: " ", count: SourceLine.indentation)
        let whole = "\(left) == \(right.text)"
        if !end.isEmpty || indentation + SourceLine.indentation + whole.utf8.count < SourceLine.columnLimit {
            // The formatter counts a column more where a macro ends.
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

    /// A suite of tests, up to its brace.
    func suite(_ name: String) -> String {
        switch framework {
        case .swiftTesting: "@\(suite) struct \(name)"
        case .xctest: "nonisolated final class \(name): \(testCase)"
        }
    }

    /// A test of that name, up to its effects.
    func test(_ name: String) -> String {
        switch framework {
        case .swiftTesting: "@\(test) func \(SwiftIdentifier(checked: name).declared)()"
        case .xctest: "func test\(name.prefix(1).uppercased())\(name.dropFirst())()"
        }
    }

    /// The value of an optional, or the test has failed.
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
