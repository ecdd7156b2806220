import BooksTrack
import Foundation

@main
enum Main {
    static func main() async {
        exit(await BooksTrackCommand().run(Array(CommandLine.arguments.dropFirst())))
    }
}
