// swift-tools-version: 6.1
// Made by gen-dtos from the contract "Shelf". Do not edit: change the contract and run gen-dtos.

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Shelf",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "Shelf", targets: ["Shelf", "ShelfRuntime"]),
        .library(name: "ShelfFixtures", targets: ["ShelfFixtures"]),
    ],
    targets: [
        .target(name: "ShelfRuntime", swiftSettings: settings),
        .target(name: "Shelf", dependencies: ["ShelfRuntime"], swiftSettings: settings),
        .target(
            name: "ShelfFixtures",
            path: "Fixtures",
            swiftSettings: settings
        ),
        .target(
            name: "ShelfTesting",
            dependencies: ["ShelfRuntime"],
            path: "Tests/ShelfTesting",
            swiftSettings: settings
        ),
        .testTarget(
            name: "ShelfTests",
            dependencies: ["Shelf", "ShelfFixtures", "ShelfRuntime", "ShelfTesting"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
