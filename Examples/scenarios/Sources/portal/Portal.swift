import DTOClient
import Foundation
import PortalAPI

/// An app without a graphical interface. It writes its screens to standard output, and reads the actions of its user
/// from standard input.
@main
struct Portal {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let server = environment["API_BASE_URL"].flatMap { URL(string: $0) }
        let api = (server.map { PortalClient(url: $0) } ?? PortalClient()).with(retry: .never)
        var navigation = Navigation(api: api, deepLink: environment["DEEP_LINK_URL"].flatMap { URL(string: $0) })
        await navigation.load()
        show(navigation.lines)
        while let line = readLine() {
            await navigation.follow(line)
            show(navigation.lines)
        }
    }

    /// An empty line ends a screen. The output is written at once, because a test waits for it.
    private static func show(_ lines: [String]) {
        FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n\n").utf8))
    }
}
