@_spi(Generated) import DTORuntime
import Foundation
import Testing

@Suite struct ReporterTests {
    @Test func reportsAreBounded() throws {
        let text = "[\(Array(repeating: "{}", count: 2_500).joined(separator: ","))]"
        let outcome = try decode([Int].self, text)
        #expect(outcome.value == [])
        #expect(outcome.issues.count == DecodingReporter.capacity)
        #expect(outcome.issueCount == 2_500)
        #expect(outcome.issues.last?.path == "[999]")
    }

    /// A text that counts how often this thread asks for its description.
    struct Costly: DefensiveDecodable, CustomStringConvertible {
        static var texts: Int {
            get { Thread.current.threadDictionary["Costly.texts"] as? Int ?? 0 }
            set { Thread.current.threadDictionary["Costly.texts"] = newValue }
        }
        var description: String {
            Self.texts += 1
            return "costly"
        }

        init() {}
        init(from decoder: any Decoder) throws { throw CancellationError() }
    }

    struct CostlyRecord: DefensiveRecord {
        init(from fields: DefensiveFields<CodingKeys>) throws {
            _ = try fields.value(.a, default: Costly())
        }

        func encode(to encoder: any Encoder) {}

        enum CodingKeys: String, RecordKey {
            case a
        }
    }

    @Test func beyondItsCapacityAnIssueIsCountedWithoutItsText() throws {
        Costly.texts = 0
        let text = "[\(Array(repeating: #"{"a": 1}"#, count: 2_500).joined(separator: ","))]"
        let outcome = try JSONDecoder().decodeReporting([CostlyRecord].self, from: Data(text.utf8))
        #expect(outcome.issueCount == 2_500)
        #expect(Costly.texts == DecodingReporter.capacity)
    }

