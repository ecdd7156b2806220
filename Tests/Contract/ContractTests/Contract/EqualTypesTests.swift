import ContractSupport
import Testing
@testable import ContractModel

/// Equal inline schemas are one type, wherever they are.
@Suite struct EqualTypesTests {
    /// Makes a document with a response of each status, and a body, for each operation.
    private func document(_ operations: [(path: String, method: String, parts: String)]) -> String {
        let paths = Dictionary(grouping: operations, by: \.path).sorted { $0.key < $1.key }.map { path, operations in
            "  \(path):\n" + operations.map { "    \($0.method): {\($0.parts)}" }.joined(separator: "\n")
        }
        return "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + paths.joined(separator: "\n")
    }

    private func response(_ status: String, _ schema: String) -> String {
        "'\(status)': {description: d, content: {application/json: {schema: \(schema)}}}"
    }

    private func names(_ read: ReadContract) -> Set<String> {
        Set(
            read.contract.definitions.filter { $0.shape.isType }
                .map { read.contract.documentName(of: $0.id) })
    }

    private static let status = "{type: string, enum: [unread, read]}"
    private static let problem = "{type: object, required: [message], properties: {message: {type: string}}}"

    @Test func theKeyOfThePropertyIsTheName() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {readStatus: \(Self.status), x: {type: string}}}
            B: {type: object, properties: {read_status: \(Self.status), y: {type: string}}}
            C: {type: object, properties: {readStatuses: {type: array, items: \(Self.status)}, z: {type: string}}}
            """)
        #expect(names(read) == ["A", "B", "C", "readStatus"])
    }

    /// Another schema with one of the keys takes no name away.
    @Test func anotherTypeTakesNoNameAway() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {readStatus: \(Self.status), x: {type: string}}}
            B: {type: object, properties: {readStatus: \(Self.status), y: {type: string}}}
            C: {type: object, properties: {readStatus: {type: string, enum: [unread, read, lost]}, z: {type: string}}}
            """)
        #expect(names(read) == ["A", "B", "C", "C.readStatus", "readStatus"])
    }

    /// The most frequent type has the short name.
    @Test func theMostFrequentTypeHasTheShortName() throws {
        let other = "{type: string, enum: [a, b]}"
        let read = try ReadContract(
            """
            A: {type: object, properties: {readStatus: \(other), x: {type: string}}}
            B: {type: object, properties: {readStatus: \(other), y: {type: string}}}
            C: {type: object, properties: {readStatus: \(Self.status), c: {type: string}}}
            D: {type: object, properties: {readStatus: \(Self.status), d: {type: string}}}
            E: {type: object, properties: {readStatus: \(Self.status), e: {type: string}}}
            """)
        #expect(names(read) == ["A", "B", "C", "D", "E", "readStatus", "A-readStatus"])
        #expect(read.reference("C", "readStatus") == read.definition("readStatus").map { .definition($0.id) })
        #expect(read.reference("A", "readStatus") == read.definition("A-readStatus").map { .definition($0.id) })
    }

    /// A type that is used within one type is nested there. A word that is too general is not a name at the top level.
    @Test func theInnermostCommonTypeContainsTheType() throws {
        let line = "{type: object, properties: {price: {type: object, properties: {amount: {type: string}}}}}"
        let read = try ReadContract(
            """
            Order: {type: object, properties: {first: \(line), last: {type: object, properties: {price: {type: object, properties: {amount: {type: string}}}, n: {type: integer}}}}}
            A: {type: object, properties: {status: \(Self.status), x: {type: string}}}
            B: {type: object, properties: {status: \(Self.status), y: {type: string}}}
            """)
        #expect(names(read) == ["Order", "Order.first", "Order.last", "Order.price", "A", "B", "A-status"])
    }

    /// Types that are nested in equal types are nested in the one type.
    @Test func nestedTypesStayNested() throws {
        let box = "{type: object, properties: {size: {type: object, properties: {w: {type: integer}}}}}"
        let read = try ReadContract(
            """
            A: {type: object, properties: {bigBox: \(box), x: {type: string}}}
            B: {type: object, properties: {bigBox: \(box), y: {type: string}}}
            """)
        #expect(names(read) == ["A", "B", "bigBox", "bigBox.size"])
    }

    /// A named schema that equals the inline schemas, and has their word as its name, is their type.
    @Test func aNamedSchemaIsTheType() throws {
        let read = try ReadContract(
            """
            ReadStatus: \(Self.status)
            A: {type: object, properties: {readStatus: \(Self.status), other: \(Self.status)}}
            """)
        #expect(names(read) == ["ReadStatus", "A", "A.other"])
    }

    /// A title that several schemas have is their name. The one of a single schema is not.
    @Test func theTitleIsTheName() throws {
        func price(_ title: String) -> String {
            "{title: \(title), type: object, properties: {amount: {type: string}}}"
        }
        let read = try ReadContract(
            """
            A: {type: object, properties: {gross: \(price("Money Amount")), only: \(price("Only")), x: {type: string}}}
            B: {type: object, properties: {net: \(price("Money Amount")), y: {type: string}}}
            """)
        #expect(names(read) == ["A", "A.only", "B", "Money-Amount"])
        #expect(read.definition("Money-Amount")?.documentation.title == "Money Amount")
    }

    // MARK: Equality

    /// Every difference that generated code, comments or checks can show keeps two types apart.
    @Test(arguments: [
        "{type: object, required: [size], properties: {size: {type: integer}}}",
        "{type: object, properties: {size: {type: number}}}",
        "{type: object, properties: {size: {type: [integer, 'null']}}}",
        "{type: object, properties: {size: {type: integer, maximum: 3}}}",
        "{type: object, properties: {size: {type: integer, default: 3}}}",
        "{type: object, properties: {size: {type: integer, deprecated: true}}}",
        "{type: object, properties: {size: {type: integer, readOnly: true}}}",
        "{type: object, properties: {size: {type: integer, description: In metres.}}}",
        "{type: object, properties: {size: {type: integer, x-aliases: [length]}}}",
        "{type: object, properties: {size: {type: integer}}, additionalProperties: true}",
        "{type: object, properties: {size: {type: integer}}, deprecated: true}",
        "{type: object, properties: {Size: {type: integer}}}",
    ])
    func differencesCount(_ other: String) throws {
        let first = "{type: object, properties: {size: {type: integer}}}"
        let read = try ReadContract(
            """
            A: {type: object, properties: {bigBox: \(first), x: {type: string}}}
            B: {type: object, properties: {bigBox: \(other), y: {type: string}}}
            """)
        #expect(names(read).isSuperset(of: ["A.bigBox", "B.bigBox"]))
    }

    /// Descriptions and examples of the whole type may differ. A description that differs is left out.
    @Test func descriptionsMayDiffer() throws {
        func box(_ text: String) -> String {
            "{type: object, title: Box, description: \(text), properties: {size: {type: integer}}}"
        }
        let read = try ReadContract(
            """
            A: {type: object, properties: {box: \(box("The first.")), x: {type: string}}}
            B: {type: object, properties: {box: \(box("The second.")), y: {type: string}}}
            """)
        #expect(read.definition("Box")?.documentation == Documentation(title: "Box"))
    }

    /// A type that the configuration renames in one place stays there.
    @Test func aRenamedPlaceHasItsOwnType() throws {
        let schemas = """
            A: {type: object, properties: {readStatus: \(Self.status), x: {type: string}}}
            B: {type: object, properties: {readStatus: \(Self.status), y: {type: string}}}
            C: {type: object, properties: {readStatus: \(Self.status), z: {type: string}}}
            """
        for key in ["'#/components/schemas/A/properties/readStatus'", "A.readStatus.read"] {
            let read = try ReadContract(schemas, configuration: "rename: {\(key): Mine}")
            #expect(names(read) == ["A", "A.readStatus", "B", "C", "readStatus"])
        }
        let strict = try ReadContract(
            schemas.replacing(Self.status, with: Self.problem), configuration: "strict: [A.readStatus.message]")
        #expect(names(strict) == ["A", "A.readStatus", "B", "C", "readStatus"])
    }

    /// A schema that contains itself keeps its place.
    @Test func recursiveTypesStay() throws {
        let node = "{type: object, properties: {next: {$ref: '#/components/schemas/%/properties/listNode'}}}"
        let read = try ReadContract(
            """
            A: {type: object, properties: {listNode: \(node.replacing("%", with: "A")), x: {type: string}}}
            B: {type: object, properties: {listNode: \(node.replacing("%", with: "B")), y: {type: string}}}
            """)
        #expect(names(read) == ["A", "A.listNode", "B", "B.listNode"])
    }

    // MARK: Operations

    /// Errors have one name, whatever their status is. Answers are named after their resource.
    @Test func answersAreNamedAfterTheirRole() throws {
        let book = "{type: object, properties: {isbn: {type: string}}}"
        func responses(_ statuses: [String]) -> String {
            "responses: {\((statuses.map { response($0, Self.problem) } + [response("200", book)]).joined(separator: ", "))}"
        }
        let read = try ReadContract(
            document: document([
                ("/v1/books", "post", "operationId: createBook, " + responses(["400", "401"])),
                ("/v1/books/{id}", "get", "operationId: getBook, " + responses(["404"])),
                ("/v1/health", "get", "operationId: getHealth, responses: {\(response("503", Self.problem))}"),
            ]))
        #expect(names(read) == ["ErrorResponse", "book-Response"])
        #expect(read.contract.operations.allSatisfy { $0.type == nil })
    }

    /// Equal errors of one operation are one type, which is nested in the operation.
    @Test func errorsOfOneOperationStayThere() throws {
        let read = try ReadContract(
            document: document([
                (
                    "/books", "post",
                    "operationId: createBook, responses: {\(response("400", Self.problem)), \(response("409", Self.problem))}"
                )
            ]))
        #expect(names(read) == ["createBook.ErrorResponse"])
    }

    /// The result does not depend on the order of the document.
    @Test func theOrderOfTheDocumentDoesNotCount() throws {
        let schemas = (0..<6).map { index in
            "S\(index): {type: object, properties: {p\(index % 2 == 0 ? "box" : "Box"): \(Self.status), n\(index): {type: string}}}"
        }
        let first = try ReadContract(schemas.joined(separator: "\n"))
        let second = try ReadContract(schemas.reversed().joined(separator: "\n"))
        #expect(names(first) == names(second))
    }
}

extension TypeShape {
    fileprivate var isType: Bool {
        if case .namespace = self { false } else { true }
    }
}
