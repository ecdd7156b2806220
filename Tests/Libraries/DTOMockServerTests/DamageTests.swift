import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests responses that the mock server damages on demand.
@Suite(.timeLimit(.minutes(1))) struct DamageTests {
    private static let value: JSONValue = [
        "data": ["works": [["title": "One", "year": 1997, "kind": "novel"], ["title": "Two"]], "total": 2],
        "a key": true, "tags": ["a"],
    ]

    @Test(
        arguments: [
            ("missing data.works[0].title", ["data", "works", "0", "title"], nil),
            ("null data.works[0].title", ["data", "works", "0", "title"], .null),
            ("wrong-type data.works[0].title", ["data", "works", "0", "title"], ["wrong": "type"]),
            ("wrong-type data.total", ["data", "total"], ["wrong": "type"]),
            ("wrong-type data.works", ["data", "works"], "wrong type"),
            ("wrong-type data", ["data"], ["wrong", "type"]),
            // A reader may make a list of the single string.
            ("wrong-type tags", ["tags"], ["wrong": "type"]),
            ("unknown data.works[0].kind", ["data", "works", "0", "kind"], "novel_unknown"),
            ("empty data.works", ["data", "works"], []),
            ("null ['a key']", ["a key"], .null),
        ] as [(String, [String], JSONValue?)])
    func eachKindChangesOnePlace(_ text: String, _ place: [String], _ expected: JSONValue?) throws {
        let damage = try MockDamage(text)
        let damaged = try damage.applied(to: Self.value)
        func find(_ value: JSONValue) -> JSONValue? {
            place.reduce(value) { found, name in Int(name).flatMap { found?[$0] } ?? found?[name] }
        }
        #expect(find(damaged) == expected)
        #expect(find(Self.value) != expected)
        #expect(damage.text == text)
    }

    @Test func aMissingElementMakesTheListShorter() throws {
        let damaged = try MockDamage("missing data.works[0]").applied(to: Self.value)
        #expect(damaged["data"]?["works"] == [["title": "Two"]])
    }

    @Test(arguments: [
        ("missing data.works[2]", "The value at data.works is an array of 2"),
        ("missing data.films", "The value at data is an object with total, works"),
        ("empty data.total", "does not fit"),
        ("missing .", "whole"),
    ])
    func whatDoesNotFitIsSaid(_ text: String, _ sentence: String) throws {
        let damage = try MockDamage(text)
        do {
            _ = try damage.applied(to: Self.value)
            Issue.record("It fits.")
        } catch {
            #expect("\(error)".contains(sentence))
        }
    }

    @Test(arguments: ["", "missing", "explode data", "missing a..b", "missing [x]", "missing a[", "null ['a"])
    func whatIsNoDamageIsRefused(_ text: String) {
        #expect(throws: DamageFault.self) { try MockDamage(text) }
    }

    /// A header that names a damage can be sent back to request it again, for all keys.
    @Test(arguments: ["title", "a b", "it's", "a.b", "[0]", "", "\r\nX: y", "ключ", "😀", "a\\b", "\"", "a,b"])
    func aPathReadsAsItIsWritten(_ key: String) throws {
        let path = DamagePath([.key("a"), .key(key), .index(3)])
        #expect(try DamagePath(path.text) == path)
        #expect(path.text.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
        let damage = MockDamage(.null, path)
        #expect(Preference(["damage=\"\(damage.text)\""]).step.damage == [damage])
    }

    // MARK: Over a socket

    @Test func aClientAsksForDamage() async throws {
        let sample = try await ServedSample()
        let answer = try await sample.ask("GET /books", #"Prefer: damage="missing data[0].title, null total""#)
        #expect(answer.body == #"{"data":[{"id":1},{"id":2,"title":"Two"}],"total":null}"#)
        #expect(answer.header("X-Mock-Damage") == "missing data[0].title, null total")
        #expect(try await sample.ask("GET /books").header("X-Mock-Damage") == nil)
        let lost = try await sample.ask("GET /books", #"Prefer: damage="missing data[9]""#)
        #expect(lost.status == 400 && lost.body.contains("an array of 2"))
        #expect(try await sample.ask("DELETE /books/1", #"Prefer: damage="missing a""#).status == 400)
        let half = try await sample.ask("GET /books", "Prefer: damage=truncated")
        #expect(half.body == String(ContractSample.list.prefix(ContractSample.list.count / 2)))
        #expect(half.header("X-Mock-Damage") == "truncated")
        #expect(try await sample.ask("GET /books", "Prefer: damage=garbage").body.hasPrefix("<html>"))
        #expect(try await sample.ask("GET /books", #"Prefer: damage="garbage data""#).status == 400)
        await sample.server.stop()
    }

    @Test func anEventIsDamaged() async throws {
        let sample = try await ServedSample()
        let answer = try await sample.ask("GET /events", #"Prefer: damage="null [1].step""#)
        #expect(answer.body.contains(#"data: {"step":null}"#) && answer.body.contains(#"data: {"step":2}"#))
        #expect(answer.header("X-Mock-Damage") == "null [1].step")
        let half = try await sample.ask("GET /events", #"Prefer: damage="truncated [1]""#)
        #expect(half.body.contains("data: {\"ste\n") && half.header("X-Mock-Damage") == "truncated [1]")
        #expect(try await sample.ask("GET /events", #"Prefer: damage="null step""#).status == 400)
        await sample.server.stop()
    }

    /// Two servers with one seed damage equal responses in equal places. Another seed gives other damages.
    @Test func chanceFollowsFromTheSeed() async throws {
        func damages(_ seed: UInt64) async throws -> [String] {
            var options = MockOptions()
            (options.damageShare, options.seed) = (0.5, seed)
            let sample = try await ServedSample(options: options)
            var damages: [String] = []
            for _ in 0..<40 {
                let answer = try await sample.ask("GET /books", session: "a")
                let damage = answer.header("X-Mock-Damage")
                #expect((answer.body == ContractSample.list) == (damage == nil))
                damages.append(damage ?? "")
            }
            await sample.server.stop()
            return damages
        }
        let (first, second, other) = (try await damages(7), try await damages(7), try await damages(8))
        #expect(first == second)
        #expect(first != other)
        // The expected share is a half, with an allowance for chance.
        #expect((10...30).contains(first.count { !$0.isEmpty }))
        #expect(Set(first).count > 5)
    }

    @Test func numbersFollowFromTheSeed() {
        // These are the first numbers of seed 1234567 in the reference of SplitMix64 (Vigna).
        var numbers = SeededNumbers(seed: 1_234_567)
        #expect(
            [numbers.next(), numbers.next(), numbers.next()]
                == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
