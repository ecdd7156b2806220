// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "client-example",
    // The view model is observed with `Observation`.
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // In your own package, name the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // The app without its entry point: the model of the screen, and the choice of the data's source.
        .target(
            name: "BookSearch",
            dependencies: [
                .product(name: "BooksTrackAPI", package: "gen-dtos"), .product(name: "DTOClient", package: "gen-dtos"),
                // The documents of previews and mock mode, which release builds do not contain.
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
