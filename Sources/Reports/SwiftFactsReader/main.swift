import Foundation

// Reads Swift files with the toolchain's own parser, and prints what it finds: an object of JSON in each line. The
// paths come on standard input, with a zero byte behind each. The program only reads: it does not compile or run the
// files.

setvbuf(stdout, nil, _IOFBF, 1 << 16)
let input = FileHandle.standardInput.readDataToEndOfFile()
let paths = input.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
let printer = FactsPrinter()
DispatchQueue.concurrentPerform(iterations: paths.count) { index in
    // Deeply nested code needs a deep stack, which a thread of a queue does not have.
    let facts = FileReader.facts(at: paths[index])
    printer.write(facts)
}
fflush(stdout)
