import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import Testing

/// The settings for models are compared with the document, and each setting that does not fit is reported at its place.
@Suite struct MappingSettingsTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: '1'}
        paths: {}
        components:
          schemas:
            Book:
              type: object
              required: [title, tags, house]
              properties:
                title: {type: string, x-strict: true}
                cover: {type: [string, 'null'], format: uri}
                tags: {type: array, items: {type: string}}
                pages: {type: integer}
                seen: {type: string, format: date-time}
                old: {type: string, deprecated: true}
                format: {$ref: '#/components/schemas/Format'}
                authors: {type: array, items: {$ref: '#/components/schemas/Author'}}
                editor: {$ref: '#/components/schemas/Author'}
                house: {$ref: '#/components/schemas/House'}
                shelf: {type: string, description: Where it stands., minLength: 1, maxLength: 40, default: A}
            Author: {type: object, properties: {id: {type: string}, name: {type: string}}}
            House:
              type: object
              required: [founded]
              properties: {name: {type: string}, founded: {$ref: '#/components/schemas/Founding'}}
            Founding: {type: string, format: date-time}
            Format: {type: string, enum: [Hardcover, Paperback]}
            Either: {oneOf: [{$ref: '#/components/schemas/Author'}, {type: string}]}
        """

    private func run(_ models: String, _ more: String = "") -> (diagnostics: [Diagnostic], files: [String: String]) {
        let text = "emit: [mapping]\n\(more)\nmodels:\n  \(models)\n"
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "api.yaml", text: Self.document),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: text))))
        let files = (result.files?.files ?? []).map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return (result.diagnostics, Dictionary(files, uniquingKeysWith: { first, _ in first }))
    }

    private static let ignored = "ignore: {old: nobody reads it}"

    @Test(arguments: [
        ("Bok: {model: Work}", "unknown-mapped-schema", "did you mean 'Book'?"),
        ("Either: {model: Work}", "unmappable-schema", "neither an object"),
        ("Book: {model: Work, \(ignored), map: {titel: name}}", "unknown-mapped-property", "did you mean 'title'?"),
        ("Book: {model: Work, ignore: {old: a, cove: b}}", "unknown-mapped-property", "no property 'cove'"),
        ("Book: {model: Work, \(ignored), identity: [isbn]}", "unknown-mapped-property", "'isbn'"),
        ("Book: {model: Work, ignore: {old: a}, merge: {old: keep}}", "mapped-and-ignored", "'old' is under 'ignore'"),
        (
            "Book: {model: Work}", "unmapped-property",
            "'Book.old' is neither mapped nor ignored: the contract deprecates it"
        ),
        ("Author: {model: Writer, unmapped: error, map: {id: id}}", "unmapped-property", "'Author.name'"),
        ("Book: {model: Work, \(ignored), merge: {title: newwer}}", "unknown-value", "did you mean 'newer'?"),
        ("Book: {model: Work, \(ignored), merge: {title: newer}}", "unusable-merge", "under 'dated-by'"),
        ("Book: {model: Work, \(ignored), merge: {title: union}}", "unusable-merge", "it is not a list"),
        ("Book: {model: Work, \(ignored), merge: {format: max}}", "unusable-merge", "no order"),
        ("Book: {model: Work, \(ignored), merge: {pages: longer}}", "unusable-merge", "neither a string nor a list"),
        ("Book: {model: Work, \(ignored), merge: {pages: null-clears}}", "unusable-merge", "allows no null"),
        ("Book: {model: Work, \(ignored), merge: {title: null-clears}}", "unusable-merge", "never nil"),
        ("Book: {model: Work, \(ignored), dated-by: title}", "unusable-merge", "is not a point in time"),
        ("Book: {model: Work, \(ignored), map: {pages: {type: Date}}}", "unusable-conversion", "name functions under"),
        (
            "Book: {model: Work, \(ignored), dated-by: seen, map: {seen: {type: URL, from: a, to: b}}}",
            "unusable-merge", "'seen' is not a point in time; its member is of type 'URL'"
        ),
        (
            "Book: {model: Work, \(ignored), merge: {seen: newer}, map: {seen: {type: Swift.String, from: a, to: b}}}",
            "unusable-merge", "its member is of type 'Swift.String'"
        ),
        (
            "Book: {model: Work, \(ignored), merge: {seen: newer}, map: {seen: {type: '[Date]', from: a, to: b}}}",
            "unusable-merge", "use 'Date', or your own type that conforms to 'TimeOrdered'"
        ),
        ("Book: {model: Work, \(ignored), identity: [format]}", "unusable-merge", "cannot identify a model"),
        ("Book: {model: Work, \(ignored), orphans: {tags: delete}}", "unusable-merge", "'orphans' cannot apply to"),
        ("Format: {model: Binding}", "missing-fallback", "'fallback'"),
        (
            "Format: {model: Binding, fallback: other, map: {Softcover: soft}}", "unknown-mapped-property",
            "no value 'Softcover'"
        ),
        ("Book: {model: Work, \(ignored), map: {cover: title}}", "mapping-clash", "'Work.title'"),
        ("Book: {model: Work, \(ignored), map: {cover: 'a b'}}", "unknown-value", "cannot be a name in Swift"),
        ("Book: {model: Work, ignore: {old: ''}}", "wrong-shape", "needs the reason"),
        ("Book: {model: Work, \(ignored), merge: {cover: [newer, max]}}", "wrong-shape", "one merge policy"),
        ("Book: {kind: struct, \(ignored)}", "missing-option", "'model'"),
        ("Book: {model: Work, \(ignored), map: {seen: {type: Date, from: a}}}", "missing-option", "'seen' needs 'to'"),
        (
            "Book: {model: Work, \(ignored), map: {seen: {kind: Date, type: Date, from: a, to: b}}}", "unknown-option",
            "'kind'"
        ),
        (
            "Book: {model: Work, \(ignored), map: {seen: {type: 'a b', from: a, to: b}}}", "illegal-type-name",
            "'a b' cannot be a type"
        ),
        (
            "Book: {model: Work, \(ignored), map: {cover: {type: 'URL?', from: a, to: b}}}", "illegal-type-name",
            "'URL?' without its question mark"
        ),
        (
            "Book: {model: Work, \(ignored), map: {cover: {type: 'URL? ', from: a, to: b}}}", "illegal-type-name",
            "'URL?' without its question mark"
        ),
        (
            "Book: {model: Work, \(ignored), map: {cover: {type: Optional<URL>, from: a, to: b}}}", "illegal-type-name",
            "'Optional<URL>' without its 'Optional'"
        ),
        (
            "Book: {model: Work, \(ignored), map: {cover: {type: {type: Swift.Optional<URL>, import: Foundation}, from: a, to: b}}}",
            "illegal-type-name", "'Swift.Optional<URL>' without its 'Optional'"
        ),
        (
            "Book: {model: Work, \(ignored), map: {seen: {type: Date, from: 'a()', to: b}}}", "unknown-value",
            "cannot be a name in Swift"
        ),
        (
            "Book: {model: Work, \(ignored), map: {sen: {type: Date, from: a, to: b}}}", "unknown-mapped-property",
            "did you mean 'seen'?"
        ),
        (
            "Book: {model: Work, \(ignored), map: {pages: {type: Size, from: a, to: b, examples: [1, many]}}}",
            "unusable-conversion", "'pages' cannot be converted: the contract does not allow this example"
        ),
        (
            "Book: {model: Work, \(ignored), map: {pages: {type: Size, from: a, to: b}}, merge: {pages: max}}",
            "unusable-merge", "its member has another type"
        ),
        (
            "Book: {model: Work, \(ignored), map: {tags: {type: '[Tag]', from: a, to: b}}, identity: [tags]}",
            "unusable-merge", "cannot identify a model"
        ),
        (
            "Format: {model: Binding, fallback: other, map: {Hardcover: {type: Cover, from: a, to: b}}}",
            "unusable-conversion", "write the name of a case instead"
        ),
    ])
    func whatDoesNotFit(_ models: String, _ id: String, _ words: String) throws {
        let (diagnostics, files) = run(models)
        let diagnostic = try #require(diagnostics.first { $0.id == id }, "\(diagnostics)")
        #expect(diagnostics.filter { $0.severity == .error }.count == 1, "\(diagnostics)")
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.message.contains(words), "\(diagnostic.message)")
        #expect(diagnostic.location?.line ?? 0 > 2)
        #expect(files.isEmpty)
    }

    /// The type of the member tells whether it is a point in time, and the type in the contract does not.
    @Test(arguments: ["Date", "Foundation.Date", "Timestamp", "Instant"])
    func momentsOfOtherTypes(_ type: String) throws {
        let map = "map: {pages: {type: \(type), from: day, to: count}}"
        let dated = run("Book: {model: Work, \(Self.ignored), dated-by: pages, merge: {title: newer}, \(map)}")
        #expect(dated.diagnostics == [])
        let mapper = try #require(dated.files["Mapping/Sources/Work+Mapping.swift"])
        #expect(mapper.contains("let isNewer = \(type).isNewer(dto.pages.flatMap(Work.day), than: work.pages)"))
        let own = run("Book: {model: Work, \(Self.ignored), merge: {pages: newer}, \(map)}")
        #expect(own.diagnostics == [])
        #expect(try #require(own.files["Mapping/Sources/Work+Mapping.swift"]).contains("by: .later)"))
    }

    /// The library converts dates, so the model needs no function.
    @Test func datesWithoutFunctions() throws {
        let (diagnostics, files) = run(
            "Book: {model: Work, \(Self.ignored), dated-by: seen, merge: {title: newer}, map: {seen: {type: Date}}}")
        #expect(diagnostics == [])
        let mapper = try #require(files["Mapping/Sources/Work+Mapping.swift"])
        #expect(mapper.contains("work.seen = dto.seen.flatMap(MomentText.date)"))
        #expect(mapper.contains(".converted(by: MomentText.date)"))
        #expect(mapper.contains("static func") == false)
        let tests = try #require(files["Mapping/Tests/WorkMappingTests.swift"])
        #expect(tests.contains(".seen.map(MomentText.timestamp)"))
        let text = run(
            "Book: {model: Work, \(Self.ignored), map: {seen: {type: Date}}}", "formats: {date-time: String}")
        #expect(text.diagnostics == [])
        #expect(try #require(text.files["Mapping/Tests/WorkMappingTests.swift"]).contains("map(MomentText.text)"))
    }

    /// The test finds out which of two examples is later, whatever their order is.
    @Test func examplesOfMomentsInAnyOrder() throws {
        let map = "map: {pages: {type: Date, from: day, to: count, examples: [9, 7]}}"
        let (diagnostics, files) = run("Book: {model: Work, \(Self.ignored), merge: {pages: newer}, \(map)}")
        #expect(diagnostics == [])
        let tests = try #require(files["Mapping/Tests/WorkMappingTests.swift"])
        #expect(tests.contains("try merged(first, second).pages.map(Work.count) == 9"))
        #expect(tests.contains("try merged(second, first).pages.map(Work.count) == 9"))
    }

    @Test func aWarningByChoice() throws {
        let (diagnostics, files) = run("Book: {model: Work, unmapped: warning, map: {title: title}}")
        #expect(diagnostics.allSatisfy { $0.severity == .warning && $0.id == "unmapped-property" })
        // Only the title is mapped.
        #expect(diagnostics.count == 10)
        let mapper = try #require(files["Mapping/Sources/Work+Mapping.swift"])
        #expect(mapper.contains("work.title = dto.title") && !mapper.contains("work.cover"))
    }

    @Test func membersThatSwiftDataHasItself() {
        let map = "Author: {model: Writer, map: {name: description}}"
        #expect(run(map).diagnostics == [])
        #expect(run(map, "persistence: swiftdata").diagnostics.map(\.id) == ["unmapped-property"])
    }

    @Test func oneFileInTheBundledLayout() throws {
        let models =
            "Book: {model: Work, \(Self.ignored)}\n  Author: {model: Writer}\n  Format: {model: Binding, fallback: other}"
        let (diagnostics, files) = run(models, "layout: bundled\nmodule: Books\npersistence: swiftdata")
        #expect(diagnostics == [])
        let mapping = files.filter { $0.key.hasPrefix("Mapping/") }
        #expect(mapping.keys.sorted() == ["Mapping/BooksMapping.swift"])
        let text = try #require(mapping.values.first)
        for part in ["func mapToWork(", "func mergeWriterData(", "final class Writer {", "extension Binding {"] {
            #expect(text.contains(part))
        }
        #expect(text.components(separatedBy: "Made by gen-dtos").count == 2)
        #expect(text.components(separatedBy: "\n@_spi(Generated) import DTORuntime\n").count == 2)
    }

    /// A file that uses types of another module imports the module. Types of Foundation need no setting for this.
    @Test func modulesOfConvertedMembers() throws {
        let (diagnostics, files) = run(
            "Author: {model: Writer, map: {id: {type: {type: AuthorID, import: Identifiers}, from: a, to: b}}}")
        #expect(diagnostics == [])
        #expect(try #require(files["Mapping/Sources/Writer+Mapping.swift"]).contains("\nimport Identifiers\n"))
        let foundation = run("Author: {model: Writer, map: {id: {type: '[URL]', from: a, to: b}}}").files
        #expect(try #require(foundation["Mapping/Sources/Writer+Mapping.swift"]).contains("\nimport Foundation\n"))
        let own = run("Author: {model: Writer, map: {id: {type: AuthorID, from: a, to: b}}}").files
        #expect(try #require(own["Mapping/Sources/Writer+Mapping.swift"]).contains("import Foundation") == false)
    }

    /// If the document lacks a required record, decoding makes an empty record. An empty record does not replace a
    /// model.
    @Test func recordsThatAreAlwaysThere() throws {
        let (diagnostics, files) = run(
            "Book: {model: Work, \(Self.ignored)}\n  House: {model: Publisher}\n  Author: {model: Writer}")
        #expect(diagnostics == [])
        let mapper = try #require(files["Mapping/Sources/Work+Mapping.swift"])
        #expect(mapper.contains("fields.record(.house, ofRecord: dto.house)"))
        #expect(mapper.contains("fields.record(.editor, of: dto.editor)"))
    }

    /// A literal needs the module of its type, also if the type is behind an alias and the literal does not spell its
    /// name.
    /// The contract requires the record, but an empty model has none.
    @Test func aRecordWithoutAModelMayBeAbsent() throws {
        let files = run("Book: {model: Work, \(Self.ignored)}").files
        let work = try #require(files.first { $0.key.hasSuffix("Sources/Work+Mapping.swift") }?.value)
        #expect(work.contains("    var house: House? { get set }\n"))
        #expect(work.contains("    var tags: [String] { get set }\n"))
        let mapped = run("Book: {model: Work, \(Self.ignored)}\n  House: {model: Home}").files
        let home = try #require(mapped.first { $0.key.hasSuffix("Sources/Work+Mapping.swift") }?.value)
        #expect(home.contains("    var house: Home { get set }\n"))
    }

    @Test func modulesOfFirstValues() throws {
        let (diagnostics, files) = run("House: {model: Publisher}", "persistence: swiftdata")
        #expect(diagnostics == [])
        let model = try #require(files["Mapping/Sources/Publisher.swift"])
        #expect(model.contains("    var founded: Founding = \"\"\n"))
        #expect(model.contains("\n@_spi(Generated) import DTORuntime\n"))
    }

    @Test func noModels() {
        #expect(run("").diagnostics.map(\.id) == ["no-models"])
    }

    /// The diagnostic points at the setting that asks for the mapping. If an argument asks for it, the diagnostic
    /// points at the document.
    @Test func noModelsPointsAtTheWish() throws {
        func place(_ configuration: String?, _ overrides: OptionOverrides = OptionOverrides()) throws -> String {
            let result = GenerationPipeline.run(
                GenerationInput(
                    document: SourceFile(path: "api.yaml", text: Self.document),
                    configuration: configuration.map {
                        Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: $0))
                    }, overrides: overrides))
            #expect(result.diagnostics.map(\.id) == ["no-models"])
            let location = try #require(result.diagnostics.first?.location)
            return "\(result.sources[location.file].path):\(location.line):\(location.column)"
        }
        #expect(try place("module: Books\nemit: [mapping]\n") == "gen-dtos.yaml:2:7")
        #expect(try place(nil, OptionOverrides(emit: [.mapping])) == "api.yaml:1:1")
        #expect(try place("module: Books\n", OptionOverrides(emit: [.mapping])) == "api.yaml:1:1")
    }

    /// A member of another type keeps the document's description, but not the rules for the value in JSON. For example,
    /// a `URL` has no length.
    @Test(arguments: ["", "persistence: swiftdata"])
    func commentsOfConvertedMembers(_ persistence: String) throws {
        let record = "Book: {model: Work, \(Self.ignored)"
        func comment(_ models: String, _ member: String) throws -> String {
            let (diagnostics, files) = run(models, persistence)
            #expect(diagnostics == [])
            let file = "Mapping/Sources/Work\(persistence.isEmpty ? "+Mapping" : "").swift"
            let lines = try #require(files[file]).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
            let end = try #require(lines.firstIndex { $0.hasPrefix("var \(member): ") })
            return lines[..<end].reversed().prefix { $0.hasPrefix("///") }.reversed().joined(separator: "\n")
        }
        let converted = "map: {shelf: {type: Shelf, from: shelf, to: text}}"
        #expect(
            try comment("\(record)}", "shelf")
                == "/// Where it stands. 1 to 40 characters. Missing or null: `\"A\"`.")
        #expect(try comment("\(record), \(converted)}", "shelf") == "/// Where it stands.")
    }

    @Test func everyPropertyIsMappedAndMerged() throws {
        let (diagnostics, files) = run(
            "Book: {model: Work, \(Self.ignored)}\n  Author: {model: Writer, identity: [id]}")
        #expect(diagnostics == [])
        let mapper = try #require(files["Mapping/Sources/Work+Mapping.swift"])
        let tests = try #require(files["Mapping/Tests/WorkMappingTests.swift"])
        for name in ["title", "cover", "tags", "pages", "seen", "format", "authors", "editor", "house"] {
            #expect(mapper.contains("    var \(name): "))
            #expect(mapper.contains("    work.\(name) = "))
            #expect(mapper.contains("&work.\(name)"))
            #expect(tests.contains("@Test func \(name)()"))
        }
        #expect(!mapper.contains("dto.old"))
    }
}
