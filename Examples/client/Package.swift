// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "client-example",
    // The view model is observed with `Observation`.
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // A package of your own names the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // Everything but the entry: what a screen shows, and where its data comes from.
        .target(
            name: "BookSearch",
            dependencies: [
                .product(name: "BooksTrackAPI", package: "gen-dtos"), .product(name: "DTOClient", package: "gen-dtos"),
                // Previews and mock mode; a release build has none of its documents.
                .product(name: "BooksTrackAPIMocks", package: "gen-dtos"),
                .product(name: "DTOMocks", package: "gen-dtos"),
            ]
        ),
        .executableTarget(name: "books", dependencies: ["BookSearch"]),
        .testTarget(
            name: "BookSearchTests",
            dependencies: [
                "BookSearch", .product(name: "BooksTrackAPI", package: "gen-dtos"),
                .product(name: "BooksTrackAPIFixtures", package: "gen-dtos"),
                .product(name: "BooksTrackAPIMocks", package: "gen-dtos"),
                .product(name: "DTOClient", package: "gen-dtos"), .product(name: "DTOMocks", package: "gen-dtos"),
                .product(name: "DTOQueries", package: "gen-dtos"), .product(name: "DTOFiles", package: "gen-dtos"),
                .product(name: "DTOMockServer", package: "gen-dtos"),
                .product(name: "DTOSignIn", package: "gen-dtos"),
                .product(name: "DTOClientExtras", package: "gen-dtos"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
