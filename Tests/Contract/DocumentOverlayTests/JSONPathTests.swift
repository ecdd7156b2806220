import JSONPath
import Testing
import YAMLTree

@Suite struct JSONPathTests {
    private func count(_ query: String, _ text: String, steps: Int = 100_000) throws -> Int {
        var budget = JSONPathBudget(steps: steps)
        return try JSONPath(query).matches(in: OverlayTrial.tree(text).root, &budget).count
    }

    @Test(arguments: [
        ("info", 1, "a query must begin with '$'"),
        ("$.", 3, "a name is missing; a name with other characters is written as ['name']"),
        ("$.paths./pets", 9, "a name is missing; a name with other characters is written as ['name']"),
        ("$['a'", 6, "']' is missing"),
        ("$[?@.a = 1]", 8, "']' is missing"),
        ("$[?@.a == b]", 11, "'b' is not a literal; write a string in quotes"),
        ("$[?@.* == 1]", 4, "this query may select several nodes, so it has no value"),
        ("$[?len(@) == 1]", 4, "there is no function 'len'; the functions are length, count, match, search, value"),
        ("$.a ", 4, "this cannot follow in a query"),
        ("$[?@.x-b]", 7, "write a name with '-' in quotes: ['x-name']"),
        ("$.x-b", 4, "write a name with '-' in quotes: ['x-name']"),
    ])
    func faultsNameTheCharacter(query: String, character: Int, reason: String) {
        #expect(throws: JSONPathFault(reason: reason, character: character)) { try JSONPath(query) }
    }

    @Test func matchesKnowTheirPlaces() throws {
        var budget = JSONPathBudget(steps: 1000)
        let root = try OverlayTrial.tree("a: {b: [1, 2]}").root
        let match = try #require(JSONPath("$.a.b[1]").matches(in: root, &budget).first)
        #expect(match.place == .init(parent: try #require(root["a"]?["b"]).id, position: 1))
        #expect(match.depth == 3)
        #expect(match.node.text == "2")
        #expect(try JSONPath("$").matches(in: root, &budget).map(\.place) == [nil])
    }

    /// A key is text, whatever YAML would make of it.
    @Test func keysAreTexts() throws {
        #expect(try count("$['200']", "200: a") == 1)
        #expect(try count("$..[?@.code == 200]", "- {code: 200}\n- {code: '200'}\n- {code: 2.0e2}") == 2)
    }

    /// Numbers are compared by their exact values, whatever their notation is.
    @Test(arguments: [
        ("9007199254740992", "9007199254740993"), ("-9007199254740993", "-9007199254740992"), ("-1", "0"),
        ("0", "1e-400"), ("-0.5", "0.25"), ("1e400", "1.1e400"), ("99", "1e2"), ("0.1", "0.10000000000000000001"),
    ])
    func numbersHaveAnExactOrder(less: String, greater: String) throws {
        #expect(try count("$[?@ < \(greater)]", "[\(less)]") == 1)
        #expect(try count("$[?@ > \(less)]", "[\(greater)]") == 1)
        #expect(try count("$[?@ >= \(greater)]", "[\(less)]") == 0)
        #expect(try count("$[?@ < \(less)]", "[\(less)]") == 0)
    }

    @Test(arguments: ["$..*..*..*..*", "$..[?@..[?@..[?@..*]]]", "$[?search(@, '(a*)*(a*)*(a*)*b')]"])
    func hostileQueriesEnd(query: String) throws {
        let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        let text = query.contains("search") ? "[\(String(repeating: "a", count: 9000))]" : deep
        #expect(throws: JSONPathExhausted.self) { try count(query, text, steps: 10_000) }
    }

    @Test func longAndDeepQueriesAreRefused() {
        let deep = "$" + String(repeating: "[?@", count: 100) + String(repeating: "]", count: 100)
        #expect(throws: JSONPathFault.self) { try JSONPath(deep) }
        #expect(throws: JSONPathFault.self) { try JSONPath("$" + String(repeating: ".a", count: 6000)) }
    }
}
