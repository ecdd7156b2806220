import Foundation
import LoopbackServer
import Testing

@_spi(Generated) @testable import DTOTesting

@Suite struct LiveCheckTests {
    @Test(arguments: [
        ("/books", "/books"), ("/books/{ID}", "/books/a%2Fb%20%C3%A9"),
        ("/books/{ID}/pages/{PAGE}?all=1", "/books/a%2Fb%20%C3%A9/pages/7?all=1"),
        ("/books;id={PAGE}", "/books;id=7"), ("/books/{+ID}", "/books/a/b%20%C3%A9"),
    ])
    func variablesAreFilledIn(_ target: String, _ filled: String) throws {
        let values = ["ID": "a/b é", "PAGE": "7"]
        #expect(try LiveCheck.filled(target, { values[$0] }) == filled)
    }

    @Test(arguments: ["", "..", "/a", "a//b", "a/../b"])
    func aValueStaysInItsPlace(_ value: String) {
        #expect(throws: LiveFault.self) { try LiveCheck.filled("/files/{+ID}", { _ in value }) }
    }

    /// The first identifier that can be a segment of a path is used.
    @Test(
        arguments: [
            ([], #"[{"id": 7}, {"id": 8}]"#, "7"), (["data", "items"], #"{"data": {"items": [{"id": "a"}]}}"#, "a"),
            ([], #"[{"name": "x"}, {"id": null}, {"id": ""}, {"id": ".."}, {"id": [1]}, {"id": "b/c"}]"#, "b/c"),
            ([], "[]", nil), ([], "{}", nil), (["data"], "[]", nil), ([], "<p>", nil), ([], #"[{"id": 1.5}]"#, nil),
        ] as [([String], String, String?)])
    func identifiersOfLists(_ items: [String], _ body: String, _ identifier: String?) {
        let list = LiveList("ID", at: "/books", items: items, member: "id")
        #expect(list.identifier(in: Data(body.utf8), takesSlashes: false) == identifier)
    }

    /// A value with slashes is used only if the parameter may fill several segments of the path.
    @Test(arguments: [(true, "b/c"), (false, "/a.txt")])
    func identifiersWithSlashes(_ takesSlashes: Bool, _ identifier: String) {
        let list = LiveList("PATH", at: "/files", member: "path")
        let body = Data(#"[{"path": ".."}, {"path": "/a.txt"}, {"path": "b/c"}]"#.utf8)
        #expect(list.identifier(in: body, takesSlashes: takesSlashes) == identifier)
    }

    /// An identifier comes from the environment, or else from the list. The next list may need it.
    @Test(.timeLimit(.minutes(1)))
    func identifiersAreAskedFor() async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/shops": .json(#"{"data": [{"id": 7}]}"#)
            case "/shops/7/orders", "/shops/9/orders": .json(#"[{"key": "a b"}]"#)
            case "/shops/7/orders/a%20b", "/shops/9/orders/a%20b": .json("1")
            case "/empty": .json("[]")
            default: .json("{}", status: 500)
            }
        }
        defer { server.stop() }
        let shop = LiveList("SHOP", at: "/shops", items: ["data"], member: "id")
        let order = LiveList("ORDER", at: "/shops/{SHOP}/orders", member: "key")
        let check = LiveCheck("order", at: "/shops/{SHOP}/orders/{ORDER}", from: [shop, order], .json(200, Int.self))
        let address = server.url.absoluteString
        #expect(await check.failures(in: { ["API_BASE_URL": address][$0] }).isEmpty)
        #expect(server.requests.map(\.target) == ["/shops", "/shops/7/orders", "/shops/7/orders/a%20b"])
        #expect(await check.failures(in: { ["API_BASE_URL": address, "SHOP": "9"][$0] }).isEmpty)
        #expect(server.requests.suffix(2).map(\.target) == ["/shops/9/orders", "/shops/9/orders/a%20b"])
        // Without an identifier, the operation is not called. A list that fails is a failure.
        for (target, count) in [("/empty", 0), ("/broken", 1)] {
            let list = LiveList("ID", at: target, member: "id")
            let check = LiveCheck("item", at: "/items/{ID}", from: [list], .json(200, Int.self))
            #expect(await check.failures(in: { ["API_BASE_URL": address][$0] }).count == count)
            #expect(server.requests.last?.target == target)
        }
    }

    /// A response that may have any media type is decoded as JSON or as text, according to its own media type.
    @Test(
        arguments: [
            ("text/plain", "hello", true), ("text/plain", "[a", true), ("application/json", #""hello""#, true),
            ("application/json", "hello", false), (nil, #""hello""#, true), (nil, "hello", false),
            ("image/png", "\u{FFFD}", true),
        ] as [(String?, String, Bool)])
    func textsUnderAnyMediaType(_ type: String?, _ body: String, _ isFine: Bool) {
        #expect(LiveAnswer.value(200, String.self).faults(Data(body.utf8), type).isEmpty == isFine)
    }

    @Test func otherValuesUnderAnyMediaType() {
        #expect(LiveAnswer.value(200, [Int].self).faults(Data("[1]".utf8), "text/plain").isEmpty)
        #expect(LiveAnswer.value(200, Int.self).faults(Data("many".utf8), "text/plain").count == 1)
        #expect(LiveAnswer.value(200, String.self).faults(Data([0xC3, 0x28]), "text/plain").count == 1)
        #expect(LiveAnswer.json(200, String.self).faults(Data("hello".utf8), "text/plain").count == 1)
    }

    @Test func aVariableThatIsMissingIsNamed() {
        #expect(throws: LiveFault.self) { try LiveCheck.filled("/books/{ID}", { _ in nil }) }
    }
}
