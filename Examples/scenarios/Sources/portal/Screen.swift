import Foundation

/// The screen that the user sees.
enum Screen: Equatable {
    case home
    case characterList(search: String?, pages: Int)
    case characterDetail(Int)
    case characterEpisodes(Int)

    /// The identifier by which tests find the screen.
    var identifier: String {
        switch self {
        case .home: "home"
        case .characterList: "characterList"
        case .characterDetail: "characterDetail"
        case .characterEpisodes: "characterEpisodes"
        }
    }

    /// Reads a link such as `challenge://character/list`, `challenge://character/detail/1` or
    /// `challenge://episodes/character/1`. The result is nil for any other link.
    init?(_ link: URL) {
        let words = ([link.host ?? ""] + link.pathComponents.filter { $0 != "/" })
        switch (words.first, words.dropFirst().first, words.last.flatMap { Int($0) }) {
        case ("character", "list", nil): self = .characterList(search: nil, pages: 1)
        case ("character", "detail", let id?): self = .characterDetail(id)
        case ("episodes", "character", let id?): self = .characterEpisodes(id)
        default: return nil
        }
    }
}
