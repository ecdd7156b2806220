// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "mapping-example",
    platforms: [.macOS(.v14)],
    dependencies: [
        // In your own package, name the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // The models that gen-dtos generates from the contract's schemas.
        .target(
            name: "LibraryAPI",
            dependencies: [.product(name: "DTORuntime", package: "gen-dtos")],
            path: "Generated/Sources/LibraryAPI"
        ),
        // The app's models, and the functions that make them.
        .target(
            name: "Library",
            dependencies: ["LibraryAPI", .product(name: "DTORuntime", package: "gen-dtos")],
            path: ".",
            exclude: [
                "Generated/Mapping/Tests", "Generated/Sources", "Generated/contract.lock", "Generated/manifest.json",
                "README.md", "Tests", "gen-dtos.yaml",
            ],
            sources: ["Generated/Mapping/Sources", "Sources/Library"]
        ),
        .testTarget(
            name: "MappingTests",
            dependencies: ["LibraryAPI", "Library", .product(name: "DTORuntime", package: "gen-dtos")],
            path: "Generated/Mapping/Tests"
        ),
        .testTarget(
            name: "LibraryTests",
            dependencies: ["LibraryAPI", "Library", .product(name: "DTORuntime", package: "gen-dtos")],
            path: "Tests"
        ),
    ],
    swiftLanguageModes: [.v6]
)
