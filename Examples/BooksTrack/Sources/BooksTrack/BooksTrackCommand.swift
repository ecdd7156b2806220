import BooksTrackAPI
import DTOClient
import DTOMocks
import Foundation

/// Reads the command line, and prints the result of the command.
@MainActor
public struct BooksTrackCommand {
    static let usage = """
        Usage: bookstrack search TITLE          looks for books
               bookstrack details ISBN          shows one with its authors and editions
               bookstrack enrich ISBN           asks the providers for all that they know
               bookstrack import FILE.csv       imports a list of books, and tells how far it is
               bookstrack scan PHOTO…           finds books in photos, and tells how far it is
               bookstrack library [WORDS]       what is kept of all that was found, without a network
               bookstrack mock on|off           answers from mock data from now on, or no longer; in debug builds
               bookstrack mode                  says which it is
               bookstrack bad-day ISBN          details from mock data of a bad backend, and what is wrong with it
        """

    private var surroundings: Surroundings
    private let say: (String) -> Void

    public init(surroundings: Surroundings = Surroundings(), say: @escaping (String) -> Void = { print($0) }) {
        self.surroundings = surroundings
        self.say = say
    }

    /// - Returns: the exit status.
    public func run(_ words: [String]) async -> Int32 {
        do {
            switch (words.first, words.count) {
            case ("search", 2): return try await show { await $0.search(title: words[1]) }
            case ("details", 2): return try await show { await $0.details(isbn: words[1]) }
            case ("bad-day", 2):
                var badDay = self
                badDay.surroundings.isBadDay = true
                badDay.surroundings.config = AppConfig(suite: "bookstrack-bad-day")
                badDay.surroundings.config.mockMode = true
                return try await badDay.show { await $0.details(isbn: words[1]) }
            case ("enrich", 2): return try await show { await $0.enrich(barcode: words[1]) }
            case ("import", 2): return await follow { await $0.importBooks(URL(fileURLWithPath: words[1])) }
            case ("scan", 2...):
                return await follow { await $0.scan(words.dropFirst().map { URL(fileURLWithPath: $0) }) }
            case ("library", 1...2):
                for book in try library().books(titled: words.count == 2 ? words[1] : "") { say(book.title) }
                return 0
            case ("mock", 2) where ["on", "off"].contains(words[1]):
                surroundings.config.mockMode = words[1] == "on"
                // Without this call, the process would end before the change is stored.
                UserDefaults.standard.synchronize()
                surroundings.config.logCurrentMode()
                return 0
            case ("mode", 1):
                surroundings.config.logCurrentMode()
                return 0
            default:
                say(Self.usage)
                return 2
            }
        } catch {
            say("The library cannot be used: \(error)")
            return 1
        }
    }

    private func library() throws -> Library { try Library(surroundings.libraryFile) }

    private func show(_ find: (SearchModel) async -> Void) async throws -> Int32 {
        let model = SearchModel(
            api: surroundings.client(), library: try library(), reports: surroundings.discrepancies)
        await find(model)
        defer { for line in model.discrepancies { say("! \(line)") } }
        switch model.state {
        case .found(let found):
            for work in found.works { say(work.title) }
            for author in found.authors { say("  by \(author.name)") }
            for edition in found.editions { say("  ISBN \(edition.isbns.joined(separator: ", "))") }
        case .failed(let error):
            say("\(error.title): \(error.message)")
            return 1
        case .idle, .searching, .empty: say("No book was found.")
        }
        return 0
    }

    private func follow(_ start: (JobModel) async -> Void) async -> Int32 {
        let model = JobModel(api: surroundings.client()) { state in
            switch state {
            case .idle: break
            case .running(let progress): say("\(Int(progress * 100)) %")
            case .done: say("Done.")
            case .failed(let message): say("Failed: \(message)")
            }
        }
        await start(model)
        return model.state == .done ? 0 : 1
    }
}
