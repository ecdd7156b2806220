package import Diagnostics

/// What the user asked for: the configuration file with the command line on top.
package struct GenerationOptions: Sendable {
    package enum AccessLevel: String, Sendable, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    package enum Artifact: String, Sendable, CaseIterable {
        case models
        case fixtures
        case tests
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

    /// What a required property does that nothing gives a default.
    package enum MissingPolicy: String, Sendable, CaseIterable {
        case `default`
        case `throw`
    }

    package enum DeprecationStyle: String, Sendable, CaseIterable {
        case annotate
        case comment
        case skip
    }

    /// Nil: from `info.title`.
    package var module: String?
    package var access: AccessLevel = .public
    package var emit: Set<Artifact> = Set(Artifact.allCases)
    package var layout: Layout = .files
    /// The output is a package by itself: it brings along what its code imports.
    package var standalone = false
    package var tests: TestFramework = .swiftTesting
    package var missing: MissingPolicy = .default
    package var deprecated: DeprecationStyle = .annotate
    /// The module that generated code imports.
    package var runtimeModule = "DTORuntime"
    /// The module that generated tests import besides.
    package var testingModule = "DTOTesting"
    package var mergeKeys = true
    /// Dangling references become `JSONValue` with a warning instead of an error.
    package var danglingAsJSON = false
    /// Prefix and suffix of the names of top-level types.
    package var prefix = ""
    package var suffix = ""
    /// `format` → type, over the built-in table.
    package var formats: [String: ScalarType] = [:]
    /// `Schema.property` → strict.
    package var strict: Set<String> = []
    /// `Schema.property` → default.
    package var defaults: [String: ContractValue] = [:]
    /// Document name (`Schema`, `Schema.property`, `Schema.value`) → Swift name.
    package var renames: [String: String] = [:]
    /// Schemas that the envelope takes in, by name pattern.
    package var envelopes: [EnvelopeRule] = []
    /// Where the configuration says it: by section and key, such as `strict.WorkDTO.title`.
    package var locations: [String: SourceLocation] = [:]

    package init() {}

    /// Names the libraries of a package that stands alone after its module, so that several such packages fit into one app.
    mutating func bringLibrariesAlong(module: String) {
        guard standalone else { return }
        runtimeModule = module + "Runtime"
        testingModule = module + "Testing"
    }
}

/// `envelopes:` of the configuration: schemas whose name matches `pattern` (`*` stands for any text) are applications of `name`.
package struct EnvelopeRule: Hashable, Sendable {
    package var name: String
    package var pattern: String
    package var payload: String?

    package init(name: String, pattern: String, payload: String?) {
        self.name = name
        self.pattern = pattern
        self.payload = payload
    }
}
