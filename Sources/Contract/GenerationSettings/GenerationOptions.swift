package import ContractModel
@_spi(Generated) package import DTORuntime
package import Diagnostics
package import References

/// The path of an overlay in the configuration.
package struct OverlayPath: Hashable, Sendable {
    package var path: String
    package var location: SourceLocation
}

/// The settings of the user: the configuration file, overridden by the command line.
package struct GenerationOptions: Sendable {
    // MARK: Document

    /// The document, relative to the configuration's folder, for command lines that name none.
    package var document: String?
    /// The server from which `gen-dtos update` fetches the document.
    package var source: PublishedSource?

    // MARK: Output

    /// The folder for the output, relative to the configuration's folder.
    package var output: String?
    /// The name of the module. Nil derives it from `info.title`.
    package var module: String?
    package var access: AccessLevel = .public
    package var emit: Set<Artifact> = [.models, .fixtures, .tests]
    package var layout: Layout = .files
    /// Whether the output is a standalone package, which includes the libraries that its code imports.
    package var standalone = false
    package var tests: TestFramework = .swiftTesting
    package var mocks: MockSize = .full
    /// The module that generated code imports.
    package var runtimeModule = Library.runtime.rawValue
    /// The other module that generated tests import.
    package var testingModule = Library.testing.rawValue
    /// The other module that a generated client imports.
    package var clientModule = Library.client.rawValue
    /// The other module that generated mocks import.
    package var mocksModule = Library.mocks.rawValue
    /// The module that serves a contract within a test, and the modules that it imports.
    package var serverModule = Library.server.rawValue
    package var contractModule = Library.contract.rawValue
    package var patternModule = Library.patterns.rawValue
    /// The module that a generated client imports for `sign-in: true`.
    package var signInModule = Library.signIn.rawValue
    /// The limits on the document, by the names of `YAMLLimits`.
    package var limits: [String: Int] = [:]
    /// The overlays that change the document, relative to the configuration's folder.
    package var overlays: [OverlayPath] = []
    package var include = Selection()
    package var exclude = Selection()

    // MARK: Types

    /// The types of formats, which override the built-in table.
    package var formats: [String: ScalarType] = [:]
    /// The user's types that replace component schemas, by schema.
    package var types: [String: ExternalType] = [:]
    package var conformances: [ConformanceRule] = []
    /// Whether types are `nonisolated`, whatever the module's default isolation is.
    package var isNonisolated = true
    package var deprecated: DeprecationStyle = .annotate

    // MARK: Decoding

    package var missing: MissingPolicy = .default
    /// The texts that replace missing required values without a default, by format.
    package var missingTexts: [String: String] = [:]
    package var nulls: NullPolicy = .report
    package var coerce: Set<Coercion> = Set(Coercion.allCases)
    /// The offset from UTC, in minutes, that dates and times without an offset have.
    package var localOffset = 0
    /// The formats whose malformed texts are not reported, where their type keeps them.
    package var uncheckedFormats: Set<TextFormat> = []
    /// The properties that must have a usable value, or decoding throws, as `Schema.property`.
    package var strict: Set<String> = []
    /// The defaults of properties, by `Schema.property`.
    package var defaults: [String: ContractValue] = [:]
    /// More keys from which properties are decoded, by `Schema.property`.
    package var aliases: [String: [String]] = [:]
    /// Whether optional properties that may be null distinguish absent from null.
    package var presence: PresenceStyle = .optional
    /// The properties with three states, as `Schema.property`, if `presence` does not apply to all.
    package var explicitPresence: Set<String> = []
    /// The schemas whose values keep unknown keys, with all values in them.
    package var keptUnknown: [NamePattern] = []
    /// The envelopes: their schemas and the rules by which they decide.
    package var envelopes: [EnvelopeRule] = []
    /// The inline enumerations that become one type.
    package var shared: [SharedRule] = []

    // MARK: Calls

    /// The groups of the client's operations. Nil makes no groups.
    package var groups: GroupRule?
    /// The parameters that the client has for all operations, in the order of the file.
    package var globals: [GlobalRule] = []
    /// The rules for pages, by `operationId`, or by method and path.
    package var pagination: [String: PaginationRule] = [:]
    /// The rules for retries, by operation, or by `*` for all other operations.
    package var retry: [String: RetryRule] = [:]
    /// The header by which the server recognizes repeated requests, in addition to a header of the document.
    package var idempotency: IdempotencyRule?
    /// The credentials that operations need, in place of the document's requirements. The keys are operations, or `*`
    /// for all others.
    package var security: [String: [SecurityRequirement]] = [:]
    /// Whether the client has a constant for each scheme with which users or apps sign in.
    package var hasSignIn = false

    // MARK: Models of the app

    /// The app's models for the schemas, in the order of the file.
    package var models: [ModelRule] = []
    package var persistence: Persistence = .none
    /// The module with the app's models. Nil is the generated module's name with `Models` appended.
    package var modelsModule: String?

    // MARK: Scenarios

    /// The settings for the tests of screens.
    package var scenarios = ScenarioSettings()

    // MARK: Audit

    /// The settings for the audit of hand-written Swift.
    package var audit = AuditSettings()

    // MARK: Lifecycle

    /// The number of days for which removed parts of the document are kept.
    package var keptDays = 90
    /// The properties whose former types are no longer decoded, as `Schema.property`.
    package var migrated: Set<String> = []
    /// Whether the future contract is generated, without parts that have a sunset.
    package var isAfterSunset = false
    /// Whether removed parts are kept. A build makes its output anew each time, and a future contract has no past, so
    /// neither keeps them.
    package var keepsPast: Bool { layout == .files && !isAfterSunset }
    /// The number of days until the next review of the contract. Nil means that no review is required.
    package var reviewDays: Int?
    /// The day of the last review.
    package var reviewed: CalendarDay?

    // MARK: Names

    package var names: NameStyle = .whole
    package var operationNames: OperationNameStyle = .whole
    /// Words that names spell in exactly this way: `URL`.
    package var acronyms: [String] = []
    /// The prefix and suffix for the names of types at the top level.
    package var prefix = ""
    package var suffix = ""
    /// The Swift names of the document's names (`Schema`, `Schema.property`, `Schema.value`).
    package var renames: [String: String] = [:]

    // MARK: Reading

    package var mergeKeys = true
    /// The folders for files that references name by URLs, relative to the configuration's folder.
    package var references = ReferenceMap()
    /// Whether a broken reference becomes `JSONValue` with a warning, instead of an error.
    package var danglingAsJSON = false

    /// The places in the configuration: by section, and by section and name, such as `strict.WorkDTO.title`.
    package var locations: [String: SourceLocation] = [:]

    package init() {}

    /// Whether any setting names a single member.
    package var namesMembers: Bool {
        !strict.isEmpty || !defaults.isEmpty || !aliases.isEmpty || !explicitPresence.isEmpty || !renames.isEmpty
    }
}

