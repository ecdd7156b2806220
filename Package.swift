// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The privacy manifest, in which a library tells Apple whether it tracks people.
let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]

/// The modules of the generator. The table in ARCHITECTURE.md lists the imports that each module may have.
let generator: [Target.Dependency] = [
    "ClientEmission", "ContractLint", "ContractModel", "ContractReading", "ContractReports", "Diagnostics",
    "DocumentOverlays", "ECMAPatterns", "Files", "FixtureEmission", "Generation", "GenerationSettings", "JSONPath",
    "MappingEmission", "MockEmission", "Platform", "References", "ScenarioEmission", "SwiftEmission", "Texts",
    "YAMLTree",
]

/// The modules that tests of the generator import.
let everything =
    generator + ["ContractServing", "ContractSupport", "DTOContract", "DTORuntime", "EmbeddedSources", "TestSupport"]

/// Returns the module in a folder of `Sources`. The folder has the module's name.
func module(
    _ folder: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name(folder), dependencies: dependencies, path: "Sources/\(folder)", resources: resources,
        swiftSettings: settings, plugins: plugins)
}

/// Returns the program in a folder of `Sources`.
func program(_ folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name(folder), dependencies: dependencies, path: "Sources/\(folder)", swiftSettings: settings)
}

/// Returns the tests in a folder of `Tests`.
func tests(_ folder: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name(folder), dependencies: dependencies, path: "Tests/\(folder)", exclude: exclude,
        swiftSettings: settings)
}

func name(_ folder: String) -> String { String(folder.split(separator: "/")[1]) }

