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

    /// The path of the document, relative to the configuration's folder. This path is used if the command line names no
    /// document.
    package var document: String?
    /// The server from which `gen-dtos update` fetches the document.
    package var source: PublishedSource?

    // MARK: Output

    /// The folder for the output, relative to the configuration's folder.
    package var output: String?
    /// The name of the module. If the value is nil, the name is derived from `info.title`.
    package var module: String?
    package var access: AccessLevel = .public
    package var emit: Set<Artifact> = [.models, .fixtures, .tests]
    package var layout: Layout = .files
    /// Whether the output is a standalone package, which contains the libraries that its code imports.
    package var standalone = false
    package var tests: TestFramework = .swiftTesting
    package var mocks: MockSize = .full
    /// The module of the runtime library, which generated models import.
    package var runtimeModule = Library.runtime.rawValue
    /// The module of the library that generated tests also import.
    package var testingModule = Library.testing.rawValue
    /// The module of the library that a generated client also imports.
    package var clientModule = Library.client.rawValue
    /// The module of the library that generated mocks also import.
    package var mocksModule = Library.mocks.rawValue
    /// The module of the mock server, which responds to requests within a test. The mock server needs the two modules
    /// below.
    package var serverModule = Library.server.rawValue
    package var contractModule = Library.contract.rawValue
    package var patternModule = Library.patterns.rawValue
    /// The module that a generated client imports for `sign-in: true`.
    package var signInModule = Library.signIn.rawValue
    /// Maps the names of limits (`YAMLLimits.names`) to their values.
    package var limits: [String: Int] = [:]
    /// The overlays that change the document. Their paths are relative to the configuration's folder.
    package var overlays: [OverlayPath] = []
    package var include = Selection()
    package var exclude = Selection()

    // MARK: Types

    /// Maps formats to the types of their values. These entries override the built-in table.
    package var formats: [String: ScalarType] = [:]
    /// Maps component schemas to the user's own types that replace them.
    package var types: [String: ExternalType] = [:]
    package var conformances: [ConformanceRule] = []
    /// Whether types are `nonisolated`, regardless of the default isolation of their module.
    package var isNonisolated = true
    package var deprecated: DeprecationStyle = .annotate

    // MARK: Decoding

    package var missing: MissingPolicy = .default
    /// Maps formats to the strings that replace missing required values without a default.
    package var missingTexts: [String: String] = [:]
    package var nulls: NullPolicy = .report
    package var coerce: Set<Coercion> = Set(Coercion.allCases)
    /// The offset from UTC, in minutes, that is assumed for dates and times without an offset.
    package var localOffset = 0
    /// The formats for which malformed strings are not reported, if the Swift type can store them.
    package var uncheckedFormats: Set<TextFormat> = []
    /// The properties, as `Schema.property`, whose decoding throws if the value is missing or unusable.
    package var strict: Set<String> = []
    /// Maps properties, as `Schema.property`, to their defaults.
    package var defaults: [String: ContractValue] = [:]
    /// Maps properties, as `Schema.property`, to further keys from which they are decoded.
    package var aliases: [String: [String]] = [:]
    /// Determines whether optional properties that may be null distinguish an absent value from null.
    package var presence: PresenceStyle = .optional
    /// The properties, as `Schema.property`, that distinguish an absent value from null, in addition to `presence`.
    package var explicitPresence: Set<String> = []
    /// The schemas whose values keep unknown keys, including the unknown keys of nested values.
    package var keptUnknown: [NamePattern] = []
    /// The envelopes, with their schemas and the rules that distinguish success from failure.
    package var envelopes: [EnvelopeRule] = []
    /// The inline enumerations that become one type.
    package var shared: [SharedRule] = []

    // MARK: Calls

    /// The groups of the client's operations, or nil for no groups.
    package var groups: GroupRule?
    /// The parameters that are set once for all operations of the client, in the order of the file.
    package var globals: [GlobalRule] = []
    /// Maps operations, as `operationId` or `METHOD /path`, to the rules for their pages. Invalid rules are left out.
    package var pagination: [String: PaginationRule] = [:]
    /// Maps operations, or `*` for all other operations, to their rules for retries.
    package var retry: [String: RetryRule] = [:]
    /// The header by which the server recognizes repeated requests, in addition to a header of the document.
    package var idempotency: IdempotencyRule?
    /// Maps operations, or `*` for all other operations, to the credentials that they need instead of the credentials
    /// that the document requires.
    package var security: [String: [SecurityRequirement]] = [:]
    /// Whether the client has a constant for each security scheme with which users or apps sign in.
    package var hasSignIn = false

    // MARK: Models of the app

    /// The app's models for the schemas, in the order of the file.
    package var models: [ModelRule] = []
    package var persistence: Persistence = .none
    /// The module with the app's models. If the value is nil, the name is the generated module's name with `Models`
    /// appended.
    package var modelsModule: String?

    // MARK: Scenarios

    /// The settings for the tests of an app's screens.
    package var scenarios = ScenarioSettings()

    // MARK: Audit

    /// The settings for the audit of hand-written Swift code.
    package var audit = AuditSettings()

    // MARK: Lifecycle

    /// The number of days for which removed parts of the document are kept.
    package var keptDays = 90
    /// The properties, as `Schema.property`, whose former types are no longer decoded.
    package var migrated: Set<String> = []
    /// Whether the contract is generated as it will be without the parts that have a sunset.
    package var isAfterSunset = false
    /// Whether removed parts are kept. A run of a build-tool plugin has no earlier output, and a future contract has no
    /// past, so both keep no removed parts.
    package var keepsPast: Bool { layout == .files && !isAfterSunset }
    /// The number of days until the next review of the contract. Nil means that no review is required.
    package var reviewDays: Int?
    /// The day of the last review.
    package var reviewed: CalendarDay?

    // MARK: Names

    package var names: NameStyle = .whole
    package var operationNames: OperationNameStyle = .whole
    /// Words that names spell exactly as listed here, such as `URL`.
    package var acronyms: [String] = []
    /// The prefix and suffix for the names of types at the top level.
    package var prefix = ""
    package var suffix = ""
    /// Maps names of the document (`Schema`, `Schema.property`, `Schema.value`) to Swift names.
    package var renames: [String: String] = [:]

    // MARK: Reading

    package var mergeKeys = true
    /// The folders with the documents for references that are URLs, relative to the configuration's folder.
    package var references = ReferenceMap()
    /// Whether a broken reference becomes `JSONValue` with a warning, instead of an error.
    package var danglingAsJSON = false

    /// Maps sections of the configuration, and names in a section such as `strict.WorkDTO.title`, to their locations.
    package var locations: [String: SourceLocation] = [:]

    package init() {}

    /// Whether `strict`, `defaults`, `aliases`, `presence` or `rename` names a property or a value of an enumeration.
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

    /// A kind of output (`emit:`). The default kinds are models, fixtures and tests.
    package enum Artifact: String, Sendable, CaseIterable {
        case models
        case fixtures
        case tests
        /// The contract as Markdown.
        case docs
        /// A client that calls the API.
        case client
        /// JSON documents with mock responses of the backend.
        case mocks
        /// The scenarios for tests of an app's screens.
        case scenarios
        /// The functions that convert records into an app's own models.
        case mapping

        /// The artefacts whose modules the artefact's code imports or extends.
        package var required: [Self] {
            switch self {
            case .client: [.models]
            case .tests: [.models, .fixtures]
            case .models, .fixtures, .docs, .mocks, .scenarios, .mapping: []
            }
        }
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
        /// Documents with required properties only.
        case minimal
    }

    /// Determines which part of a schema's name becomes its Swift name.
    package enum NameStyle: String, Sendable, CaseIterable {
        case whole
        /// The part after the namespaces, if no other schema has the same last part.
        case lastSegment = "last-segment"
    }

    /// Determines which part of an operation's name becomes its Swift name.
    package enum OperationNameStyle: String, Sendable, CaseIterable {
        case whole
        /// The part that the author of the server has chosen, if no other operation has the same part.
        case short
    }

    /// Determines whether a missing required property without a default gets a default of its type, or decoding throws.
    package enum MissingPolicy: String, Sendable, CaseIterable {
        case `default`
        case `throw`
    }

    /// Determines whether a null is reported for an optional property that must not be null.
    package enum NullPolicy: String, Sendable, CaseIterable {
        case report
        case ignore
    }

    /// Determines whether a malformed string of a format is reported, if the Swift type can store it.
    package enum MalformedTexts: String, Sendable, CaseIterable {
        case report
        case ignore
    }

    /// Determines whether a deprecated property causes a compiler warning, has only a comment, or is left out.
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

    /// A conversion of a value into the type that the contract describes, without loss.
    package enum Coercion: String, Sendable, CaseIterable {
        /// Converts `"12"`, `" 12 "` or `"+1.5"` to a number.
        case textToNumber = "text-to-number"
        /// Converts `12` to a string.
        case numberToText = "number-to-text"
        /// Converts `"true"`, `"yes"` or `"1"` to a Boolean.
        case textToBoolean = "text-to-boolean"
        /// Converts `0` or `1` to a Boolean.
        case numberToBoolean = "number-to-boolean"
        /// Converts a single value to a list of this value.
        case valueToList = "value-to-list"
        /// Converts `{"0": …, "2": …}` to a list of its values.
        case objectToList = "object-to-list"
        /// Converts `[]` to an empty object with arbitrary keys.
        case listToObject = "list-to-object"
        /// Converts dates and times in forms other than RFC 3339, and numbers of seconds or milliseconds since 1970.
        case dateTimes = "date-times"
        /// Converts base64 without its padding, in the other alphabet, or with line breaks.
        case base64
    }
}

extension GenerationOptions {
    /// Whether a null for a property is decoded without a report.
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

    /// The arguments with which records restrict the runtime's conversions, or nil if there is no restriction.
    package var conversions: String? {
        guard localOffset != 0 else { return coerce.literal }
        return "\(coerce.literal ?? ".all"), localOffset: \(localOffset)"
    }
}

extension Set<GenerationOptions.Coercion> {
    /// The runtime's names for the conversions: `[.textToNumber]`. The value is nil if the set contains all
    /// conversions.
    package var literal: String? {
        if count == Element.allCases.count { return nil }
        return "[" + Element.allCases.filter(contains).map { ".\($0)" }.joined(separator: ", ") + "]"
    }
}
