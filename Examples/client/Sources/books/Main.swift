import BookSearch
import Foundation

@main
enum Main {
    static func main() async {
        exit(await BookCommand().run(Array(CommandLine.arguments.dropFirst())))
    }
}
