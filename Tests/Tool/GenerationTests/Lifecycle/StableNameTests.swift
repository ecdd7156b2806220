import ContractSupport
import Foundation
import TestSupport
import Testing
@testable import ContractModel
@testable import ContractReading
@testable import Generation
@testable import GenerationSettings

/// The names of types that stay when a part of the document changes on which they do not depend.
@Suite struct StableNameTests {
    private static func states(
        book: String = "page: {type: integer}", shelf: String = "page: {type: integer}"
    ) -> String {
        [("Book", book), ("Shelf", shelf)].map { name, properties in
            "\(name): {type: object, properties: {readState: {type: object, properties: {\(properties)}}}}"
        }.joined(separator: "\n")
    }

    private let longer = "page: {type: integer}, device: {type: string}"

    /// The names of the source files that differ.
    private func difference(_ old: [String: [UInt8]], _ new: [String: [UInt8]]) -> Set<String> {
        let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] && $0.hasPrefix("Sources/") }
        return Set(changed.map { ($0 as NSString).lastPathComponent })
    }

    /// If one of two equal inline types changes, the other type keeps the name of both, in this run and the next.
    @Test func theLastOfEqualTypesKeepsTheName() throws {
        var contract = LifecycleContract()
        try contract.run(Self.states(), on: "2025-11-29")
        let shared = try #require(contract.text("ReadState.swift"))
        let before = contract.bytes
        try contract.run(Self.states(shelf: longer), on: "2026-01-05")
        #expect(contract.past == [] && contract.text("ReadState.swift") == shared)
        let shelf = try #require(contract.text("Shelf.swift"))
        #expect(shelf.contains("extension Shelf {\n    public nonisolated struct ReadState"))
        #expect(difference(before, contract.bytes) == ["ContractInfo.swift", "Shelf.swift"])
        let lock = contract.lock
        try contract.run(Self.states(shelf: longer), on: "2026-01-06")
        #expect(contract.lock == lock && contract.text("ReadState.swift") == shared)
        // The types are equal again, so they share the type again.
        try contract.run(Self.states(), on: "2026-01-07")
        #expect(contract.text("ReadState.swift") == shared)
    }

    /// If all of them change, no type has the old members, and the shared type stays for its time.
    @Test func aNameThatNobodyKeepsIsRemoved() throws {
        var contract = LifecycleContract()
        try contract.run(Self.states(), on: "2025-11-29")
        try contract.run(Self.states(book: "page: {type: string}", shelf: longer), on: "2026-01-05")
        #expect(contract.past.contains("- {schema: readState, is: record, gone: 2026-01-05}"))
    }

    /// A removed schema is compared only with the types that have its members.
    @Test func theTimeGrowsWithTheDocument() async throws {
        func time(_ count: Int) throws -> Duration {
            func contract(_ schema: (Int) -> String) throws -> Contract {
                try ReadContract((0..<count).map(schema).joined(separator: "\n")).contract
            }
            let past = try contract { "A\($0)State: {type: object, properties: {a\($0): {type: string}}}" }
            var present = try contract {
                "B\($0): {type: object, properties: {state: {type: object, properties: {b\($0): {type: string}}}}}"
            }
            let history = ContractHistory(past: ContractLock(of: past))
            return threadTime { history.keepSharedNames(in: &present) }
        }
        // Quadratic time would be a hundred times as long.
        try await expectUndisturbed {
            let (few, many) = (try time(50), try time(500))
            return many < few * 30 ? nil : "\(few), then \(many)"
        }
    }

    /// The form of a removed operation is a type of its own, so the record of both forms needs no model.
    @Test(arguments: ["schemas", "requestBodies"]) func anOperationWithANewNameMovesNoModel(_ section: String) throws {
        let content = "{content: {multipart/form-data: {schema: "
        let plain = "{type: object, description: A cover., properties: {file: {type: string, format: binary}}}"
        let body = section == "schemas" ? content + "{$ref: '#/components/schemas/Cover'}}}}" : "\(content)\(plain)}}}"
        func paths(_ id: String) -> String {
            "{/covers: {post: {operationId: \(id), requestBody: \(body), responses: {'204': {description: d}}}}}"
        }
        var contract = LifecycleContract()
        contract.configuration = "emit: [models, client]"
        let schemas = section == "schemas" ? "Cover: \(plain)" : "Other: {type: string}"
        try contract.run(schemas, paths: paths("upload"), on: "2025-11-29")
        try contract.run(schemas, paths: paths("send"), on: "2026-01-05")
        #expect(contract.bytes.keys.contains { $0.hasSuffix("/Cover.swift") } == false)
        #expect(contract.text("Upload.swift")?.contains("struct Form: MultipartBody") == true)
        let form = try #require(contract.text("Send.swift"))
        let place = section == "schemas" ? "    ///\n    /// `#/components/schemas/Cover`\n" : ""
        #expect(
            form.contains(
                """
                    /// A cover.
                    ///
                    /// The parts of the body in the form in which they are sent.
                \(place)    public nonisolated struct Form: MultipartBody {
                """))
    }
}
