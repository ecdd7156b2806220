import Concurrency
import Diagnostics

/// Which document is next, and what is said of those that are over: in the order of the documents, whichever ends first, and as soon as all
/// before it are over, so that nothing is kept that can be said.
final class BatchProgress: Sendable {
    /// What the documents have come to together.
    struct Conclusion: Sendable {
        var documents: Int
        var failed = 0
        var outOfDate = 0
        /// The worst of all.
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
        /// Reports of documents of which an earlier one is not over.
        var waiting: [Int: DocumentReport] = [:]
        var conclusion: Conclusion
        /// Why nothing more can be said.
        var failure: (any Error)?
        var progressLine: ProgressLine?
    }

    private let state: Guarded<State>

    init(count: Int, progressLine: ProgressLine?) {
        state = Guarded(State(conclusion: Conclusion(documents: count), progressLine: progressLine))
    }

    /// The number of a document that nobody has begun; nil when there is none.
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

    /// - Throws: what stood in the way of saying something.
    func conclusion() throws -> Conclusion {
        try state.with { state in
            state.endProgressLine()
            if let failure = state.failure { throw failure }
            return state.conclusion
        }
    }
}

extension BatchProgress.State {
    /// The line is there until there is something else to read.
    fileprivate mutating func endProgressLine() {
        progressLine?.end()
        progressLine = nil
    }

    fileprivate mutating func say(_ report: DocumentReport) {
        guard failure == nil, !(report.errors.isEmpty && report.output.isEmpty) else { return }
        endProgressLine()
        do {
            try StandardStream.error.write(report.errors)
            try StandardStream.output.write(report.output)
        } catch {
            failure = error
        }
    }
}