let package = Package(
    name: "gen-dtos",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .executable(name: "gen-dtos", targets: ["gen-dtos-main"]),
        .library(name: "DTORuntime", targets: ["DTORuntime"]),
        .library(name: "DTOTesting", targets: ["DTOTesting"]),
        .library(name: "DTOClient", targets: ["DTOClient", "DTORuntime"]),
        .library(name: "DTOMocks", targets: ["DTOMocks", "DTOContract"]),
        .library(name: "DTOMockServer", targets: ["DTOMockServer", "DTOContract", "DTORuntime"]),
        .library(name: "DTOQueries", targets: ["DTOQueries"]),
        .library(name: "DTOFiles", targets: ["DTOFiles"]),
        .library(name: "DTOSignIn", targets: ["DTOSignIn"]),
        .library(name: "DTOClientExtras", targets: ["DTOClientExtras"]),
        .library(name: "BooksTrackAPI", targets: ["BooksTrackAPI"]),
        .library(name: "BooksTrackAPIFixtures", targets: ["BooksTrackAPIFixtures"]),
        .library(name: "BooksTrackAPIMocks", targets: ["BooksTrackAPIMocks"]),
        .library(name: "BooksTrackAPIMockServer", targets: ["BooksTrackAPIMockServer"]),
    ],
    targets: [
        // Sources/Base: strings, diagnostics, files and the system.
        .systemLibrary(
            name: "CLibYAML",
            path: "Sources/Base/CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        module("Base/CPlatform"),
        module("Base/Platform", ["CPlatform"]),
        module("Base/Texts"),
        module("Base/Diagnostics", ["Texts"]),
        module("Base/References", ["Diagnostics"]),
        module("Base/Files", ["CPlatform", "Diagnostics", "Platform", "References", "Texts"]),
        module("Base/YAMLTree", ["CLibYAML", "Diagnostics", "Platform"]),

        // Sources/Libraries: libraries for apps, their tests and mock servers. They import Foundation and each other.
        module("Libraries/DTORuntime", resources: privacy),
        module("Libraries/DTOTesting", ["DTORuntime"]),
        module("Libraries/DTOClient", ["DTORuntime"], resources: privacy),
        module("Libraries/ECMAPatterns"),
        module("Libraries/DTOContract", ["DTORuntime", "ECMAPatterns"]),
        module("Libraries/DTOMocks", ["DTOClient", "DTOContract", "DTORuntime"]),
        module("Libraries/DTOMockServer", ["DTOContract", "DTORuntime"]),
        module("Libraries/DTOQueries", ["DTOClient", "DTORuntime"], resources: privacy),
        module("Libraries/DTOFiles", ["DTOClient", "DTORuntime"], resources: privacy),
        module("Libraries/DTOClientExtras", ["DTOClient", "DTORuntime"], resources: privacy),
        module("Libraries/DTOSignIn", ["DTOClient", "DTORuntime"], resources: privacy),

        // Sources/Contract: documents and settings become a contract.
        module("Contract/ContractModel", ["DTORuntime", "Diagnostics", "Platform", "References", "Texts"]),
        module(
            "Contract/GenerationSettings",
            ["ContractModel", "DTORuntime", "Diagnostics", "References", "Texts", "YAMLTree"]),
        module("Contract/JSONPath", ["ECMAPatterns", "YAMLTree"]),
        module("Contract/DocumentOverlays", ["ContractModel", "Diagnostics", "Files", "JSONPath", "YAMLTree"]),
        module(
            "Contract/ContractReading",
            [
                "ContractModel", "DTORuntime", "Diagnostics", "ECMAPatterns", "Files", "GenerationSettings", "Platform",
                "References", "Texts", "YAMLTree",
            ]),

        // Sources/Emission: a contract becomes files.
        .target(
            name: "DTOTemplates",
            path: "Templates",
            resources: [
                .embedInCode("Files"), .embedInCode("Client"), .embedInCode("Declarations"), .embedInCode("Members"),
                .embedInCode("Scenarios"), .embedInCode("Mapping"), .embedInCode("Page"),
            ],
            swiftSettings: settings
        ),
        module("Emission/TemplateEngine", ["Diagnostics"]),
        module(
            "Emission/SwiftEmission",
            [
                "ContractModel", "DTORuntime", "DTOTemplates", "Diagnostics", "Files", "GenerationSettings", "Platform",
                "TemplateEngine", "Texts",
            ]),
        module(
            "Emission/ClientEmission",
            [
                "ContractModel", "Diagnostics", "Files", "GenerationSettings", "Platform", "SwiftEmission",
                "TemplateEngine",
            ]),
        module(
            "Emission/FixtureEmission",
            [
                "ContractModel", "DTOContract", "DTORuntime", "Diagnostics", "ECMAPatterns", "Files",
                "GenerationSettings",
                "Platform", "SwiftEmission", "Texts",
            ]),
        module(
            "Emission/ContractServing",
            [
                "ContractModel", "ContractReading", "DTOContract", "DTORuntime", "Diagnostics", "FixtureEmission",
                "Platform",
            ]),
        module(
            "Emission/MockEmission",
            [
                "ContractModel", "ContractReading", "ContractServing", "DTOContract", "DTORuntime", "Diagnostics",
                "Files", "FixtureEmission", "GenerationSettings", "Platform", "SwiftEmission", "Texts", "YAMLTree",
            ]),
        module(
            "Emission/ScenarioEmission",
            [
                "ContractModel", "ContractServing", "DTOContract", "Diagnostics", "Files", "FixtureEmission",
                "GenerationSettings", "SwiftEmission",
            ]),
        module(
            "Emission/MappingEmission",
            [
                "ContractModel", "DTOContract", "Diagnostics", "Files", "FixtureEmission", "GenerationSettings",
                "SwiftEmission",
            ]),

        // Sources/Reports: changes, pages, lint and audit. `SwiftFactsReader` is not a target: the tool compiles it
        // where the tool runs, for the parser of that machine.
        module(
            "Reports/ContractReports",
            [
                "ClientEmission", "ContractModel", "ContractServing", "Diagnostics", "ECMAPatterns", "Files",
                "FixtureEmission", "GenerationSettings", "Platform", "References", "SwiftEmission", "TemplateEngine",
                "Texts", "YAMLTree",
            ]),
        module(
            "Reports/ContractLint",
            [
                "ContractModel", "ContractReading", "DTOContract", "Diagnostics", "ECMAPatterns", "FixtureEmission",
                "GenerationSettings", "JSONPath", "SwiftEmission", "Texts", "YAMLTree",
            ]),
        module("Reports/ContractAudit", ["ContractModel", "Diagnostics", "Texts", "YAMLTree"]),

        // Sources/Tool: the pipeline and the command.
        module(
            "Tool/Generation",
            [
                "ClientEmission", "ContractLint", "ContractModel", "ContractReading", "ContractReports",
                "ContractServing", "Diagnostics", "DocumentOverlays", "Files", "FixtureEmission", "GenerationSettings",
                "MappingEmission", "MockEmission", "Platform", "ScenarioEmission", "SwiftEmission", "YAMLTree",
            ]),
        module(
            "Tool/gen-dtos",
            generator + ["ContractAudit", "ContractServing", "DTOContract", "DTOMockServer", "DTORuntime"]),
        // The sources of the libraries as text, for standalone packages.
        program("Tool/embed-sources"),
        .plugin(name: "EmbedSources", capability: .buildTool, dependencies: ["embed-sources"]),
        module("Tool/EmbeddedSources", ["Files", "Generation", "GenerationSettings"], plugins: ["EmbedSources"]),
        // The hash of the generator's sources, by which the executable recognises the output of another build.
        program("Tool/fingerprint-sources"),
        .plugin(name: "FingerprintSources", capability: .buildTool, dependencies: ["fingerprint-sources"]),
        module("Tool/GeneratorFingerprint", plugins: ["FingerprintSources"]),
        program("Tool/gen-dtos-main", generator + ["gen-dtos", "EmbeddedSources", "GeneratorFingerprint"]),

        // The output of the tool for spec/openapi.yaml.
        .target(
            name: "BooksTrackAPI",
            dependencies: ["DTOClient", "DTORuntime"],
            path: "Generated/Sources/BooksTrackAPI",
            swiftSettings: settings
        ),
        .target(
            name: "BooksTrackAPIFixtures",
            path: "Generated/Fixtures",
            swiftSettings: settings
        ),
        .target(
            name: "BooksTrackAPIMocks",
            dependencies: ["BooksTrackAPI", "DTOClient", "DTOContract", "DTOMocks", "DTORuntime"],
            path: "Generated/Mocks/Sources",
            swiftSettings: settings
        ),
        .target(
            name: "BooksTrackAPIMockServer",
            dependencies: ["DTOContract"],
            path: "Generated/Mocks/Server",
            swiftSettings: settings
        ),
        .testTarget(
            name: "BooksTrackAPITests",
            dependencies: [
                "BooksTrackAPI", "BooksTrackAPIFixtures", "BooksTrackAPIMocks", "DTOClient", "DTOMocks", "DTORuntime",
                "DTOTesting",
            ],
            path: "Generated/Tests/BooksTrackAPITests",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "reencode", dependencies: ["BooksTrackAPI"], path: "Tests/Support/Reencode", swiftSettings: settings),

        .executableTarget(
            name: "decoding-benchmark",
            dependencies: ["BooksTrackAPI", "BooksTrackAPIFixtures", "DTORuntime"],
            path: "Benchmarks/Decoding",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "stream-benchmark", dependencies: ["DTOClient"], path: "Benchmarks/Client/Streams",
            swiftSettings: settings),
        .executableTarget(
            name: "call-benchmark", dependencies: ["BooksTrackAPI", "DTOClient", "LoopbackServer"],
            path: "Benchmarks/Client/Calls", swiftSettings: settings),
        .executableTarget(
            name: "transfer-benchmark", dependencies: ["DTOClient", "DTOFiles"], path: "Benchmarks/Client/Transfers",
            swiftSettings: settings),

        // Hand-written tests, with a test target for each target.
        .target(
            name: "TestSupport", dependencies: ["Diagnostics", "Files", "YAMLTree"],
            path: "Tests/Support/TestSupport",
            swiftSettings: settings),
        .target(
            name: "ContractSupport", dependencies: generator, path: "Tests/Support/ContractSupport",
            swiftSettings: settings),
        tests("Base/DiagnosticsTests", ["Diagnostics", "TestSupport", "Texts"]),
        tests("Base/YAMLTreeTests", ["Diagnostics", "TestSupport", "YAMLTree"]),
        tests("Emission/TemplateEngineTests", ["Diagnostics", "TemplateEngine", "TestSupport"]),
        tests("Base/PlatformTests", ["Platform", "TestSupport"]),
        tests("Contract/ContractTests", everything),
        tests(
            "Contract/DocumentOverlayTests",
            ["ContractModel", "Diagnostics", "DocumentOverlays", "Files", "JSONPath", "TestSupport", "YAMLTree"]),
        tests("Emission/EmissionTests", everything + ["DTOMockServer"]),
        tests("Reports/ReportsTests", everything, exclude: ["Comparison/Checklist", "Comparison/History"]),
        tests("Tool/GenerationTests", everything),
        .target(
            name: "DecoderComparison", dependencies: ["DTORuntime"], path: "Tests/Support/DecoderComparison",
            swiftSettings: settings),
        tests("Libraries/DTORuntimeTests", ["DTORuntime", "DecoderComparison", "TestSupport"]),
        tests(
            "Libraries/DTODecoderTests",
            ["BooksTrackAPI", "BooksTrackAPIFixtures", "DTORuntime", "DecoderComparison", "TestSupport"]),
        tests("Libraries/DTOEncoderTests", ["BooksTrackAPI", "BooksTrackAPIFixtures", "DTORuntime", "TestSupport"]),
        tests("Libraries/DTOTestingTests", ["DTORuntime", "DTOTesting", "LoopbackServer", "TestSupport"]),
        // An HTTP server for tests of clients.
        .target(
            name: "LoopbackServer", dependencies: ["Platform"], path: "Tests/Support/LoopbackServer",
            swiftSettings: settings),
        tests("Libraries/DTOClientTests", ["DTOClient", "DTOContract", "DTOMocks", "DTORuntime", "LoopbackServer"]),
        tests("Libraries/DTOContractTests", ["DTOContract", "DTORuntime", "TestSupport"]),
        tests(
            "Libraries/MockDataTests",
            [
                "BooksTrackAPI", "BooksTrackAPIMockServer", "BooksTrackAPIMocks", "DTOClient", "DTOContract",
                "DTOMockServer", "DTOMocks", "DTORuntime",
            ]),
        tests(
            "Libraries/DTOMockServerTests",
            ["DTOClient", "DTOContract", "DTOMockServer", "DTORuntime", "LoopbackServer", "Platform"]),
        tests("Libraries/DTOQueriesTests", ["DTOClient", "DTOContract", "DTOMocks", "DTOQueries", "DTORuntime"]),
        tests(
            "Libraries/DTOFilesTests", ["DTOClient", "DTOFiles", "DTOMockServer", "DTORuntime", "LoopbackServer"]),
        tests("Libraries/DTOClientExtrasTests", ["DTOClient", "DTOClientExtras", "DTORuntime"]),
        // Sign-ins that Scripts/try/sign-in drives, with a real authorization server.
        .executableTarget(
            name: "sign-in-trial", dependencies: ["DTOClient", "DTORuntime", "DTOSignIn"],
            path: "Tests/Support/SignInTrial", swiftSettings: settings),
        tests("Libraries/DTOSignInTests", ["DTOClient", "DTOMockServer", "DTORuntime", "DTOSignIn"]),
        // Client and mock server of BooksTrack's contract, together.
        tests(
            "Libraries/IntegrationPlanTests",
            [
                "BooksTrackAPI", "ContractServing", "DTOClient", "DTOContract", "DTOMockServer", "DTORuntime",
                "Diagnostics", "Files", "FixtureEmission", "Generation", "GenerationSettings", "TestSupport",
            ]),
        // The client's streams, as a service that Scripts/try/sse-contract drives.
        .executableTarget(
            name: "sse-contract-service", dependencies: ["DTOClient", "LoopbackServer"],
            path: "Tests/Support/SSEContractService", swiftSettings: settings),
        tests("Reports/ContractAuditTests", generator + ["ContractAudit", "TestSupport"]),
        tests(
            "Tool/CommandLineTests",
            generator + ["DTORuntime", "LoopbackServer", "TestSupport", "gen-dtos", "gen-dtos-main"]),
        tests(
            "Tool/GoldenTests", generator + ["EmbeddedSources", "InputProperties", "TestSupport", "gen-dtos-main"],
            exclude: [
                "Cases", "LintCases", "OutputCases", "PageCases", "SwiftMockServer.swift.stub", "runtime-words.txt",
            ]),
        tests(
            "Libraries/GeneratedTests", ["BooksTrackAPI", "DTOClient", "DTORuntime", "LoopbackServer", "TestSupport"]),
        // Properties of every input, for RobustnessTests and for the fuzzers below.
        .target(
            name: "InputProperties",
            dependencies: generator + ["DTORuntime"],
            path: "Fuzzing/Properties",
            swiftSettings: settings
        ),
        // Properties of all bytes that decoders read. This target does not import the generator, because a fuzzer would
        // look through the generator's counters for each input.
        .target(
            name: "DecoderProperties", dependencies: ["DTORuntime", "BooksTrackAPI", "DecoderComparison"],
            path: "Fuzzing/Decoders", swiftSettings: settings),
        // Properties of all bytes between client and server.
        .target(
            name: "WireProperties", dependencies: ["DTOClient", "DTOContract", "DTOMockServer", "DTORuntime"],
            path: "Fuzzing/Wire", swiftSettings: settings),
        tests(
            "Tool/RobustnessTests",
            generator + ["DecoderProperties", "InputProperties", "TestSupport", "WireProperties"],
            exclude: ["FailCases"]),
        // Compares a document with the contract that the tool reads from it. The program `corpus-audit` compares many
        // documents.
        .target(
            name: "CorpusAudit",
            dependencies: generator,
            path: "Tests/Support/CorpusAudit",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "corpus-audit",
            dependencies: generator + ["CorpusAudit"],
            path: "Tests/Support/CorpusAuditTool",
            swiftSettings: settings
        ),
        tests(
            "Tool/ConformanceTests", generator + ["ContractServing", "DTOContract", "DTORuntime", "TestSupport"],
            exclude: ["known-differences.tsv", "schema-differences.tsv"]),
        tests(
            "Tool/CorpusTests", generator + ["CorpusAudit", "TestSupport"],
            exclude: ["confined.txt", "official-fail.tsv", "recorded-names.tsv", "refused.txt", "warnings.tsv"]),
    ],
    swiftLanguageModes: [.v6]
)