// MARK: Choices

extension GenerationOptions {
    /// The access level of generated declarations.
    package enum AccessLevel: String, Sendable, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    /// A kind of output (`emit:`).
    package enum Artifact: String, Sendable, CaseIterable {
        case models
        case fixtures
        case tests
        /// The contract as Markdown, only on request.
        case docs
        /// A client that calls the API, only on request.
        case client
        /// Documents with mock responses of the backend, only on request.
        case mocks
        /// The scenarios for tests of an app's screens, which are made only on request.
        case scenarios
        /// The functions that turn records into an app's own models, which are made only on request.
        case mapping
    }

    /// The distribution of generated types over files.
    package enum Layout: String, Sendable, CaseIterable {
        /// One file for each schema.
        case files
        /// A fixed list of file names, for build-tool plugins.
        case bundled
    }

    /// The framework of generated tests.
    package enum TestFramework: String, Sendable, CaseIterable {
        case swiftTesting = "swift-testing"
        case xctest
    }

    /// The source of an app's models.
    package enum Persistence: String, Sendable, CaseIterable {
        /// The app has its own models.
        case none
        /// Models for SwiftData are generated.
        case swiftdata
    }

    /// The size of mock documents.
    package enum MockSize: String, Sendable, CaseIterable {
        case full
        /// Only required properties.
        case minimal
    }

    /// The part of a schema's name that makes its Swift name.
    package enum NameStyle: String, Sendable, CaseIterable {
        case whole
        /// The part after the namespaces, if no other schema has that name.
        case lastSegment = "last-segment"
    }

    /// The part of an operation's name that makes its Swift name.
    package enum OperationNameStyle: String, Sendable, CaseIterable {
        case whole
        /// The part that the author of the server has chosen, if no other operation has that name.
        case short
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

    /// The treatment of deprecated properties: a warning of the compiler, a remark in the comment, or no property.
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

    /// A conversion without loss.
    package enum Coercion: String, Sendable, CaseIterable {
        /// Converts `"12"`, `" 12 "` or `"+1.5"` to a number.
        case textToNumber = "text-to-number"
        /// Converts `12` to a text.
        case numberToText = "number-to-text"
        /// Converts `"true"`, `"yes"` or `"1"` to a Boolean.
        case textToBoolean = "text-to-boolean"
        /// Converts `0` or `1` to a Boolean.
        case numberToBoolean = "number-to-boolean"
        /// Converts a value to a list with this value.
        case valueToList = "value-to-list"
        /// Converts `{"0": …, "2": …}` to a list.
        case objectToList = "object-to-list"
        /// Converts `[]` to an object with arbitrary keys.
        case listToObject = "list-to-object"
        /// Converts dates and times in other forms than RFC 3339, or counted from 1970.
        case dateTimes = "date-times"
        /// Converts base64 without its padding, in the other alphabet, or with line breaks.
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
    /// The runtime's names for the conversions: `[.textToNumber]`. Nil if all are included.
    package var literal: String? {
        if count == Element.allCases.count { return nil }
        return "[" + Element.allCases.filter(contains).map { ".\($0)" }.joined(separator: ", ") + "]"
    }
}
