import ContractModel
import Diagnostics
import SwiftEmission

/// Lowers the records that start background jobs of the server to the code that follows the jobs.
struct JobLowering {
    let calls: [CallDefinition]
    let types: ClientTypes
    let lowering: DeclarationLowering

    /// Returns the view of a job, or nil if the job's type is not a record. If the document lacks information, or if a
    /// name is taken, the function emits a warning and also returns nil.
    func view(of job: JobDefinition, _ diagnostics: inout DiagnosticSink) -> JobView? {
        let model = lowering.model
        guard case .record(let shape) = model.contract[job.type].shape, !shape.isWrapper else { return nil }
        guard let stream = streamCall(of: job), let status = statusCall(of: job, beside: stream) else {
            diagnostics.emit(ClientMessages.untrackableJob(model.contract.documentName(of: job.type), at: job.location))
            return nil
        }
        if let name = clash(in: job.type) {
            diagnostics.emit(
                ClientMessages.clashingJob(model.contract.documentName(of: job.type), name, at: job.location))
            return nil
        }
        let names = names(in: job.type, shape)
        var arguments: [SwiftArgument] = []
        for role in ["stream", "status", "socket", "token"] {
            guard let key = job.links[role] else { continue }
            guard let name = names[key] else {
                if shape.properties.contains(where: { $0.key == key && $0.deprecation != nil }) { continue }
                diagnostics.emit(ClientMessages.unknownLink(key, as: role, at: job.location))
                continue
            }
            arguments.append(SwiftArgument(.expression(trusted: "\(role): \(name.declared)")))
        }
        return JobView(
            modifiers: lowering.isolation, record: lowering.spelling(of: job.type), conformance: types.trackableJob,
            access: lowering.access,
            stream: lowering.spelling(of: stream.type), status: lowering.spelling(of: status.type),
            linksType: types.progressLinks,
            links: CallView(
                function: types.progressLinks.text, arguments: arguments, indentation: 2 * SourceLine.indentation))
    }

    /// Returns the name of a member that the extension would declare again, or nil.
    private func clash(in id: TypeID) -> String? {
        let names = lowering.model.names
        let members = names[members: id].members.flatMap { [$0.identifier.name, $0.effective?.name] }
        if members.contains("progressLinks") { return "progressLinks" }
        let path = names[type: id].path
        let inner = lowering.model.contract.definitions.map { names[type: $0.id].path }
            .filter { $0.count == path.count + 1 && $0.starts(with: path) }
        return inner.lazy.compactMap(\.last?.name).first { ["ProgressStream", "ProgressStatus"].contains($0) }
    }

    /// Maps the keys of string properties, and the names of their properties `effective…`, to Swift names. Other
    /// properties are left out, because URLs and tokens must be strings.
    private func names(in id: TypeID, _ shape: RecordShape) -> [String: SwiftIdentifier] {
        let members = lowering.model.names[members: id]
        var names: [String: SwiftIdentifier] = [:]
        for (index, property) in shape.properties.enumerated() {
            guard case .scalar(.string) = lowering.model.resolved(property.use.reference),
                !property.hasExplicitPresence, !lowering.model.isSkipped(property)
            else { continue }
            // Reading a deprecated property causes a warning, so only its property `effective…` is read.
            if property.deprecation == nil { names[property.key] = members.members[index].identifier }
            if let effective = members.members[index].effective { names[effective.name] = effective }
        }
        return names
    }

    /// Returns the operation that streams the job's events. If the document names no such operation, returns the only
    /// stream.
    private func streamCall(of job: JobDefinition) -> CallDefinition? {
        let streams = calls.filter { $0.answers.stream != nil }
        if let name = job.links["events"] { return streams.first { $0.operation.name == name } }
        return streams.count == 1 ? streams.first : nil
    }

    /// Returns the operation that returns the job's status. If the document names no such operation, returns the GET
    /// operation whose path is the beginning of the stream's path.
    private func statusCall(of job: JobDefinition, beside stream: CallDefinition) -> CallDefinition? {
        if let name = job.links["poll"] { return calls.first { $0.operation.name == name } }
        return calls.first { call in
            call.operation.method == "get" && call.answers.stream == nil
                && stream.operation.path.hasPrefix(call.operation.path + "/")
        }
    }
}
