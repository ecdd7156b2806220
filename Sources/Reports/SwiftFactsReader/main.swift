import Foundation

// Reads Swift files with the toolchain's own parser, and prints the facts of each file as a JSON object on one line.
// Standard input contains the paths, each followed by a zero byte. The program does not compile or run the files.

setvbuf(stdout, nil, _IOFBF, 1 << 16)
let input = FileHandle.standardInput.readDataToEndOfFile()
let paths = input.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
let hasUses = CommandLine.arguments.dropFirst() == [FileFacts.usesArgument]
let printer = FactsPrinter()
DispatchQueue.concurrentPerform(iterations: paths.count) { index in
    // A thread of a queue has a stack of only 512 KB on macOS, which deeply nested code would exceed.
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
        printer.write(FileReader.facts(at: paths[index], hasUses: hasUses))
        end.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    end.wait()
}
fflush(stdout)
