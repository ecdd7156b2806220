import Foundation

/// The build tool, where there is one.
enum Ninja {
    static let isPresent = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        .contains { FileManager.default.isExecutableFile(atPath: $0 + "/ninja") }
}
