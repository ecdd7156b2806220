// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "swiftpm-example",
    platforms: [.macOS(.v13)],
    dependencies: [
        // A package of your own names the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // Made at each build from Sources/Books/openapi.yaml, with a client, since it depends on DTOClient.
        .target(
            name: "Books",
            dependencies: [
                .product(name: "DTOClient", package: "gen-dtos"), .product(name: "DTORuntime", package: "gen-dtos"),
            ],
            plugins: [.plugin(name: "GenerateDTOs", package: "gen-dtos")]
        ),
        // Made on demand from spec/openapi.yaml, and checked in.
        .target(
            name: "Members",
            dependencies: [.product(name: "DTORuntime", package: "gen-dtos")],
            path: "Generated/Sources/Members"
        ),
        .executableTarget(
            name: "App", dependencies: ["Books", "Members", .product(name: "DTOClient", package: "gen-dtos")]),
    ],
    swiftLanguageModes: [.v6]
)