    /// The order in which dictionaries are decoded differs from run to run.
    @Test func issuesOfDictionariesComeInTheOrderOfTheirKeys() throws {
        let keys = (100..<140).map { "k\($0)" }
        let damaged = keys.reversed().map { #""\#($0)": []"# }.joined(separator: ",")
        #expect(try decode([String: Int].self, "{\(damaged)}").issues.map(\.path) == keys)
        let strict = #"{"strict": {\#(damaged)}}"#
        #expect(failurePath { _ = try decodeStrictly(Strict<[String: Int]>.self, strict) } == "strict.k100")
        let boundless = keys.reversed().map { #""\#($0)": 1e400"# }.joined(separator: ",")
        #expect(
            try decode(Kinds<JSONValue>.self, #"{"optional": {\#(boundless)}}"#).issues.map(\.path).filter {
                $0.hasPrefix("optional")
            } == keys.map { "optional." + $0 })
        let additional = try decode(Request.self, #"{"isbn": "1", "_page_count_": 1, \#(damaged)}"#)
        #expect(additional.issues.map(\.path) == keys)
        let unions = try decode([String: JobResults].self, "{\(damaged)}")
        #expect(unions.issues.map(\.path) == keys)
    }

    @Test func excerptsAreBounded() throws {
        let long = String(repeating: "x", count: 10_000)
        let keys = (0..<500).map { #""key\#($0)": 1"# }.joined(separator: ",")
        let outcome = try decode([String: Int].self, #"{"\#(long)": "\#(long)", "o": {\#(keys)}}"#)
        #expect(outcome.issues.count == 2)
        #expect(outcome.issues.allSatisfy { $0.found.count <= 90 && $0.path.count <= 90 && $0.used.count <= 90 })
    }

    @Test func controlCharactersOfADocumentDoNotReachTheLog() throws {
        let outcome = try decode([String: Int].self, #"{"a\u001b[31m\u202e": "x\u001b[0m\u0007\u202e"}"#)
        let description = try #require(outcome.issues.first).description
        #expect(!description.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }

    @Test func roomIsGivenBackByWhatIsThrownAway() throws {
        let damaged = Array(repeating: "[]", count: 1_500).joined(separator: ",")
        let outcome = try decode(
            [Strict<[Int]>].self, #"[{"strict": [\#(damaged)]}, {"strict": "x"}, {"strict": [\#(damaged)]}]"#)
        #expect(outcome.value.count == 2)
        #expect(outcome.issueCount == 3_001)
        let lost = try decode([Lossy].self, #"[{"list": [\#(damaged)]}, {"list": [{}], "id": "1"}]"#)
        #expect(lost.reports == ["[0] droppedElement", "[1].list[0] droppedElement"])
        #expect(lost.issueCount == 2)
    }

    /// A record with a list before a strict property, so that issues of the list are reported before the record fails.
    struct Lossy: DefensiveRecord {
        var list: [Int]
        var id: String

        enum CodingKeys: String, RecordKey {
            case list, id
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            list = try fields.array(.list)
            id = try fields.strict(.id)
        }
    }

    @Test func oneReporterServesManyThreads() async throws {
        let reporter = DecodingReporter()
        let text = #"[{"list": [1, {}, {}]}, {"list": [{}], "id": "1"}, {"list": [], "id": 5}]"#
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    let decoder = JSONDecoder()
                    decoder.userInfo[.decodingReporter] = reporter
                    return (try? decoder.decode(Box.self, from: Data(#"{"items": \#(text)}"#.utf8)).items.count) ?? 0
                }
            }
            for await count in group {
                #expect(count == 2)
            }
        }
        #expect(reporter.issueCount == 3 * 64)
        let counts = Dictionary(grouping: reporter.issues, by: \.path).mapValues(\.count)
        #expect(counts == ["items[0]": 64, "items[1].list[0]": 64, "items[2].id": 64])
    }

    /// The thread that made the reporter finds its log in another way than other threads.
    @Test func itsMakersThreadIsOneOfThem() async throws {
        let reporter = DecodingReporter()
        @Sendable func report() throws {
            let decoder = JSONDecoder()
            decoder.userInfo[.decodingReporter] = reporter
            let json = #"{"items": [{"list": [{}]}, {"list": [{}], "id": "1"}]}"#
            _ = try decoder.decode(Box.self, from: Data(json.utf8))
        }
        try report()
        let other = Thread { try? report() }
        other.start()
        while !other.isFinished { await Task.yield() }
        #expect(reporter.issueCount == 4)
        #expect(
            reporter.issues.map(\.path) == ["items[0]", "items[1].list[0]", "items[0]", "items[1].list[0]"])
    }

    struct Box: DefensiveRecord {
        var items: [Lossy]

        enum CodingKeys: String, RecordKey {
            case items
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            items = try fields.array(.items)
        }
    }

    @Test func theCallersDecoderStaysAsItIs() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        _ = try decoder.decodeReporting([Int].self, from: Data("[{}]".utf8))
        #expect(decoder.userInfo.isEmpty)
        #expect(decoder.keyDecodingStrategy.isConversion)
    }

    @Test func theCallersOptionsHoldForReports() throws {
        let decoder = JSONDecoder()
        decoder.assumesTopLevelDictionary = true
        decoder.allowsJSON5 = true
        let text = "list: [1, {}], id: 'a'"
        let outcome = try decoder.decodeReporting(Lossy.self, from: Data(text.utf8))
        #expect(outcome.value.list == [1])
        #expect(outcome.value.id == "a")
        #expect(outcome.issues.map(\.path) == ["list[1]"])
    }

    /// Each object looks up the reporter in `userInfo`. A second entry would cost each object a second look-up.
    @Test func nothingButTheReporterTravelsWithADecoding() throws {
        let outcome = try JSONDecoder().decodeReporting(UserInfoCount.self, from: Data("{}".utf8))
        #expect(outcome.value.count == 1)
    }

    struct UserInfoCount: Decodable {
        let count: Int

        init(from decoder: any Decoder) {
            count = decoder.userInfo.count
        }
    }

    @Test func theStrictPolicyThrowsOnTheFirstIssue() throws {
        let text = #"{"title": "A", "subjectTags": ["x", {"y": 1}], "quality": "1", "reviewStatus": "verified"}"#
        #expect(failurePath { _ = try decodeStrictly(Work.self, text) } == "subjectTags.[1]")
        #expect(failurePath { _ = try decodeStrictly(Work.self, #"{"title": "A"}"#) } == "subjectTags")
        #expect(failurePath { _ = try decodeStrictly([Strict<Int>].self, #"[{"strict": 1}, {}]"#) } == "[1].strict")
        #expect(
            failurePath {
                _ = try decodeStrictly(Kinds<Int>.self, #"{"required": 1, "requiredNullable": 1, "optional": null}"#)
            } == "optional")
        #expect(failurePath { _ = try decodeStrictly(Collections.self, #"{"texts": ["a", 5]}"#) } == "texts.[1]")
        #expect(failurePath { _ = try decodeStrictly(Wrapped.self, #"{"list": ["verified", "odd"]}"#) } == "list.[1]")
        #expect(failurePath { _ = try decodeStrictly(Wrapped.self, #"{"list": ["odd", 5]}"#) } == "list.[0]")
        let good = #"{"title": "A", "subjectTags": ["x"], "quality": 1, "reviewStatus": "verified"}"#
        #expect(try decodeStrictly(Work.self, good).quality == 1)
    }

    struct Wrapped: DefensiveRecord {
        var list: [ReviewStatus]

        enum CodingKeys: String, RecordKey {
            case list
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            list = try fields.array(.list)
        }
    }

    @Test func malformedDocumentsThrow() {
        for text in ["", "{", "<html>", "\u{FEFF}", "{\"title\": \"A\"", "nul"] {
            #expect(throws: DecodingError.self) { try decode(Work.self, text) }
        }
    }
}

extension JSONDecoder.KeyDecodingStrategy {
    fileprivate var isConversion: Bool {
        if case .convertFromSnakeCase = self { true } else { false }
    }
}
