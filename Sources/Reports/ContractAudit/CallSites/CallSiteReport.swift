package import ContractModel
import Diagnostics
import Texts

/// The places in an app whose code must change when the app moves from the output of another generator to the output of
/// gen-dtos.
package struct CallSiteReport: Sendable {
    /// The places that name the same part of the contract: an operation, a schema or the client.
    package struct Group: Sendable {
        /// The operation, or nil for a schema and the client.
        package var operation: OperationDefinition?
        /// The name of the schema, or nil for an operation and the client.
        package var schema: String?
        /// The Swift name of the part in the output of gen-dtos: a call, a type or the client.
        package var name: String?
        package var sites: [CallSite]
    }

    /// The groups: first the operations in the order of the document, then the schemas sorted by their names, and then
    /// the client.
    package private(set) var groups: [Group] = []
    /// The places that use the other generator's output, but name neither an operation nor a schema.
    package private(set) var left: [CallSite] = []
    /// The number of places whose code need not change.
    package private(set) var unchanged = 0
    /// The number of types and functions of the other generator's output that belong to a part of the contract.
    package let pairs: Int
    /// The files that could not be read, or only in part, with the reasons.
    package let faults: [(path: String, reason: String)]

    /// - Parameters:
    ///   - former: The facts about the other generator's output.
    ///   - app: The facts about the app.
    package init(
        _ contract: Contract, former: [FileFacts], app: [FileFacts], _ spelling: OwnSpelling,
        scope: AuditScope = AuditScope()
    ) {
        let parts = FormerParts(contract, former, spelling, scope)
        pairs = parts.count
        faults = (former + app).compactMap { file in
            (file.fault ?? (file.hasErrors ? "Parts of the file are not valid Swift." : nil)).map { (file.path, $0) }
        }
        let project = SwiftProject(app)
        let search = CallSiteSearch(contract, parts, spelling, project)
        var found: [FormerParts.Part: [CallSite]] = [:]
        for file in project.files {
            for mention in file.uses?.mentions ?? [] {
                for finding in search.findings(of: mention, in: file) {
                    guard let part = finding.part, let new = finding.site.new else {
                        left.append(finding.site)
                        continue
                    }
                    if new == finding.site.old {
                        unchanged += 1
                    } else {
                        found[part, default: []].append(finding.site)
                    }
                }
            }
        }
        left.sort(by: Self.precedes)
        for (index, operation) in contract.operations.enumerated() {
            let call = operation.type.flatMap { spelling.calls[$0] }
            add(found[.operation(index)], Group(operation: operation, name: call?.text(), sites: []))
        }
        let schemas = found.keys.compactMap { part in
            if case .type(let id) = part { (name: contract.documentName(of: id), id: id) } else { nil }
        }
        for schema in schemas.sorted(by: { ($0.name, $0.id) < ($1.name, $1.id) }) {
            add(found[.type(schema.id)], Group(schema: schema.name, name: spelling.types[schema.id], sites: []))
        }
        add(found[.client], Group(name: spelling.client, sites: []))
    }

    private mutating func add(_ sites: [CallSite]?, _ group: Group) {
        guard let sites else { return }
        var group = group
        group.sites = sites.sorted(by: Self.precedes)
        groups.append(group)
    }

    private static func precedes(_ left: CallSite, _ right: CallSite) -> Bool {
        (left.place.path, left.place.line, left.place.column) < (right.place.path, right.place.line, right.place.column)
    }

    /// The number of places that change.
    package var changed: Int { groups.reduce(0) { $0 + $1.sites.count } }

    // MARK: Text

    /// Returns the report for people.
    ///
    /// - Parameter isQuiet: Whether the report has only the sums.
    package func text(isQuiet: Bool) -> String {
        var lines: [String] = []
        if !isQuiet {
            for group in groups { lines += Self.lines(group.title, group.sites) }
            if !left.isEmpty { lines += Self.lines("Neither an operation nor a schema", left) }
            lines += faults.map { VisibleText.escaped("\($0.path): \($0.reason)") }
            if !lines.isEmpty { lines.append("") }
        }
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }

    private static func lines(_ title: String, _ sites: [CallSite]) -> [String] {
        ["\(VisibleText.escaped(title)): \(sites.count.counted("place"))"]
            + sites.map { site in
                let place = "  \(site.place.path):\(site.place.line):\(site.place.column): \(site.old)"
                return VisibleText.escaped(place + (site.new.map { " → " + $0 } ?? ""))
            }
    }

    private var summary: String {
        let operations = groups.filter { $0.operation != nil }
        let schemas = groups.filter { $0.schema != nil }
        func sum(_ groups: [Group]) -> Int { groups.reduce(0) { $0 + $1.sites.count } }
        let client = changed - sum(operations) - sum(schemas)
        return "\(changed.counted("place")) must change: "
            + "\(sum(operations)) for \(operations.count.counted("operation")), "
            + "\(sum(schemas)) for \(schemas.count.counted("schema")), \(client) for the client. "
            + "\(unchanged.counted("place")) \(unchanged == 1 ? "needs" : "need") no change. "
            + "\(left.count.counted("place")) \(left.count == 1 ? "uses" : "use") the old output, "
            + "but neither an operation nor a schema."
    }
}

extension CallSiteReport.Group {
    /// The part of the contract in words: `GET /books (listBooks)`, `Schema Book` or `The client`.
    fileprivate var title: String {
        if let operation { return "\(operation.endpoint) (\(operation.name))" }
        return schema.map { "Schema \($0)" } ?? "The client"
    }
}
