package import ContractModel
package import DTORuntime
package import Diagnostics
package import References

/// The settings of the user: the configuration file, overridden by the command line.
package struct GenerationOptions: Sendable {
    // MARK: Output

    /// The folder for the output, as the file says it: relative to the file's own folder.
    package var output: String?
    /// Nil: from `info.title`.
    package var module: String?
    package var access: AccessLevel = .public
    package var emit: Set<Artifact> = [.models, .fixtures, .tests]
    package var layout: Layout = .files
    /// The output is a package by itself: it brings along what its code imports.
    package var standalone = false
    package var tests: TestFramework = .swiftTesting
    package var mocks: MockSize = .full
    /// The module that generated code imports.
    package var runtimeModule = "DTORuntime"
    /// The other module that generated tests import.
    package var testingModule = "DTOTesting"
    /// The other module that a generated client imports.
    package var clientModule = "DTOClient"
    /// The module that serves a contract within a test, and the modules that it imports.
    package var serverModule = "DTOMockServer"
    package var contractModule = "DTOContract"
    package var patternModule = "ECMAPatterns"
    /// Limits on the document, by the names of `YAMLLimits`.
    package var limits: [String: Int] = [:]
    package var include = Selection()
    package var exclude = Selection()

    // MARK: Types

    /// `format` → type, over the built-in table.
    package var formats: [String: ScalarType] = [:]
    /// Component schema → type of the user's that stands for it.
    package var types: [String: ExternalType] = [:]
    package var conformances: [ConformanceRule] = []
    /// Types are `nonisolated`, whatever the module's default isolation.
    package var isNonisolated = true
    package var deprecated: DeprecationStyle = .annotate

    // MARK: Decoding

    package var missing: MissingPolicy = .default
    /// `format` → the text that stands for a required value of the format without a default.
    package var missingTexts: [String: String] = [:]
    package var nulls: NullPolicy = .report
    package var coerce: Set<Coercion> = Set(Coercion.allCases)
    /// The offset from UTC, in minutes, of dates and times that have none.
    package var localOffset = 0
    /// The formats whose malformed texts are not reported, where their type keeps them.
    package var uncheckedFormats: Set<TextFormat> = []
    /// `Schema.property` → strict.
    package var strict: Set<String> = []
    /// `Schema.property` → default.
    package var defaults: [String: ContractValue] = [:]
    /// `Schema.property` → other keys to read it from.
    package var aliases: [String: [String]] = [:]
    /// Whether optional properties that may be null distinguish absent from null.
    package var presence: PresenceStyle = .optional
    /// `Schema.property` → three states, where `presence` does not say so for all.
    package var explicitPresence: Set<String> = []
    /// Schemas that an envelope takes in, and how it decides.
    package var envelopes: [EnvelopeRule] = []
    /// Enumerations in line that are one type.
    package var shared: [SharedRule] = []

    // MARK: Calls

    /// Operation → how its pages follow each other: by `operationId`, or method and path.
    package var pagination: [String: PaginationRule] = [:]
    /// Operation, or `*` for all others → how it is retried.
    package var retry: [String: RetryRule] = [:]
    /// Operation, or `*` for all others → the credentials that it needs, in place of the document's own requirements.
    package var security: [String: [SecurityRequirement]] = [:]

    // MARK: Models of the app

    /// Which models of an app stand for which schemas, in the order of the file.
    package var models: [ModelRule] = []
    package var persistence: Persistence = .none
    /// The module that has them; nil: the generated module's name with `Models` behind it.
    package var modelsModule: String?

    // MARK: Scenarios

    /// The settings for the tests of screens.
    package var scenarios = ScenarioSettings()

    // MARK: Audit

    /// What hand-written Swift is compared by.
    package var audit = AuditSettings()

    // MARK: Lifecycle

    /// Days for which Swift keeps what has left the document.
    package var keptDays = 90
    /// `Schema.property` → only its present type is read, whatever it was.
    package var migrated: Set<String> = []
    /// The contract as it will be: nothing that has a sunset.
    package var isAfterSunset = false
    /// Whether the contract's past has a part in it: a build makes its output anew each time, and what will be has no past.
    package var keepsPast: Bool { layout == .files && !isAfterSunset }
    /// Days within which somebody is to review the contract again; nil: nobody asks.
    package var reviewDays: Int?
    /// The day of the last review.
    package var reviewed: CalendarDay?

    // MARK: Names

    package var names: NameStyle = .whole
    /// Words that names spell in exactly this way: `URL`.
    package var acronyms: [String] = []
    /// Prefix and suffix of the names of top-level types.
    package var prefix = ""
    package var suffix = ""
    /// Document name (`Schema`, `Schema.property`, `Schema.value`) → Swift name.
    package var renames: [String: String] = [:]

    // MARK: Reading

    package var mergeKeys = true
    /// URLs that are files below folders, which the file says relative to its own.
    package var references = ReferenceMap()
    /// Dangling references become `JSONValue` with a warning instead of an error.
    package var danglingAsJSON = false

    /// Where the configuration says it: by section, and by section and name, such as `strict.WorkDTO.title`.
    package var locations: [String: SourceLocation] = [:]

    package init() {}

    /// Whether single members are named anywhere.
    package var namesMembers: Bool {
        !strict.isEmpty || !defaults.isEmpty || !aliases.isEmpty || !explicitPresence.isEmpty || !renames.isEmpty
    }

    /// Whether anything that is made imports the library of the mock server.
    package var usesMockServer: Bool {
        emit.contains(.mocks) || emit.contains(.scenarios) && scenarios.server == .ours
    }

    /// Names the libraries of a package that stands alone after its module, so that several such packages fit into one app.
    package mutating func bringLibrariesAlong(module: String) {
        guard standalone else { return }
        runtimeModule = module + "Runtime"
        testingModule = module + "Testing"
        clientModule = module + "ClientSupport"
        serverModule = module + "ServerSupport"
        contractModule = module + "ContractSupport"
        patternModule = module + "PatternSupport"
    }
}

