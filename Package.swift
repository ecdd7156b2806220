// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Apple wants to know of libraries in an app whether they track people.
let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]

/// The modules of the generator; the picture in ARCHITECTURE.md says which may name which.
let generator: [Target.Dependency] = [
    "ClientEmission", "Concurrency", "ContractLint", "ContractModel", "ContractReading", "ContractReports",
    "Diagnostics", "ECMAPatterns",
    "Files", "FixtureEmission", "Generation", "GenerationSettings", "References", "SwiftEmission", "Texts", "YAMLTree",
    "MappingEmission",
    "MockEmission",
    "Platform",
    "ScenarioEmission",
]

let package = Package(
    name: "gen-dtos",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .executable(name: "gen-dtos", targets: ["gen-dtos-main"]),
        .library(name: "DTORuntime", targets: ["DTORuntime"]),
        .library(name: "DTOTesting", targets: ["DTOTesting"]),
        .library(name: "DTOClient", targets: ["DTOClient"]),
        .library(name: "DTOMockServer", targets: ["DTOMockServer"]),
        .library(name: "BooksTrackAPI", targets: ["BooksTrackAPI"]),
        .library(name: "BooksTrackAPIFixtures", targets: ["BooksTrackAPIFixtures"]),
        .library(name: "BooksTrackAPIMocks", targets: ["BooksTrackAPIMocks"]),
        .library(name: "BooksTrackAPIMockServer", targets: ["BooksTrackAPIMockServer"]),
    ],
    targets: [
        // The generator, in the order in which a document passes through it.
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "CPlatform"),
        .target(name: "Platform", dependencies: ["CPlatform"], swiftSettings: settings),
        .target(name: "Diagnostics", dependencies: ["Texts"], swiftSettings: settings),
        .target(
            name: "YAMLTree", dependencies: ["CLibYAML", "Concurrency", "Diagnostics", "Platform"],
            swiftSettings: settings),
        .target(name: "TemplateEngine", dependencies: ["Diagnostics"], swiftSettings: settings),
        .target(
            name: "DTOTemplates",
            path: "Templates",
            resources: [
                .embedInCode("Files"), .embedInCode("Client"), .embedInCode("Declarations"), .embedInCode("Members"),
                .embedInCode("Scenarios"), .embedInCode("Mapping"), .embedInCode("Page"),
            ],
            swiftSettings: settings
        ),
        .target(name: "Concurrency", dependencies: ["Platform"], swiftSettings: settings),
        .target(name: "Texts", swiftSettings: settings),
        .target(name: "References", dependencies: ["Diagnostics"], swiftSettings: settings),
        .target(
            name: "Files",
            dependencies: [
                "CPlatform", "Concurrency", "Diagnostics", "References", "Texts",
                "Platform",
            ],
            swiftSettings: settings),
        .target(name: "ECMAPatterns", swiftSettings: settings),
        .target(
            name: "ContractModel",
            dependencies: [
                "Concurrency", "DTORuntime", "Diagnostics", "References", "Texts",
            ],
            swiftSettings: settings),
        .target(
            name: "GenerationSettings",
            dependencies: [
                "ContractModel", "DTORuntime", "Diagnostics", "References", "YAMLTree",
            ],
            swiftSettings: settings),
        .target(
            name: "ContractReading",
            dependencies: [
                "Concurrency", "ContractModel", "DTORuntime", "Diagnostics", "ECMAPatterns", "Files",
                "GenerationSettings", "References", "Texts", "YAMLTree",
            ],
            swiftSettings: settings),
        .target(
            name: "SwiftEmission",
            dependencies: [
                "Concurrency", "ContractModel", "DTORuntime", "DTOTemplates", "Diagnostics", "Files",
                "GenerationSettings", "TemplateEngine", "Texts",
            ],
            swiftSettings: settings),
        .target(
            name: "ClientEmission",
            dependencies: [
                "Concurrency", "ContractModel", "Diagnostics", "Files", "GenerationSettings", "SwiftEmission",
                "TemplateEngine",
            ],
            swiftSettings: settings),
        .target(
            name: "FixtureEmission",
            dependencies: [
                "Concurrency", "ContractModel", "DTORuntime", "Diagnostics", "ECMAPatterns", "Files",
                "GenerationSettings", "SwiftEmission", "Texts",
            ],
            swiftSettings: settings),
        .target(
            name: "ScenarioEmission",
            dependencies: [
                "ContractModel", "ContractServing", "Diagnostics", "Files", "FixtureEmission", "GenerationSettings",
                "SwiftEmission", "TemplateEngine",
            ],
            swiftSettings: settings),
        .target(
            name: "ContractReports",
            dependencies: [
                "ClientEmission", "Concurrency", "ContractModel", "Diagnostics", "Files", "FixtureEmission",
                "GenerationSettings", "SwiftEmission", "TemplateEngine", "Texts", "YAMLTree",
            ],
            swiftSettings: settings),
        .target(
            name: "ContractLint",
            dependencies: [
                "ContractModel", "ContractReading", "Diagnostics", "ECMAPatterns", "FixtureEmission",
                "GenerationSettings", "SwiftEmission", "Texts", "YAMLTree",
            ],
            swiftSettings: settings),
        .target(
            name: "Generation",
            dependencies: [
                "ClientEmission", "Concurrency", "ContractLint", "ContractModel", "ContractReading",
                "ContractReports", "ContractServing", "Diagnostics", "Files", "FixtureEmission", "GenerationSettings",
                "SwiftEmission", "ScenarioEmission",
                "YAMLTree",
                "MappingEmission", "MockEmission",
                "Platform",
            ],
            swiftSettings: settings),
        .target(
            name: "MappingEmission",
            dependencies: [
                "ContractModel", "Diagnostics", "Files", "FixtureEmission", "GenerationSettings", "SwiftEmission",
                "TemplateEngine",
            ],
            swiftSettings: settings),
        .target(
            name: "MockEmission",
            dependencies: [
                "Concurrency", "ContractModel", "ContractReading", "ContractServing", "DTOContract", "DTORuntime",
                "Diagnostics", "Files", "FixtureEmission", "GenerationSettings", "SwiftEmission", "Texts", "YAMLTree",
                "Platform",
            ],
            swiftSettings: settings),
        // A contract for the mock server.
        .target(
            name: "ContractServing",
            dependencies: [
                "Concurrency", "ContractModel", "ContractReading", "DTOContract", "DTORuntime", "Diagnostics",
                "FixtureEmission",
                "Platform",
            ],
            swiftSettings: settings),
        // `SwiftFactsReader` is not a target. The tool compiles it where the tool runs, for the parser of that machine.
        .target(
            name: "ContractAudit", dependencies: ["ContractModel", "Diagnostics", "Texts", "YAMLTree"],
            swiftSettings: settings),
        // All of the command but its entry: arguments, disk, exit status.
        .target(
            name: "gen-dtos",
            dependencies: generator + [
                "ContractAudit", "ContractServing", "DTOContract", "DTOMockServer", "DTORuntime",
            ],
            swiftSettings: settings),
        // The libraries below as text, for packages that stand alone.
        .executableTarget(name: "embed-sources", swiftSettings: settings),
        .plugin(name: "EmbedSources", capability: .buildTool, dependencies: ["embed-sources"]),
        .target(
            name: "EmbeddedSources", dependencies: ["Files", "Generation"], swiftSettings: settings,
            plugins: ["EmbedSources"]),
        // The hash of the generator's sources, by which the executable recognises the output of another build.
        .executableTarget(name: "fingerprint-sources", swiftSettings: settings),
        .plugin(name: "FingerprintSources", capability: .buildTool, dependencies: ["fingerprint-sources"]),
        .target(name: "GeneratorFingerprint", swiftSettings: settings, plugins: ["FingerprintSources"]),
        .executableTarget(
            name: "gen-dtos-main",
            dependencies: generator + ["gen-dtos", "EmbeddedSources", "GeneratorFingerprint"],
            swiftSettings: settings
        ),

        // The libraries that generated code imports.
        .target(name: "DTORuntime", resources: privacy, swiftSettings: settings),
        .target(name: "DTOTesting", dependencies: ["DTORuntime"], swiftSettings: settings),
        .target(name: "DTOClient", dependencies: ["DTORuntime"], resources: privacy, swiftSettings: settings),
        // The libraries that take the place of a backend.
        .target(name: "DTOContract", dependencies: ["DTORuntime", "ECMAPatterns"], swiftSettings: settings),
        .target(name: "DTOMockServer", dependencies: ["DTOContract", "DTORuntime"], swiftSettings: settings),

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
            dependencies: ["BooksTrackAPI", "DTOClient"],
            path: "Generated/Mocks/Sources",
            swiftSettings: settings
        ),
        .target(
            name: "BooksTrackAPIMockServer",
            dependencies: ["DTOMockServer"],
            path: "Generated/Mocks/Server",
            swiftSettings: settings
        ),
        .testTarget(
            name: "BooksTrackAPITests",
            dependencies: [
                "BooksTrackAPI", "BooksTrackAPIFixtures", "BooksTrackAPIMocks", "DTOClient", "DTORuntime", "DTOTesting",
            ],
            path: "Generated/Tests/BooksTrackAPITests",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "reencode", dependencies: ["BooksTrackAPI"], path: "Tests/Reencode", swiftSettings: settings),

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
            name: "transfer-benchmark", dependencies: ["DTOClient"], path: "Benchmarks/Client/Transfers",
            swiftSettings: settings),

        // Tests by hand, a target per target.
        .target(
            name: "TestSupport", dependencies: ["Concurrency", "Diagnostics", "Files", "YAMLTree"],
            path: "Tests/TestSupport",
            swiftSettings: settings),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "YAMLTreeTests", dependencies: ["Diagnostics", "TestSupport", "YAMLTree"], swiftSettings: settings),
        .testTarget(
            name: "TemplateEngineTests", dependencies: ["Diagnostics", "TemplateEngine", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "GeneratorTests",
            dependencies: generator + [
                "ContractServing", "DTOContract", "DTORuntime", "EmbeddedSources", "TestSupport",
            ],
            exclude: ["Comparison/Checklist", "Comparison/History"],
            swiftSettings: settings
        ),
        .target(
            name: "DecoderComparison", dependencies: ["DTORuntime"], path: "Tests/DecoderComparison",
            swiftSettings: settings),
        .testTarget(
            name: "DTORuntimeTests", dependencies: ["DTORuntime", "DecoderComparison", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "DTODecoderTests",
            dependencies: ["BooksTrackAPI", "BooksTrackAPIFixtures", "DTORuntime", "DecoderComparison", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "DTOEncoderTests",
            dependencies: ["BooksTrackAPI", "BooksTrackAPIFixtures", "DTORuntime", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "DTOTestingTests", dependencies: ["DTORuntime", "DTOTesting", "LoopbackServer", "TestSupport"],
            swiftSettings: settings),
        // An HTTP server for tests of clients.
        .target(
            name: "LoopbackServer", dependencies: ["Platform"], path: "Tests/LoopbackServer", swiftSettings: settings),
        .testTarget(
            name: "DTOClientTests", dependencies: ["DTOClient", "DTORuntime", "LoopbackServer"],
            swiftSettings: settings),
        .testTarget(name: "DTOContractTests", dependencies: ["DTOContract", "DTORuntime"], swiftSettings: settings),
        .testTarget(
            name: "MockDataTests",
            dependencies: [
                "BooksTrackAPI", "BooksTrackAPIMockServer", "BooksTrackAPIMocks", "DTOClient", "DTOMockServer",
                "DTORuntime",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "DTOMockServerTests",
            dependencies: ["DTOClient", "DTOContract", "DTOMockServer", "LoopbackServer", "Platform"],
            swiftSettings: settings),
        // Client and mock server of BooksTrack's contract, together.
        .testTarget(
            name: "IntegrationPlanTests",
            dependencies: [
                "BooksTrackAPI", "ContractServing", "DTOClient", "DTOContract", "DTOMockServer", "DTORuntime",
                "Diagnostics", "Files", "FixtureEmission", "Generation", "GenerationSettings", "TestSupport",
            ],
            swiftSettings: settings),
        // The client's streams, as a service that Scripts/try-sse-contract drives.
        .executableTarget(
            name: "sse-contract-service", dependencies: ["DTOClient", "LoopbackServer"],
            path: "Tests/SSEContractService", swiftSettings: settings),
        .testTarget(
            name: "ContractAuditTests",
            dependencies: generator + ["ContractAudit", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: generator + ["gen-dtos", "gen-dtos-main", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: generator + ["EmbeddedSources", "InputProperties", "TestSupport", "gen-dtos-main"],
            exclude: [
                "Cases", "LintCases", "OutputCases", "PageCases", "SwiftMockServer.swift.stub", "runtime-words.txt",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GeneratedTests",
            dependencies: ["BooksTrackAPI", "DTOClient", "DTORuntime", "LoopbackServer", "TestSupport"],
            swiftSettings: settings),
        // Properties of every input, for RobustnessTests and for the fuzzers below.
        .target(
            name: "InputProperties",
            dependencies: generator + ["DTORuntime"],
            path: "Fuzzing/Properties",
            swiftSettings: settings
        ),
        // Properties of all bytes that decoders read. It does not import the generator, because a fuzzer would look
        // through the generator's counters for each input.
        .target(
            name: "DecoderProperties", dependencies: ["DTORuntime", "BooksTrackAPI", "DecoderComparison"],
            path: "Fuzzing/Decoders", swiftSettings: settings),
        // Properties of all bytes between client and server.
        .target(
            name: "WireProperties", dependencies: ["DTOClient", "DTOContract", "DTOMockServer", "DTORuntime"],
            path: "Fuzzing/Wire", swiftSettings: settings),
        .testTarget(
            name: "RobustnessTests",
            dependencies: generator + ["DecoderProperties", "InputProperties", "TestSupport", "WireProperties"],
            exclude: ["FailCases"],
            swiftSettings: settings
        ),
        // Compares a document with the contract that the tool reads from it. A program of its own does so for many
        // documents.
        .target(
            name: "CorpusAudit",
            dependencies: generator,
            path: "Tests/CorpusAudit",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "corpus-audit",
            dependencies: generator + ["CorpusAudit"],
            path: "Tests/CorpusAuditTool",
            swiftSettings: settings
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: generator + ["ContractServing", "DTOContract", "DTORuntime", "TestSupport"],
            exclude: ["known-differences.tsv", "schema-differences.tsv"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CorpusTests",
            dependencies: generator + ["CorpusAudit", "TestSupport"],
            exclude: ["confined.txt", "official-fail.tsv", "refused.txt", "warnings.tsv"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The generator in other packages: at each build, and on demand into the package's own folder. A build of this package
// would build the generator twice with them, once as the tool of plugins that nothing here uses; so `make` leaves them
// out.
if Context.environment["WITHOUT_PLUGINS"] == nil {
    package.products += [
        .plugin(name: "GenerateDTOs", targets: ["GenerateDTOs"]),
        .plugin(name: "GenerateDTOsCommand", targets: ["GenerateDTOsCommand"]),
    ]
    package.targets += [
        .executableTarget(
            name: "gen-dtos-for-builds", dependencies: generator + ["gen-dtos"], swiftSettings: settings),
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

// `Scripts/fuzz` sets it. Everything that is fuzzed is instrumented; libFuzzer, which brings a main function of its
// own, is linked to the fuzzers alone, not to the tools that the build itself runs.
if Context.environment["FUZZING"] != nil {
    let instrumentation = SwiftSetting.unsafeFlags([
        // Inline counters are the only coverage that this libFuzzer reads; Swift's default is another.
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
        "Diagnostics", "YAMLTree", "TemplateEngine", "References", "Files", "Concurrency", "ECMAPatterns",
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
