import Testing
@testable import Diagnostics

@Suite struct DiagnosticSinkTests {
    @Test func sortsByPlaceThenByEmission() {
        var sink = DiagnosticSink()
        for (message, file, line, column) in [
            ("f", 1, 1, 1), ("e", 0, 2, 1), ("c", 0, 1, 9), ("d", 0, 1, 9), ("b", 0, 1, 2),
        ] {
            let location = SourceLocation(
                file: SourceFileID(rawValue: UInt32(file)), line: UInt32(line), column: UInt32(column))
            sink.emit(Diagnostic(.warning, "id", message, at: location))
        }
        sink.emit(Diagnostic(.warning, "id", "a", at: nil))
        #expect(sink.sorted.map(\.message) == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func knowsErrorsAndDropsRepetitions() {
        var sink = DiagnosticSink()
        sink.emit(Diagnostic(.warning, "id", "a", at: nil))
        #expect(!sink.hasErrors)
        sink.emit(Diagnostic(.error, "id", "a", at: nil))
        sink.emit(Diagnostic(.error, "id", "a", at: nil))
        #expect(sink.hasErrors)
        #expect(sink.sorted.map(\.severity) == [.warning, .error])
    }
}
