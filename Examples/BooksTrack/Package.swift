// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "bookstrack-example",
    // The view models are observed with `Observation`.
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // A package of your own names the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // The app but for its entry: what screens show, what is stored, and where data comes from.
        .target(
            name: "BooksTrack",
            dependencies: [
                .product(name: "BooksTrackAPI", package: "gen-dtos"), .product(name: "DTOClient", package: "gen-dtos"),
                // Mock mode and bad days; a release build has none of their documents.
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
        // What gen-dtos makes for whoever changes a model or a mapper.
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