// The plugins that run the generator in other packages: at each build, or on demand into the package's own folder. With
// these plugins, a build of this package would build the generator twice, once for plugins that nothing here uses. So
// `make` leaves them out.
if Context.environment["WITHOUT_PLUGINS"] == nil {
    package.products += [
        .plugin(name: "GenerateDTOs", targets: ["GenerateDTOs"]),
        .plugin(name: "GenerateDTOsCommand", targets: ["GenerateDTOsCommand"]),
    ]
    package.targets += [
        program("Tool/gen-dtos-for-builds", generator + ["gen-dtos"]),
        .plugin(name: "GenerateDTOs", capability: .buildTool, dependencies: ["gen-dtos-for-builds"]),
        .plugin(
            name: "GenerateDTOsCommand",
            capability: .command(
                intent: .custom(verb: "gen-dtos", description: "Makes Swift DTOs of an OpenAPI document."),
                permissions: [.writeToPackageDirectory(reason: "The DTOs are checked in.")]),
            dependencies: ["gen-dtos-main"]
        ),
    ]
}

// `Scripts/fuzz/fuzz` sets `FUZZING`. All code that fuzzers call is instrumented. libFuzzer has a main function of its
// own, so it is linked to the fuzzers alone, and not to the tools that the build itself runs.
if Context.environment["FUZZING"] != nil {
    let instrumentation = SwiftSetting.unsafeFlags([
        // Inline counters are the only coverage that this libFuzzer reads. Swift's default is another kind of coverage.
        "-sanitize=fuzzer,address", "-sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp",
        "-parse-as-library",
    ])
    func fuzzer(_ name: String, _ dependencies: [Target.Dependency], folder: String) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies + ["LibFuzzer"], path: "Fuzzing/\(folder)",
            swiftSettings: settings, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])])
    }
    package.targets += [
        // The output of the tool for Fuzzing/torture.yaml.
        .target(
            name: "Torture", dependencies: ["DTORuntime"], path: ".build/torture/Sources/Torture",
            swiftSettings: settings),
        .target(name: "LibFuzzer", path: "Fuzzing/LibFuzzer", swiftSettings: settings),
        fuzzer("fuzz-yaml", ["InputProperties", "YAMLTree"], folder: "YAML"),
        fuzzer("fuzz-generator", ["InputProperties", "YAMLTree"], folder: "Generator"),
        fuzzer("fuzz-lock", ["InputProperties", "YAMLTree"], folder: "Lock"),
        fuzzer("fuzz-decoding", ["DecoderProperties", "Torture"], folder: "Decoding"),
        fuzzer("fuzz-bytes", ["DTORuntime", "DecoderProperties", "Torture"], folder: "Bytes"),
        fuzzer("fuzz-texts", ["InputProperties"], folder: "Texts"),
        fuzzer("fuzz-requests", ["WireProperties"], folder: "Requests"),
        fuzzer("fuzz-events", ["WireProperties"], folder: "Events"),
    ]
    let instrumented: Set = [
        "Diagnostics", "YAMLTree", "TemplateEngine", "References", "Files", "Platform", "ECMAPatterns",
        "ContractModel", "GenerationSettings", "ContractReading", "ContractLint", "SwiftEmission", "FixtureEmission",
        "ContractReports", "Generation", "DTORuntime", "BooksTrackAPI", "DecoderProperties", "InputProperties",
        "Torture",
        "fuzz-yaml", "fuzz-generator", "fuzz-lock", "fuzz-decoding", "fuzz-bytes", "fuzz-texts", "DTOClient",
        "DTOContract",
        "DTOMockServer", "WireProperties", "fuzz-requests", "fuzz-events",
    ]
    for target in package.targets where instrumented.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [instrumentation]
    }
}
