// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "scenarios-example",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In your own package, name the repository here: .package(url: …, from: …).
        .package(name: "gen-dtos", path: "../..")
    ],
    targets: [
        // The code that gen-dtos generates from openapi.yaml for the app.
        .target(
            name: "PortalAPI",
            dependencies: [.product(name: "DTOClient", package: "gen-dtos")],
            path: "Generated/Sources/PortalAPI"
        ),
        // An app without a graphical interface, which writes the identifiers of its elements.
        .executableTarget(
            name: "portal", dependencies: ["PortalAPI", .product(name: "DTOClient", package: "gen-dtos")]),
        // The code that gen-dtos generates for the tests of the app's screens. In Xcode, the folder belongs to the UI
        // test target.
        .testTarget(
            name: "PortalUITests",
            dependencies: ["portal", .product(name: "DTOMockServer", package: "gen-dtos")],
            path: ".",
            exclude: [
                "Generated/Sources", "Generated/contract.lock", "Generated/manifest.json", "README.md", "Sources",
                "gen-dtos.yaml",
                "openapi.yaml",
            ],
            sources: ["Generated/Scenarios", "Tests"],
            // Without this setting, tests on a Mac would launch an app with screens.
            swiftSettings: [.define("APP_IS_A_PROCESS")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
