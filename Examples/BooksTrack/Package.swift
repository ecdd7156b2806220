// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "bookstrack-example",
    // The view models are observed with `Observation`.
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // In your own package, name the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // The app without its entry point: the models of the screens, the store, and the choice of the data's source.
        .target(
            name: "BooksTrack",
            dependencies: [
                .product(name: "BooksTrackAPI", package: "gen-dtos"), .product(name: "DTOClient", package: "gen-dtos"),
                // The documents of mock mode and `bad-day`, which release builds do not contain.
                .product(name: "BooksTrackAPIMocks", package: "gen-dtos"),
                .product(name: "DTOMocks", package: "gen-dtos"),
            ],
            path: ".",
            exclude: [
                "Generated/Mapping/Tests", "Generated/manifest.json", "README.md", "Sources/bookstrack",
                "gen-dtos.yaml",
            ],
            sources: ["Generated/Mapping/Sources", "Sources/BooksTrack"]
        ),
        .executableTarget(name: "bookstrack", dependencies: ["BooksTrack"]),
        // The generated tests of the mapping.
        .testTarget(
            name: "MappingTests",
            dependencies: [
                "BooksTrack", .product(name: "BooksTrackAPI", package: "gen-dtos"),
                .product(name: "DTOClient", package: "gen-dtos"),
            ],
            path: "Generated/Mapping/Tests"
        ),
    ],
    swiftLanguageModes: [.v6]
)
