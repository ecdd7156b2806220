import Foundation
import PortalAPI

/// The path of the user through the screens, and the content of the last screen.
struct Navigation {
    private let content: Content
    private var screens: [Screen]
    /// The identifiers and texts that the user sees.
    private(set) var lines: [String] = []

    init(api: PortalClient, deepLink: URL?) {
        content = Content(api: api)
        screens = [.home] + (deepLink.flatMap { Screen($0) }.map { [$0] } ?? [])
    }

    private var screen: Screen { screens.last ?? .home }

    mutating func load() async {
        let name = screen.identifier
        do {
            lines = [name, "\(name).back"] + (try await content.lines(of: screen))
        } catch {
            let words = "\(error)".split(separator: "\n").joined(separator: " ")
            lines = ["\(name).error", "\(name).retry", "\(name).back", words]
        }
    }

    /// - Parameter line: `tap IDENTIFIER`, `pull IDENTIFIER` or `type IDENTIFIER TEXT`.
    mutating func follow(_ line: String) async {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count > 1 else { return }
        let target = words[1].split(separator: ".").last.map(String.init) ?? ""
        switch (words[0], screen, target) {
        case ("tap", _, "back"): if screens.count > 1 { screens.removeLast() }
        case ("tap", .home, "characterList"): screens.append(.characterList(search: nil, pages: 1))
        case ("tap", .characterList(let search, let pages), "more"):
            replace(.characterList(search: search, pages: pages + 1))
        case ("type", .characterList, "search") where words.count == 3:
            replace(.characterList(search: words[2], pages: 1))
        case ("tap", .characterDetail(let id), "episodes"): screens.append(.characterEpisodes(id))
        case ("tap", .characterList, _), ("tap", .characterEpisodes, _):
            if let id = Int(target) { screens.append(.characterDetail(id)) }
        default: break
        }
        await load()
    }

    private mutating func replace(_ screen: Screen) {
        screens[screens.count - 1] = screen
    }
}
