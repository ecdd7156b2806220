import Testing
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission

/// The expected texts of single declarations are written by hand.
@Suite struct RenderingTests {
    private static let header =
        "// Made by gen-dtos from the contract \"Books\". Do not edit: change the contract and run gen-dtos.\n\n"

    /// Returns a name table like those of the naming stage.
    private func table(_ paths: [[String]], _ members: [MemberNames], shadowed: Set<String> = []) -> NameTable {
        NameTable(
            module: "Books",
            definitions: zip(paths, members).map { path, members in
                DefinitionNames(
                    type: TypeName(path: path.map { SwiftIdentifier(checked: $0) }), members: members,
                    file: path.joined(separator: "."))
            }, shadowed: shadowed)
    }

    private func members(
        _ names: [String], storage: [Int: String] = [:], effective: [Int: String] = [:]
    ) -> MemberNames {
        MemberNames(
            members: names.enumerated().map { index, name in
                var name = MemberName(SwiftIdentifier(checked: name))
                name.storage = storage[index].map { SwiftIdentifier(checked: $0) }
                name.effective = effective[index].map { SwiftIdentifier(checked: $0) }
                return name
            },
            catchAll: SwiftIdentifier(checked: "unknown"),
            additionalProperties: SwiftIdentifier(checked: "additionalProperties"))
    }

    @Test func rendersRecordsAsDesigned() {
        var fixture = ContractFixture()
        let status = fixture.schema("ReviewStatus", .strings("verified"))
        let box = fixture.schema("BoundingBox", .record())
        let deprecation = Deprecation(replacedBy: "goodreadsWorkIDs")
        fixture.schema(
            "WorkDTO",
            .record(
                .required("title", .string, .failure, description: "The title as the provider spells it."),
                .required("subjectTags", .array(.string), .emptyCollection, description: "Subjects."),
                .optional("firstPublicationYear", .int),
                .required("isbndbQuality", .int, .value(.integer("0"))).with {
                    $0.documentation = Documentation(remarks: ["0 to 100."])
                },
                .required("review_status", .definition(status), .value(.string("verified"))),
                .optional("goodreadsID", .string).with { $0.deprecation = deprecation },
                .optional("boundingBox", .definition(box))),
            description: "A work: what a book is, whatever edition carries it.")
        let names = table(
            [["ReviewStatus"], ["BoundingBox"], ["WorkDTO"]],
            [
                members(["verified"]), members([]),
                members(
                    [
                        "title", "subjectTags", "firstPublicationYear", "isbndbQuality", "reviewStatus", "goodreadsID",
                        "boundingBox",
                    ], storage: [5: "_goodreadsID"]),
            ])
        #expect(fixture.render(names: names)["Models/WorkDTO.swift"] == Self.header + Self.work)
    }

    private static let work = """
        @_spi(Generated) public import DTORuntime

        /// A work: what a book is, whatever edition carries it.
        ///
        /// `#/components/schemas/WorkDTO`
        public nonisolated struct WorkDTO: DefensiveRecord, Hashable, Sendable {
            /// The title as the provider spells it. Strict: without it, decoding fails.
            public var title: String
            /// Subjects. Missing or null: `[]`.
            public var subjectTags: [String]
            public var firstPublicationYear: Int?
            /// 0 to 100. Missing or null: `0`.
            public var isbndbQuality: Int
            /// Missing or null: `.verified`.
            public var reviewStatus: ReviewStatus
            @available(*, deprecated, message: "Use goodreadsWorkIDs.")
            public var goodreadsID: String? {
                get { _goodreadsID }
                set { _goodreadsID = newValue }
            }
            private var _goodreadsID: String?
            public var boundingBox: BoundingBox?

            public init(
                title: String,
                subjectTags: [String] = [],
                firstPublicationYear: Int? = nil,
                isbndbQuality: Int = 0,
                reviewStatus: ReviewStatus = .verified,
                goodreadsID: String? = nil,
                boundingBox: BoundingBox? = nil
            ) {
                self.title = title
                self.subjectTags = subjectTags
                self.firstPublicationYear = firstPublicationYear
                self.isbndbQuality = isbndbQuality
                self.reviewStatus = reviewStatus
                self._goodreadsID = goodreadsID
                self.boundingBox = boundingBox
            }

            public enum CodingKeys: String, RecordKey {
                case title
                case subjectTags
                case firstPublicationYear
                case isbndbQuality
                case reviewStatus = "review_status"
                case _goodreadsID = "goodreadsID"
                case boundingBox
            }

            @_spi(Generated) public static var requiredKeys: [CodingKeys] {
                [.title, .subjectTags, .isbndbQuality, .reviewStatus]
            }

            @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
                title = try fields.strict(.title)
                subjectTags = try fields.array(.subjectTags)
                firstPublicationYear = try fields.optional(.firstPublicationYear)
                isbndbQuality = try fields.value(.isbndbQuality, default: 0)
                reviewStatus = try fields.value(.reviewStatus, default: .verified)
                _goodreadsID = try fields.optional(._goodreadsID)
                boundingBox = try fields.optional(.boundingBox)
            }
        }

        """

