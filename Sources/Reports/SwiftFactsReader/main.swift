import Foundation

// Reads Swift files with the toolchain's own parser, and prints the facts of each file as a JSON object on one line.
// Standard input contains the paths, each followed by a zero byte. The program does not compile or run the files.

setvbuf(stdout, nil, _IOFBF, 1 << 16)
let input = FileHandle.standardInput.readDataToEndOfFile()
let paths = input.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
let arguments = CommandLine.arguments.dropFirst()
let hasUses = arguments.contains(FileFacts.usesArgument)
// The seconds after which a file is treated as unreadable. A test may shorten this time. The parser needs exponential
// time for nested brackets: `[[[[`.
let seconds = arguments.lazy.compactMap(Double.init).first ?? 60
let printer = FactsPrinter()
DispatchQueue.concurrentPerform(iterations: paths.count) { index in
    let reading = FileReading(paths[index], hasUses: hasUses)
    printer.write(reading.facts(within: seconds))
}
fflush(stdout)
// The end of the program also ends threads that are still reading.
exit(0)
