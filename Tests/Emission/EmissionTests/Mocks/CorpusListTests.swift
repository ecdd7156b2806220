import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

@testable import DTOMockServer

/// The pages of real documents are true: a client that asks for pages of one item sees each item once, and the members
/// of each page say so.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusListTests {
    /// Larger documents, in bytes, are left out.
    private static let sizeLimit = 200_000

    private static let documents = TestExtent.sample(
        SharedFolder.lines("corpus/dev.txt").filter { path in
            let url = SharedFolder.url("corpus/" + path)
            let size = try? url?.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return size.map { $0 <= sizeLimit } == true && path.hasPrefix("real/")
        }, 60)

    /// An operation whose pages are selected by a parameter, and the items of all pages.
    private struct List {
        var operation: RuntimeOperation
        var pages: RuntimePages
        var path: [String]
        var items: [JSONValue]
    }

    @Test func pagesAreTrue() throws {
        var count = 0
        for path in Self.documents {
            let bytes = try #require(SharedFolder.bytes("corpus/" + path))
            if !["limit", "size", "per"].contains(where: String(decoding: bytes, as: UTF8.self).contains) { continue }
            let source = SourceFile(path: path, bytes: bytes)
            let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
            // Other tests examine the documents that are refused.
            guard let contract = result.contract else { continue }
            var diagnostics = DiagnosticSink()
            let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
            let runtime = ServedContract.runtime(contract, fixtures, schemas: schemas)
            let service = ContractService(runtime, validates: false)
            for operation in runtime.operations {
                guard let list = Self.list(operation, service), list.items.count > 1 else { continue }
                count += 1
                Self.follow(list, service, path)
            }
        }
        #expect(count >= TestExtent.choose(sample: 5, full: 50), "lists with pages")
    }

    private static func list(_ operation: RuntimeOperation, _ service: ContractService) -> List? {
        guard operation.method == "GET", let pages = operation.pages, pages.sizeParameter != nil,
            pages.parameter != nil, let value = answer(service, operation, []), let list = pages.list(in: value),
            PageMembers(pages, of: value, items: list.path).isPage
        else { return nil }
        return List(operation: operation, pages: pages, path: list.path, items: list.items)
    }

    private static func answer(
        _ service: ContractService, _ operation: RuntimeOperation, _ query: [(name: String, value: String)]
    ) -> JSONValue? {
        let path = operation.path.replacing(/\{[^}]*\}/, with: "1")
        let response = service.response(
            to: MockHTTPRequest(
                method: .get, path: path, target: path, queryItems: query, headers: ["Host": "localhost"]))
        guard response.status.code < 300 else { return nil }
        return response.body.flatMap { JSONValue(bytes: $0) }
    }

    /// Asks for pages with one item.
    private static func follow(_ list: List, _ service: ContractService, _ document: String) {
        let name = "\(document) \(list.operation.path)"
        let total = list.items.count
        var mark: String?
        if case .page(_, let first) = list.pages.step { mark = "\(first)" }
        for index in 0..<min(total, 5) {
            var query = [(name: list.pages.sizeParameter ?? "", value: "1")]
            if let mark, let parameter = list.pages.parameter { query.append((parameter, mark)) }
            guard let value = answer(service, list.operation, query),
                let items = list.path.reduce(value, { $0?[$1] })?.arrayValue
            else {
                Issue.record("\(name): no page \(index)")
                return
            }
            #expect(items == [list.items[index]], "\(name): page \(index)")
            let isLast = index == total - 1
            for (path, member) in members(value, list.path) {
                let key = PageNames.folded(path.last ?? "")
                let expected: JSONValue? =
                    if case .bool = member {
                        PageNames.mores.contains(key) ? .bool(!isLast) : nil
                    } else if case .integer = member {
                        PageNames.totals.contains(key) ? .integer(Int64(total)) : nil
                    } else {
                        nil
                    }
                guard let expected, expected != member else { continue }
                // The schema may allow only the value that the page has.
                let schema = list.operation.answers.first { $0.status.hasPrefix("2") }?.contents.first?.schema
                #expect(
                    !service.conforms(value.setting(path, to: expected), to: schema), "\(name): \(path) of \(index)")
            }
            switch list.pages.step {
            case .page(_, let first): mark = "\(first + index + 1)"
            case .offset(_, let base): mark = "\(base + index + 1)"
            case .cursor: mark = list.pages.cursor(in: value)
            case .lastItem: mark = items.last.flatMap(list.pages.identity)?.idText
            case .link: return
            }
            if !isLast { #expect(mark != nil, "\(name): no way to page \(index + 1)") }
            if mark == nil { return }
        }
    }

    /// Returns the members next to the items and in the objects that describe a page.
    private static func members(_ value: JSONValue, _ items: [String]) -> [(path: [String], value: JSONValue)] {
        let place = Array(items.dropLast())
        let own = (items.isEmpty ? nil : place.reduce(value) { $0?[$1] }?.objectValue) ?? [:]
        return own.flatMap { key, member -> [(path: [String], value: JSONValue)] in
            guard PageNames.objects.contains(PageNames.folded(key)), let inner = member.objectValue else {
                return [(place + [key], member)]
            }
            return inner.map { (place + [key, $0.key], $0.value) }
        }
    }
}
