@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests the states of properties in a document, and their effects on the members of models.
@Suite struct MergingTests {
    private struct Shelf: DefensiveRecord, Equatable {
        var name: String?
        var count: Int
        var books: [Book]

        enum CodingKeys: String, RecordKey { case name, count, books }

        init(name: String? = nil, count: Int = 0, books: [Book] = []) {
            (self.name, self.count, self.books) = (name, count, books)
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.optional(.name)
            count = try fields.value(.count, default: 0)
            books = try fields.array(.books)
        }
    }

    private struct Book: DefensiveRecord, Equatable {
        var id: String
        var title: String?

        enum CodingKeys: String, RecordKey { case id, title }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.strict(.id)
            title = try fields.optional(.title)
        }
    }

    private final class Volume {
        let id: String
        var title: String?

        init(_ id: String, _ title: String? = nil) { (self.id, self.title) = (id, title) }
    }

    private func read(_ document: String) throws -> ReadRecord<Shelf> {
        try JSONDecoder().decode(ReadRecord<Shelf>.self, from: Data(document.utf8))
    }

    @Test(arguments: [
        ("{}", FieldState<String>.absent), (#"{"name": null}"#, .null), (#"{"name": "a"}"#, .value("a")),
        (#"{"name": {"a": 1}}"#, .unreadable), (#"{"name": 7}"#, .value("7")), (#"{"title": "b"}"#, .value("b")),
    ])
    func fourStates(_ document: String, _ state: FieldState<String>) throws {
        let read = try read(document)
        // The state is that of the alias's key. The value comes from the caller, here from the record.
        let value = document.contains("title") ? "b" : read.record.name
        #expect(read.fields.state(.name, or: ["title"], of: value) == state)
    }

    @Test func aValueThatEqualsTheDefaultIsOneWhereItIsThere() throws {
        let there = try read(#"{"count": 0}"#)
        #expect(there.fields.state(.count, of: there.record.count, absent: 0) == .value(0))
        let absent = try read("{}")
        #expect(absent.fields.state(.count, of: absent.record.count, absent: 0) == .absent)
        // The record alone does not show whether the document had the property.
        #expect(FieldStates<Shelf>.unknown.state(.count, of: 0, absent: 0) == .absent)
        #expect(FieldStates<Shelf>.unknown.state(.count, of: 1, absent: 0) == .value(1))
        #expect(FieldStates<Shelf>.unknown.state(.count, of: 0, absent: 0, isRequired: true) == .absent)
        // "Mark as unread" is `false`, and must arrive.
        #expect(FieldStates<Shelf>.complete.state(.count, of: 0, absent: 0, isRequired: true) == .value(0))
        #expect(FieldStates<Shelf>.complete.state(.count, of: 0, absent: 0) == .absent)
    }

    @Test(arguments: [
        (FieldState<String>.value("7"), FieldState<Int>.value(7)), (.value("seven"), .unreadable), (.null, .null),
        (.absent, .absent), (.unreadable, .unreadable),
    ])
    func whatCannotBeConvertedIsUnreadable(_ state: FieldState<String>, _ converted: FieldState<Int>) {
        #expect(state.converted { Int($0) } == converted)
    }

    @Test func whatCannotBeConvertedErasesNothing() {
        var pages: Int? = 7
        FieldState.value("eight").converted { Int($0) }.update(&pages, clearing: true)
        #expect(pages == 7)
        FieldState.value("8").converted { Int($0) }.update(&pages)
        #expect(pages == 8)
    }

    @Test func aListThatLostElementsIsUnreadable() throws {
        let read = try read(#"{"books": [{"id": "1"}, {"title": "no id"}]}"#)
        #expect(read.record.books.map(\.id) == ["1"])
        #expect(read.fields.records(.books, of: read.record.books).value == nil)
    }

    /// The record alone does not show whether the document had it.
    @Test func aRecordOfNothingIsAbsent() throws {
        let states = FieldStates<Shelf>.unknown
        #expect(states.record(.books, ofRecord: Shelf()).value == nil)
        #expect(states.record(.books, ofRecord: Shelf(name: "a")).value?.record == Shelf(name: "a"))
        let read = try read(#"{"books": {}}"#)
        #expect(read.fields.record(.books, ofRecord: Shelf()).value?.record == Shelf())
    }

    @Test func statesOfRecordsWithin() throws {
        let read = try read(#"{"books": [{"id": "1", "title": null}, {"id": "2", "title": {}}]}"#)
        let books = try #require(read.fields.records(.books, of: read.record.books).value)
        #expect(books.map { $0.fields.state(.title, of: $0.record.title) } == [.null, .unreadable])
    }

    /// An app does this if its record is deep in a response.
    @Test func statesOfADocumentThatWasDecodedAsAWhole() throws {
        let data = Data(#"{"id": "0", "data": {"shelves": [{"count": "many"}, {"count": 3}]}}"#.utf8)
        struct Answer: Decodable { var data: [String: [Shelf]] }
        let outcome = try JSONDecoder().decodeReporting(Answer.self, from: data)
        let document = try JSONDecoder().decode(JSONValue.self, from: data)
        func state(_ index: DocumentStep) -> FieldState<Int> {
            FieldStates<Shelf>(in: document, at: ["data", "shelves", index], issues: outcome.issues)
                .state(.count, of: 3, absent: 0)
        }
        #expect(state(0) == .unreadable)
        #expect(state(1) == .value(3))
    }

    @Test func onlyAValueChangesAMember() {
        for state in [FieldState<Int>.absent, .unreadable, .null] {
            var member: Int? = 1
            state.update(&member)
            #expect(member == 1)
        }
        var member: Int? = 1
        FieldState<Int>.null.update(&member, clearing: true)
        #expect(member == nil)
        FieldState.value(2).update(&member, by: .keep)
        #expect(member == 2)
    }

    @Test func policies() {
        func merged<Value>(_ current: Value, _ new: Value, _ policy: MergePolicy<Value>) -> Value {
            var member = current
            FieldState.value(new).update(&member, by: policy)
            return member
        }
        #expect(merged(1, 2, .replace) == 2)
        #expect(merged(1, 2, .keep) == 1)
        #expect(merged(1, 2, .max) == 2 && merged(2, 1, .max) == 2)
        #expect(merged(1, 2, .min) == 1 && merged(2, 1, .min) == 1)
        #expect(merged("abc", "ab", .longer) == "abc" && merged("ab", "abc", .longer) == "abc")
        #expect(merged("ab", "cd", .longer) == "ab")
        #expect(merged([1, 2], [3, 2, 3], .union) == [1, 2, 3])
        #expect(merged(1, 2, .newer(true)) == 2 && merged(1, 2, .newer(false)) == 1)
        #expect(merged(3, 4, MergePolicy(+)) == 7)
        let (early, late) = ("2026-01-01T01:00:00+02:00", "2026-01-01T00:30:00Z")
        #expect(merged(early, late, .later) == late && merged(late, early, .later) == late)
        #expect(merged(early, "soon", .later) == early)
    }

    @Test func moments() {
        #expect(String.isNewer(nil, than: nil))
        #expect(String.isNewer("2026-01-01T00:00:00Z", than: nil))
        #expect(!String.isNewer(nil, than: "2026-01-01T00:00:00Z"))
        #expect(String.isNewer("2026-01-01T00:00:00Z", than: "2026-01-01T00:00:00Z"))
        #expect(!Timestamp.isNewer("2025-01-01T00:00:00Z", than: "2026-01-01T00:00:00Z"))
    }

    @Test(
        arguments: [
            (.keep, ["1", "2", "3"], []), (.detach, ["2", "3"], []), (.delete, ["2", "3"], ["1"]),
        ] as [(OrphanPolicy, [String], [String])])
    func orphans(_ policy: OrphanPolicy, _ left: [String], _ gone: [String]) throws {
        let read = try read(#"{"books": [{"id": "3", "title": "c"}, {"id": "2", "title": "b"}, {"id": "3"}]}"#)
        var volumes = [Volume("1", "a"), Volume("2")]
        let second = volumes[1]
        var deleted: [String] = []
        read.fields.records(.books, of: read.record.books).update(
            &volumes, orphans: policy, delete: { deleted.append($0.id) }, isSame: { $0.id == $1.id },
            make: { Volume($0.id, $0.title) }, merge: { $1.fields.state(.title, of: $1.record.title).update(&$0.title) }
        )
        #expect(volumes.map(\.id) == left)
        #expect(deleted == gone)
        #expect(second.title == "b" && volumes.contains { $0 === second })
        #expect(volumes.last?.title == "c")
    }

    @Test func anEmptyListIsAListWhereItIsThere() throws {
        func left(_ document: String, _ fields: FieldStates<Shelf>? = nil) throws -> Int {
            let read = try read(document)
            var volumes = [Volume("1")]
            (fields ?? read.fields).records(.books, of: read.record.books).update(
                &volumes, orphans: .detach, isSame: { $0.id == $1.id }, make: { Volume($0.id) }, merge: { _, _ in })
            return volumes.count
        }
        #expect(try left(#"{"books": []}"#) == 0)
        #expect(try left("{}") == 1)
        #expect(try left(#"{"books": null}"#) == 1)
        #expect(try left(#"{"books": []}"#, .unknown) == 1)
    }
}
