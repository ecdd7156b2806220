// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import XCTest

/// Each property, key, optionality, enumeration value and default agrees with the contract.
nonisolated final class APIContractComplianceTests: XCTestCase {}

extension APIContractComplianceTests {
    func testBookDecodes() throws {
        try BookContract.compliance.verify()
    }
}

/// The contract of `#/components/schemas/Book`.
nonisolated enum BookContract: RecordContract {
    typealias Record = Bookcase.Book

    static let name = "Book"
    static var full: String { Fixtures.bookFull }
    static var minimal: String { Fixtures.bookMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("title", \.title, .string, default: "")
        table.optional("format", \.format, .enumeration(.string))
        table.optional("pages", \.pages, .integer, default: 1)
    }
}

extension APIContractComplianceTests {
    func testFormatDecodes() throws {
        try FormatContract.compliance.verify()
    }
}

/// The contract of `#/components/schemas/Format`.
nonisolated enum FormatContract: EnumerationContract {
    typealias Enumeration = Bookcase.Format

    static let name = "Format"

    static func describe(_ table: inout EnumerationTable) {
        table.value("paper", isCase: "paper")
        table.value("audio", isCase: "audio")
    }
}

extension APIContractComplianceTests {
    func testGetBook_OperationDecodes() throws {
        try GetBook_OperationContract.compliance.verify()
    }
}

/// The contract of `GET /books/{isbn}`.
nonisolated enum GetBook_OperationContract: ResponseContract {
    static let name = "getBook"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.Book.self, Fixtures.getBook_Operation200)
    }
}
