import Foundation

/// The build tool ninja, if it is installed.
enum Ninja {
    static let isPresent = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        .contains { FileManager.default.isExecutableFile(atPath: $0 + "/ninja") }
}
