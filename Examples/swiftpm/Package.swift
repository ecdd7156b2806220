// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "swiftpm-example",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your own package, name the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // Each build generates this target from Sources/Books/openapi.yaml. The target gets a client, because it
        // depends on DTOClient.
        .target(
            name: "Books",
            dependencies: [
                .product(name: "DTOClient", package: "gen-dtos"), .product(name: "DTORuntime", package: "gen-dtos"),
            ],
            plugins: [.plugin(name: "GenerateDTOs", package: "gen-dtos")]
        ),
        // The command plugin generates this target from spec/openapi.yaml, and the files are checked in.
        .target(
            name: "Members",
            dependencies: [.product(name: "DTORuntime", package: "gen-dtos")],
            path: "Generated/Sources/Members"
        ),
        .executableTarget(
            name: "App",
            dependencies: [
                "Books", "Members", .product(name: "DTOClient", package: "gen-dtos"),
                .product(name: "DTOMocks", package: "gen-dtos"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
