import Platform
import Dispatch
import Foundation

/// The audits of many documents.
package struct CorpusAudit: Sendable {
    /// The audits in the order of the documents. The audit is nil for a document that cannot be read.
    package let audits: [(document: CorpusDocument, audit: DocumentAudit?)]

    /// Audits documents on all cores. The threads have stacks as large as those of the tool, because schemas may refer
    /// to each other through hundreds of others.
    package init(of documents: [CorpusDocument]) {
        let work = Guarded(Work(audits: Array(repeating: nil, count: documents.count)))
        let threads = DispatchGroup()
        for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) {
            threads.enter()
            let thread = Thread {
                while let index = work.with({ $0.next() }) {
                    let audit = documents[index].audit()
                    work.with { $0.audits[index] = audit }
                }
                threads.leave()
            }
            thread.stackSize = 512 << 20
            thread.start()
        }
        threads.wait()
        self.audits = Array(zip(documents, work.with { $0.audits }))
    }

    /// Documents in which no value can satisfy both a branch of a union and the other parts of an `allOf`. For example,
    /// the value would have to be an object and a string.
    private static let impossible: Set = ["multifile/openapi-ts_3.0.x-full"]

    package var losses: [String] {
        audits.filter { !Self.impossible.contains($0.document.path) }
            .flatMap { document, audit in (audit?.losses ?? []).map { "\(document.path): \($0)" } }
    }

    /// Maps the path of each refused document to the document's first error.
    package var refusals: [String: String] {
        var refusals: [String: String] = [:]
        for (document, audit) in audits { refusals[document.path] = audit?.errors.first }
        return refusals
    }

    package var warningCounts: [String: Int] {
        audits.reduce(into: [:]) { $0.merge($1.audit?.warningCounts ?? [:], uniquingKeysWith: +) }
    }

    package var comparedCount: Int {
        audits.reduce(0) { $0 + ($1.audit?.comparedCount ?? 0) }
    }
}

/// The state that the threads share.
private struct Work {
    /// The number of documents that the threads have begun to audit.
    var started = 0
    var audits: [DocumentAudit?]

    mutating func next() -> Int? {
        guard started < audits.count else { return nil }
        defer { started += 1 }
        return started
    }
}
