import Diagnostics
import GenerationSettings
import Platform

/// One document of several with its configuration, which is read once.
struct PlannedContract: Sendable {
    var contract: ListedContract
    /// The settings. A failure is reported when the document is processed.
    var settings: Result<RunSettings, any Error>

    /// The output folder, or nil if nothing will be written, because the document is missing or the configuration is
    /// invalid.
    private var output: String? {
        let document = contract.arguments.document
        if document != "-", !SystemPath.exists(document) { return nil }
        guard let settings = try? settings.get() else { return nil }
        let isFaulty = settings.configuration?.diagnostics.contains { $0.severity == .error } ?? false
        return isFaulty ? nil : settings.output
    }

    /// Checks that no two documents have the same output folder, or output folders within each other. Each document
    /// would treat the other document's files as leftovers or as foreign files.
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
