import BooksTrackAPI
import DTOClient
import Foundation

/// Reads the command line, and prints the result of the command.
public struct BookCommand: Sendable {
    public static let usage = """
        Usage: books find ISBN            looks a book up
               books import FILE.csv      imports a list of books, and tells how far it is
               books mock on|off          answers from mock data from now on, or no longer; in debug builds
               books mode                 says which it is
               books stored KEY           what the settings hold under a key

        """

    private let surroundings: Surroundings
    private let say: @Sendable (String) -> Void

    public init(surroundings: Surroundings = Surroundings(), say: @escaping @Sendable (String) -> Void = { print($0) })
    {
        self.surroundings = surroundings
        self.say = say
    }

    /// - Returns: the exit status.
    @MainActor
    public func run(_ words: [String]) async -> Int32 {
        switch (words.first, words.count) {
        case ("find", 2): return await find(words[1])
        case ("import", 2): return await importBooks(URL(fileURLWithPath: words[1]))
        case ("mock", 2) where ["on", "off"].contains(words[1]):
            surroundings.config.mockMode = words[1] == "on"
            // Without this call, the process would end before the change is stored.
            UserDefaults.standard.synchronize()
            return mode()
        case ("mode", 1): return mode()
        case ("stored", 2):
            say("\(UserDefaults.standard.bool(forKey: words[1]))")
            return 0
        default:
            say(Self.usage)
            return 2
        }
    }

    private func mode() -> Int32 {
        surroundings.config.logCurrentMode()
        return 0
    }

    @MainActor
    private func find(_ isbn: String) async -> Int32 {
        let model = BookSearchModel(api: surroundings.client())
        await model.search(isbn: isbn)
        switch model.state {
        case .found(let works): for work in works { say(work.title) }
        case .failed(let error):
            say("\(error.title): \(error.message)")
            return 1
        case .idle, .searching, .empty: say("No book has this ISBN.")
        }
        return 0
    }

    private func importBooks(_ file: URL) async -> Int32 {
        let api = surroundings.client()
        do {
            let job = try await api.createImport(body: .init(file: .file(file)))
            for try await update in api.events(of: job) {
                switch update {
                case .event(.processing(let progress)): say("\(Int(progress.progress * 100)) %")
                case .event(.completed): say("Done.")
                case .event(.failed(let failure)): say("Failed: \(failure)")
                case .event, .status: continue
                }
            }
            return 0
        } catch {
            say(ErrorPresentation(error).message)
            return 1
        }
    }
}
