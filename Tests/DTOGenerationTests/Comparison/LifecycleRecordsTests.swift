import Testing

@testable import DTOGeneration

/// What a lock is read for.
@Suite struct LifecycleRecordsTests {
    private static let lock = """
        # Written by gen-dtos.
        - {schema: WorkDTO, property: isbn, type: string, gone: 2026-01-05}
        - {schema: WorkDTO, property: year, type: integer, was: [string], changed: 2026-01-05}
        - {schema: WorkDTO, property: title, type: string}
        - {schema: ReviewStatus, value: verified, gone: 2026-01-05}
        - {schema: Level, value: 3, gone: 2026-01-05}
        - {schema: Shelf, is: record, gone: 2026-01-05}
        - {schema: "a: b", property: 'no', gone: 2026-01-05}
        """

    @Test func events() {
        let records = CheckedDocuments.records(Self.lock)
        #expect(records.holds(.gone, of: "WorkDTO", .property("isbn")))
        #expect(records.holds(.typeChanged, of: "WorkDTO", .property("year")))
        #expect(records.holds(.gone, of: "ReviewStatus", .value(.string("verified"))))
        #expect(records.holds(.gone, of: "Level", .value(.integer("3"))))
        #expect(records.holds(.gone, of: "Shelf", .whole))
        #expect(records.holds(.gone, of: "a: b", .property("no")))
    }

    /// What is recorded of something else is no record of this.
    @Test func others() {
        let records = CheckedDocuments.records(Self.lock)
        #expect(!records.holds(.gone, of: "WorkDTO", .property("year")))
        #expect(!records.holds(.typeChanged, of: "WorkDTO", .property("isbn")))
        #expect(!records.holds(.gone, of: "WorkDTO", .property("title")))
        #expect(!records.holds(.gone, of: "WorkDTO", .whole))
        #expect(!records.holds(.gone, of: "Shelf", .property("isbn")))
        #expect(!records.holds(.gone, of: "ReviewStatus", .property("verified")))
    }

    @Test(arguments: [nil, "", "{}", "a", "- a\n- [b]\n- {gone: x}\n- {schema: [S], gone: x}\n", "[{schema: S}]"])
    func nothing(_ lock: String?) {
        #expect(!CheckedDocuments.records(lock).holds(.gone, of: "S", .whole))
    }
}
