import Diagnostics
import GenerationSettings
import Platform

/// One document of several and what its configuration says, read once.
struct PlannedContract: Sendable {
    var contract: ListedContract
    /// The failure is said where the document's turn comes.
    var settings: Result<RunSettings, any Error>

    /// Nil where nothing will be written, because the document is missing or the configuration cannot be used.
    private var output: String? {
        let document = contract.arguments.document
        if document != "-", !SystemPath.exists(document) { return nil }
        guard let settings = try? settings.get() else { return nil }
        let isFaulty = settings.configuration?.diagnostics.contains { $0.severity == .error } ?? false
        return isFaulty ? nil : settings.output
    }

    /// No two documents may have one folder, nor one a folder within another's: each would take the other's files for leftovers of its own,
    /// or for somebody else's.
    static func checkOutputs(of planned: [PlannedContract], _ diagnostics: inout DiagnosticSink) {
        let places = planned.map { $0.output.flatMap(FolderPlace.init) }
        var owners: [FolderPlace: Int] = [:]
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            if let other = owners[place] {
                report(planned[index], planned[other], isInside: false, &diagnostics)
            } else {
                owners[place] = index
            }
        }
        for (index, place) in places.enumerated() {
            guard let other = place?.above.lazy.compactMap({ owners[$0] }).first else { continue }
            report(planned[index], planned[other], isInside: true, &diagnostics)
        }
    }

    private static func report(
        _ planned: PlannedContract, _ other: PlannedContract, isInside: Bool, _ diagnostics: inout DiagnosticSink
    ) {
        guard let output = planned.output, let otherOutput = other.output else { return }
        diagnostics.emit(
            RunMessages.sharedOutput(
                planned.contract, other.contract, at: (output, otherOutput), isInside: isInside))
    }
}
