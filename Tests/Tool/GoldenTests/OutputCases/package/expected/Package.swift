// swift-tools-version: 6.1
// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Bookcase",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "Bookcase", targets: ["Bookcase", "BookcaseRuntime"]),
        .library(name: "BookcaseFixtures", targets: ["BookcaseFixtures"]),
    ],
    targets: [
        .target(name: "BookcaseRuntime", resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: settings),
        .target(name: "Bookcase", dependencies: ["BookcaseRuntime"], swiftSettings: settings),
        .target(
            name: "BookcaseFixtures",
            path: "Fixtures",
            swiftSettings: settings
        ),
        .target(
            name: "BookcaseTesting",
            dependencies: ["BookcaseRuntime"],
            path: "Tests/BookcaseTesting",
            swiftSettings: settings
        ),
        .testTarget(
            name: "BookcaseTests",
            dependencies: [
                "Bookcase",
                "BookcaseFixtures",
                "BookcaseRuntime",
                "BookcaseTesting",
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
