// swift-tools-version: 6.1

import PackageDescription

let package = Package(name: "BooksApp", targets: [.target(name: "BooksApp")], swiftLanguageModes: [.v6])