    /// A literal needs the module of its type, also if the type is behind an alias. A file without the literal does not
    /// import the module.
    @Test(arguments: [GenerationOptions.AccessLevel.public, .package, .internal])
    func importsWhatALiteralOfAnAliasNeeds(_ access: GenerationOptions.AccessLevel) {
        var fixture = ContractFixture()
        var options = GenerationOptions()
        options.access = access
        let price = fixture.schema("Price", .alias(TypeUse(.scalar(.decimal))))
        fixture.schema("Offer", .record(.required("price", .definition(price))))
        fixture.schema("Wish", .record(.optional("price", .definition(price))))
        let files = fixture.render(
            options: options,
            names: table([["Price"], ["Offer"], ["Wish"]], [members([]), members(["price"]), members(["price"])]))
        let line = access == .public ? "public import Foundation" : "import Foundation"
        #expect(files["Models/Offer.swift"]?.contains("\n\(line)\n") == true)
        #expect(files["Models/Wish.swift"]?.contains("Foundation") == false)
    }

    @Test func encodesByHandWhereSynthesisWouldBeWrong() {
        var fixture = ContractFixture()
        let record = RecordShape(
            properties: [
                .required("note", .string, .none, nullable: true),
                .optional("photos", .array(.data)),
                .optional("state", .int, nullable: true).with { $0.hasExplicitPresence = true },
                .optional("isbn", .string).with { $0.aliases = ["ean"] },
            ], additionalProperties: TypeUse(.json))
        fixture.schema("Item", .record(record))
        let names = table([["Item"]], [members(["note", "photos", "state", "isbn"])])
        #expect(
            fixture.render(names: names)["Models/Item.swift"] == Self.header + """
                @_spi(Generated) public import DTORuntime
                public import Foundation

                /// `#/components/schemas/Item`
                public nonisolated struct Item: DefensiveRecord, Hashable, Sendable {
                    public var note: String?
                    public var photos: [Data]?
                    public var state: Presence<Int>
                    /// Also read from `ean`.
                    public var isbn: String?
                    /// Values of keys that are not in the contract.
                    public var additionalProperties: [String: JSONValue]

                    public init(
                        note: String?,
                        photos: [Data]? = nil,
                        state: Presence<Int> = .absent,
                        isbn: String? = nil,
                        additionalProperties: [String: JSONValue] = [:]
                    ) {
                        self.note = note
                        self.photos = photos
                        self.state = state
                        self.isbn = isbn
                        self.additionalProperties = additionalProperties
                    }

                    public enum CodingKeys: String, RecordKey {
                        case note
                        case photos
                        case state
                        case isbn
                    }

                    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.note] }

                    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
                        note = try fields.required(.note)
                        photos = try fields.optional(.photos, as: [Base64].self)
                        state = try fields.presence(.state)
                        isbn = try fields.optional(.isbn, or: ["ean"])
                        additionalProperties = try fields.additional(besides: ["ean"])
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(note, forKey: .note)
                        try container.encodeIfPresent(photos.map { [Base64]($0) }, forKey: .photos)
                        try container.encode(state, forKey: .state)
                        try container.encodeIfPresent(isbn, forKey: .isbn)
                        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
                    }
                }

                """)
    }

    @Test func rendersOpenEnumerations() {
        var fixture = ContractFixture()
        let cases = [
            EnumerationCase(
                value: .string("default"), documentation: Documentation(description: "As it\ncomes."),
                location: ContractFixture.location),
            EnumerationCase(
                value: .string("a\"b"), deprecation: Deprecation(sunset: "2027"), location: ContractFixture.location),
        ]
        fixture.schema("Mode", .enumeration(EnumerationShape(rawType: .string, cases: cases)))
        var options = GenerationOptions()
        options.access = .internal
        let names = table([["Mode"]], [members(["default", "aB"])], shadowed: ["String"])
        #expect(
            fixture.render(options: options, names: names)["Enumerations/Mode.swift"] == Self.header + """
                @_spi(Generated) import DTORuntime

                /// `#/components/schemas/Mode`
                nonisolated enum Mode: DeprecatingEnumeration {
                    /// As it
                    /// comes.
                    case `default`
                    @available(*, deprecated, message: "This may stop working from 2027.")
                    case aB
                    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
                    indirect case unknown(Swift.String)

                    static var allCases: [Mode] { [.default, Mode(rawValue: "a\\"b")] }

                    @available(*, deprecated)
                    static var deprecatedCases: [Mode] { [.aB] }

                    init(rawValue: Swift.String) {
                        switch rawValue {
                        case "default": self = .default
                        default: self = .deprecatedCase(of: rawValue) ?? .unknown(rawValue)
                        }
                    }

                    var rawValue: Swift.String {
                        switch self {
                        case .default: "default"
                        case .aB: "a\\"b"
                        case .unknown(let rawValue): rawValue
                        }
                    }
                }

                """)
    }

    @Test func rendersUnionsWithTheirEvidence() {
        var fixture = ContractFixture()
        let scan = fixture.schema(
            "Scan",
            .record(
                .required("kind", .string, .value(.string("scan"))).with { $0.constant = .string("scan") },
                .optional("total", .int)))
        let mode = fixture.schema("Mode", .strings("fast"))
        fixture.schema(
            "Result",
            .union(
                VariantDefinition(.string, "text"), VariantDefinition(.definition(mode), "Mode"),
                VariantDefinition(.definition(scan), "Scan", isBoxed: true), VariantDefinition(.data, "bytes")))
        let names = table(
            [["Scan"], ["Mode"], ["Result"]],
            [members(["kind", "total"]), members(["fast"]), members(["text", "mode", "scan", "bytes"])])
        #expect(
            fixture.render(names: names)["Unions/Result.swift"] == Self.header + """
                @_spi(Generated) public import DTORuntime
                public import Foundation

                /// `#/components/schemas/Result`
                public nonisolated enum Result: Codable, Hashable, Sendable {
                    case text(String)
                    case mode(Mode)
                    indirect case scan(Scan)
                    case bytes(Data)
                    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
                    indirect case unknown(JSONValue)

                    private static let variants: [UnionVariant<Result>] = [
                        .string(Result.mode),
                        .string({ (form: Base64) in .bytes(form.represented) }),
                        .string(Result.text),
                        .record(Result.scan, constants: ["kind": ["scan"]]),
                    ]

                    public init(from decoder: any Decoder) throws {
                        self = try decoder.variant(of: Self.variants) { .unknown($0) }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .text(let value): try value.encode(to: encoder)
                        case .mode(let value): try value.encode(to: encoder)
                        case .scan(let value): try value.encode(to: encoder)
                        case .bytes(let value): try Base64(value).encode(to: encoder)
                        case .unknown(let value): try value.encode(to: encoder)
                        }
                    }
                }

                """)
    }

    @Test func boxesAndReplacesProperties() {
        var fixture = ContractFixture()
        let node = fixture.schema("Node", .record())
        fixture.contract[node].shape = .record(
            .optional("parent", .definition(node)).with { $0.isBoxed = true },
            .required("fields", .string, .failure),
            .optional("old", .string).with { $0.deprecation = Deprecation(replacedBy: "new") },
            .optional("new", .string))
        let names = table(
            [["Node"]],
            [
                members(
                    ["parent", "fields", "old", "new"], storage: [0: "_parent", 2: "_old"],
                    effective: [2: "effectiveOld"])
            ])
        #expect(
            fixture.render(names: names)["Models/Node.swift"] == Self.header + """
                @_spi(Generated) public import DTORuntime

                /// `#/components/schemas/Node`
                public nonisolated struct Node: DefensiveRecord, Hashable, Sendable {
                    public var parent: Node? {
                        get { _parent?.value }
                        set { _parent = newValue.map(Indirect.init) }
                    }
                    private var _parent: Indirect<Node>?
                    /// Strict: without it, decoding fails.
                    public var fields: String
                    @available(*, deprecated, message: "Use new.")
                    public var old: String? {
                        get { _old }
                        set { _old = newValue }
                    }
                    private var _old: String?
                    public var new: String?
                    /// The value of `new`, or of the deprecated `old`.
                    public var effectiveOld: String? { new ?? _old }

                    public init(parent: Node? = nil, fields: String, old: String? = nil, new: String? = nil) {
                        self._parent = parent.map(Indirect.init)
                        self.fields = fields
                        self._old = old
                        self.new = new
                    }

                    public enum CodingKeys: String, RecordKey {
                        case _parent = "parent"
                        case fields
                        case _old = "old"
                        case new
                    }

                    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.fields] }

                    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
                        _parent = try fields.optional(._parent)
                        self.fields = try fields.strict(.fields)
                        _old = try fields.optional(._old)
                        new = try fields.optional(.new)
                    }
                }

                """)
    }

    @Test func nestsInlineTypesInExtensions() {
        var fixture = ContractFixture()
        let work = fixture.schema("Work", .record())
        let link = fixture.inline(in: work, .property("link"), .alias(TypeUse(.string)))
        fixture.inline(in: work, .property("name"), .alias(TypeUse(.int)), description: "A name.")
        fixture.contract[work].shape = .record(.optional("link", .definition(link)))
        let names = table(
            [["Work"], ["Work", "Link"], ["Work", "Name"]], [members(["link"]), members([]), members([])])
        let text = fixture.render(names: names)["Models/Work.swift"] ?? ""
        #expect(text.contains("    public var link: Link?\n"))
        #expect(
            text.hasSuffix(
                """
                }

                extension Work {
                    public typealias Link = String

                    /// A name.
                    public typealias Name = Int
                }

                """))
    }

    @Test func collectsAliasesInTheOrderOfNames() {
        var fixture = ContractFixture()
        let b = fixture.schema("B", .alias(TypeUse(.array(.string))))
        fixture.schema("A", .alias(TypeUse(.dictionary(.definition(b)))))
        let names = table([["B"], ["A"]], [members([]), members([])])
        #expect(
            fixture.render(names: names)["Aliases.swift"] == Self.header + """
                /// `#/components/schemas/A`
                public typealias A = [String: B]

                /// `#/components/schemas/B`
                public typealias B = [String]

                """)
    }

    @Test func keepsLongDeclarationsWithinTheLimit() {
        var fixture = ContractFixture()
        let name = "PaymentMethodDetailsCardWalletApplePayPresence"
        let long = fixture.schema(name, .strings("one", "two"))
        let properties = (1...12).map { number in
            PropertyDefinition.required(
                "\(name)\(number)", .definition(long), .value(.string("one")),
                description: String(repeating: "word ", count: 50))
        }
        fixture.schema(name + "s", .record(RecordShape(properties: properties)))
        fixture.schema(name + "List", .alias(TypeUse(.array(.definition(long)))))
        for text in fixture.render().values {
            #expect(text.split(separator: "\n").filter { $0.count > 120 } == [])
        }
    }

    @Test func usesTheConfiguredRuntimeAndStyles() {
        var fixture = ContractFixture()
        fixture.schema(
            "Item",
            .record(
                .optional("old", .json).with { $0.deprecation = Deprecation() }, .optional("any", .json)))
        var options = GenerationOptions()
        options.runtimeModule = "BooksRuntime"
        options.deprecated = .comment
        let names = table([["Item"]], [members(["old", "any"])], shadowed: ["JSONValue"])
        let commented = fixture.render(options: options, names: names)["Models/Item.swift"] ?? ""
        #expect(commented.contains("@_spi(Generated) public import BooksRuntime\n"))
        #expect(commented.contains("    /// Deprecated.\n    public var old: BooksRuntime.JSONValue?\n"))
        options.deprecated = .skip
        let skipped = fixture.render(options: options, names: names)["Models/Item.swift"] ?? ""
        #expect(!skipped.contains("old"))
    }
}
