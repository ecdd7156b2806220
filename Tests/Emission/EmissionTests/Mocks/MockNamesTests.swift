import Testing
@testable import MockEmission

/// The name of a mock file consists of `mock`, the path with `_` instead of `/`, and the method in lower case.
@Suite struct MockNamesTests {
    @Test(arguments: [
        ("GET", "/v1/search/isbn", "mock_v1_search_isbn_get"),
        ("GET", "/api/users", "mock_api_users_get"),
        ("GET", "/api/users/123", "mock_api_users_123_get"),
        ("POST", "/api/users/", "mock_api_users_post"),
        ("DELETE", "/api/user-profiles", "mock_api_user-profiles_delete"),
        ("GET", "/files/report.pdf", "mock_files_report_pdf_get"),
        ("GET", "/a b", "mock_a_b_get"),
        ("GET", "/", "mock_get"),
        ("GET", "", "mock_get"),
    ])
    func rule(_ method: String, _ path: String, _ name: String) {
        #expect(MockNames.name(method: method, path: path) == name)
    }

    /// The example of a parameter replaces the parameter in the path. A parameter that has no example gets a fixed
    /// value.
    @Test func templates() {
        let path = "/api/users/{id}/books/{bookId}.json"
        #expect(MockNames.name(method: "get", path: path) == "mock_api_users_123_books_123_json_get")
        let name = MockNames.name(method: "get", path: path) { $0 == "id" ? "ada" : nil }
        #expect(name == "mock_api_users_ada_books_123_json_get")
    }

    @Test(arguments: [
        "/../../etc/passwd", "/\"/; rm -rf /", "/\u{202E}x", "/é/ü", "/a\nb",
        "/" + String(repeating: "long/", count: 20_000),
    ])
    func hostilePaths(_ path: String) {
        let name = MockNames.name(method: "GET", path: path) { _ in path }
        #expect(name.hasPrefix("mock") && name.utf8.count <= 128)
        #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
    }

    @Test func longNamesDiffer() {
        let long = "/" + String(repeating: "x", count: 300)
        #expect(MockNames.name(method: "GET", path: long + "a") != MockNames.name(method: "GET", path: long + "b"))
    }

    /// Names that differ only in case are one file on many disks, and `a-b` and `a_b` become one constant.
    @Test func collisions() {
        let names = [
            ("mock_Users_get", "/paths/~1Users/get"), ("mock_users_get", "/paths/~1users/get"),
            ("mock_a-b_get", "/paths/~1a-b/get"), ("mock_a_b_get", "/paths/~1a_b/get"),
            ("mock_c_get", "/paths/~1c/get"),
        ]
        let distinct = MockNames.distinct(names)
        #expect(distinct.last == "mock_c_get")
        #expect(Set(distinct.map { MockNames.constant($0).lowercased() }).count == names.count)
        #expect(zip(distinct, names).allSatisfy { $0.hasPrefix($1.0) })
        // The order of the operations in the document makes no difference.
        #expect(MockNames.distinct(names.reversed()) == distinct.reversed())
    }

    @Test(arguments: [
        ("mock_a_get", "mock_a_get"), ("mock_a_get.404", "mock_a_get__404"),
        ("mock_a-b_get.empty", "mock_a_b_get__empty"),
    ])
    func constants(_ name: String, _ constant: String) {
        #expect(MockNames.constant(name) == constant)
    }
}