// MARK: Choices

extension GenerationOptions {
    package enum AccessLevel: String, Sendable, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    package enum Artifact: String, Sendable, CaseIterable {
        case models
        case fixtures
        case tests
        /// The contract as Markdown, only where it is asked for.
        case docs
        /// A client that calls the API, only where it is asked for.
        case client
        /// Documents that stand for the backend's answers, only where they are asked for.
        case mocks
        /// The scenarios for tests of an app's screens, which are made only on request.
        case scenarios
        /// The functions that turn records into an app's own models, which are made only on request.
        case mapping
    }

    package enum Layout: String, Sendable, CaseIterable {
        /// One file per schema.
        case files
        /// Fixed file names, for build-tool plugins.
        case bundled
    }

    package enum TestFramework: String, Sendable, CaseIterable {
        case swiftTesting = "swift-testing"
        case xctest
    }

    /// Where an app's models come from.
    package enum Persistence: String, Sendable, CaseIterable {
        /// They are the app's own.
        case none
        /// They are made, for SwiftData.
        case swiftdata
    }

    /// How much mock documents hold.
    package enum MockSize: String, Sendable, CaseIterable {
        case full
        /// Required properties alone.
        case minimal
    }

    /// The part of a schema's name that makes its Swift name.
    package enum NameStyle: String, Sendable, CaseIterable {
        case whole
        /// The part after the namespaces, if no other schema has that name.
        case lastSegment = "last-segment"
    }

    /// How a required property without a default decodes if it is missing.
    package enum MissingPolicy: String, Sendable, CaseIterable {
        case `default`
        case `throw`
    }

    /// Whether a null for an optional property that must not be null is reported.
    package enum NullPolicy: String, Sendable, CaseIterable {
        case report
        case ignore
    }

    /// Whether a text that breaks the contract's format, and that its type keeps, is reported.
    package enum MalformedTexts: String, Sendable, CaseIterable {
        case report
        case ignore
    }

    package enum DeprecationStyle: String, Sendable, CaseIterable {
        case annotate
        case comment
        case skip
    }

    /// The type of a property that may be absent and may be null.
    package enum PresenceStyle: String, Sendable, CaseIterable {
        /// `T?`
        case optional
        /// `Presence<T>`
        case explicit
    }

    /// A conversion that loses nothing.
    package enum Coercion: String, Sendable, CaseIterable {
        /// `"12"`, `" 12 "` or `"+1.5"` where a number is due.
        case textToNumber = "text-to-number"
        /// `12` where a text is due.
        case numberToText = "number-to-text"
        /// `"true"`, `"yes"` or `"1"` where a Boolean is due.
        case textToBoolean = "text-to-boolean"
        /// `0` or `1` where a Boolean is due.
        case numberToBoolean = "number-to-boolean"
        /// A value where a list of such values is due.
        case valueToList = "value-to-list"
        /// `{"0": …, "2": …}` where a list is due.
        case objectToList = "object-to-list"
        /// `[]` where an object of any keys is due.
        case listToObject = "list-to-object"
        /// Dates and times in other forms than that of RFC 3339, or counted from 1970.
        case dateTimes = "date-times"
        /// Base64 without its padding, in the other alphabet, or with line breaks.
        case base64
    }
}

extension GenerationOptions {
    /// Whether a null for a property is read without a report.
    package func readsNull(of property: PropertyDefinition) -> Bool {
        if property.isNullable || nulls == .report || property.isRequired { return property.isNullable }
        return switch property.absence {
        case .none, .zero, .emptyCollection: true
        case .value: !property.comparesConstant
        case .emptyRecord, .failure: false
        }
    }

    package var formatTable: FormatTable {
        FormatTable(overrides: formats, unchecked: uncheckedFormats)
    }

    /// The arguments by which records restrict the runtime's conversions. Nil if the runtime does all conversions.
    package var conversions: String? {
        guard localOffset != 0 else { return coerce.literal }
        return "\(coerce.literal ?? ".all"), localOffset: \(localOffset)"
    }
}

extension Set<GenerationOptions.Coercion> {
    /// `[.textToNumber]`, by the runtime's names; nil where everything is converted.
    package var literal: String? {
        if count == Element.allCases.count { return nil }
        return "[" + Element.allCases.filter(contains).map { ".\($0)" }.joined(separator: ", ") + "]"
    }
}
