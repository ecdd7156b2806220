import Platform
import Diagnostics

/// Distributes documents to threads, and prints their reports in the order of the documents. A report is printed as
/// soon as all earlier reports are printed.
final class BatchProgress: Sendable {
    /// The combined results of all documents.
    struct Conclusion: Sendable {
        var documents: Int
        var failed = 0
        var outOfDate = 0
        /// The worst status.
        var status = ExitStatus.done
        var diagnostics = DiagnosticCollection()
        var dependencies: [DependencyFile.Rule] = []

        fileprivate mutating func add(_ report: DocumentReport) {
            if report.isOutOfDate { outOfDate += 1 } else if report.status != .done { failed += 1 }
            if report.status.rawValue > status.rawValue { status = report.status }
            diagnostics.add(report.diagnostics.diagnostics, in: report.diagnostics.sources)
            if let rule = report.dependencies { dependencies.append(rule) }
        }
    }

    fileprivate struct State: Sendable {
        var started = 0
        var said = 0
        /// Reports of documents that wait for an earlier document.
        var waiting: [Int: DocumentReport] = [:]
        var conclusion: Conclusion
        /// The error that has ended the printing, or nil.
        var failure: (any Error)?
        var progressLine: ProgressLine?
    }

    private let state: Guarded<State>

    init(count: Int, progressLine: ProgressLine?) {
        state = Guarded(State(conclusion: Conclusion(documents: count), progressLine: progressLine))
    }

    /// Returns the number of the next document, or nil at the end.
    func next() -> Int? {
        state.with { state in
            guard state.started < state.conclusion.documents else { return nil }
            defer { state.started += 1 }
            return state.started
        }
    }

    func finish(_ index: Int, _ report: DocumentReport) {
        state.with { state in
            state.waiting[index] = report
            while let report = state.waiting.removeValue(forKey: state.said) {
                state.said += 1
                state.conclusion.add(report)
                state.say(report)
            }
        }
    }

    /// Returns the results of all documents.
    ///
    /// - Throws: The error that prevented printing.
    func conclusion() throws -> Conclusion {
        try state.with { state in
            state.endProgressLine()
            if let failure = state.failure { throw failure }
            return state.conclusion
        }
    }
}

extension BatchProgress.State {
    /// Removes the progress line when there is other text to print.
    fileprivate mutating func endProgressLine() {
        progressLine?.end()
        progressLine = nil
    }

    fileprivate mutating func say(_ report: DocumentReport) {
        guard failure == nil, !(report.errors.isEmpty && report.output.isEmpty) else { return }
        endProgressLine()
        do {
            try report.write()
        } catch {
            failure = error
        }
    }
}
