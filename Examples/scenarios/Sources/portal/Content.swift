import DTOClient
import PortalAPI

/// Requests the data of a screen.
struct Content {
    let api: PortalClient

    func lines(of screen: Screen) async throws -> [String] {
        switch screen {
        case .home: ["home.characterList"]
        case .characterList(let search, let pages): try await list(search, pages)
        case .characterDetail(let id): try await detail(id)
        case .characterEpisodes(let id): try await episodes(id)
        }
    }

    private func list(_ search: String?, _ pages: Int) async throws -> [String] {
        var lines = ["characterList.search"]
        var hasMore = true
        for page in 1...pages where hasMore {
            let answer = try await api.listCharacters(page: page, name: search)
            lines += answer.results.flatMap { ["characterList.\($0.id)", "\($0.id): \($0.name)"] }
            if answer.results.isEmpty { lines.append("characterList.empty") }
            hasMore = answer.info.next != nil
        }
        return hasMore ? lines + ["characterList.more"] : lines
    }

    private func detail(_ id: Int) async throws -> [String] {
        let character = try await api.getCharacter(id: id)
        let picture = try await api.getAvatar(file: character.image.split(separator: "/").last.map(String.init) ?? "")
        return [
            "characterDetail.episodes", character.name, "\(character.species), \(character.status)",
            "A picture of \(picture.count) bytes",
        ]
    }

    private static let query = """
        query ($id: ID!) {
          character(id: $id) {
            id name image
            episode { id name air_date episode characters { id name image } }
          }
        }
        """

    private func episodes(_ id: Int) async throws -> [String] {
        let answer = try await api.episodesByCharacter(body: .init(query: Self.query, variables: ["id": "\(id)"]))
        let episodes = answer.data.character.episodes
        let characters = Set(episodes.flatMap(\.characters).map(\.id))
        return episodes.map { "\($0.episode) \($0.name)" } + characters.sorted().map { "characterEpisodes.\($0)" }
    }
}
