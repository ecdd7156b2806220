@_spi(Generated) import DTOTesting
import Testing

/// The contract of a book. One table is used for the correct record and for all faulty copies.
private enum BookContract<Record: BookRecord>: RecordContract {
    static var name: String { "Book" }

    static var full: String {
        """
        {"title": "title", "subtitle": "subtitle", "tags": ["tags 1", "tags 2"], "first_publication_year": 4,
         "quality": 5, "status": "verified"}
        """
    }

    static var minimal: String {
        #"{"title": "title", "tags": [], "quality": 5, "status": "verified"}"#
    }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("title", \.title, .string)
        table.optional("subtitle", \.subtitle, .string)
        table.required("tags", \.tags, .array(.string), default: [])
        table.optional("first_publication_year", \.year, .integer)
        table.required("quality", \.quality, .integer, default: 0)
        table.required("status", \.status, .enumeration(.string), default: "needs-review")
    }

    static var checks: [ContractCheck] {
        compliance + defence + roundTrip
    }
}

/// A faulty copy of the record, with all checks for it.
struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let checks: [ContractCheck]

    init(_ description: String, _ checks: [ContractCheck]) {
        testDescription = description
        self.checks = checks
    }
}

@Suite struct RecordContractTests {
    @Test(arguments: BookContract<Book>.checks)
    func aRecordThatObeysPasses(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test(arguments: [
        Fault("wrong key", BookContract<BookWithWrongKey>.checks),
        Fault("dropped default", BookContract<BookWithoutDefault>.checks),
        Fault("another default", BookContract<BookWithAnotherDefault>.checks),
        Fault("wrong optionality", BookContract<BookWithWrongOptionality>.checks),
        Fault("swapped keys", BookContract<BookWithSwappedKeys>.checks),
        Fault("closed enumeration", BookContract<BookWithClosedEnumeration>.checks),
        Fault("strict made tolerant", BookContract<BookWithTolerantTitle>.checks),
        Fault("swallowed report", BookContract<BookWithSwallowedReport>.checks),
        Fault("brittle array", BookContract<BookWithBrittleArray>.checks),
        Fault("unwritten property", BookContract<BookWithoutSubtitle>.checks),
    ])
    func everyFaultIsNoticed(_ fault: Fault) {
        #expect(fault.checks.contains { !$0.run().isEmpty }, "\(fault.testDescription) went unnoticed")
    }

    @Test func checksAreNamedAfterTheProperties() {
        #expect(
            BookContract<Book>.compliance.map(\.name) == [
                "all fields", "minimal", "required left out", "title", "subtitle", "tags", "first_publication_year",
                "quality", "status",
            ])
        #expect(BookContract<Book>.defence.map(\.name) == BookContract<Book>.compliance.dropFirst(3).map(\.name))
    }

    @Test func aFailureIsASentence() {
        let check = BookContract<BookWithAnotherDefault>.compliance.first { $0.name == "required left out" }
        #expect(
            check?.run().last?.description == """
                Book, "status" left out: {"title":"title","subtitle":"subtitle","tags":["tags 1","tags 2"],\
                "first_publication_year":4,"quality":5} should give "needs-review" for "status", but gave "verified".
                """)
    }

    @Test func allChecksTogetherThrowAllFailures() {
        #expect(throws: ContractViolation.self) { try BookContract<BookWithoutDefault>.checks.verify() }
        #expect(throws: Never.self) { try BookContract<Book>.checks.verify() }
    }
}
