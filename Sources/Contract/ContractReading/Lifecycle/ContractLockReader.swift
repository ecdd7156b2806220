package import ContractModel
package import Diagnostics
import GenerationSettings
package import YAMLTree

/// Reads a lock.
///
/// Conflict markers of a merge are skipped, and the lines of both sides are read. If the sides differ about the removal
/// of a part, the earlier day is used. So after a merge of two branches, the user only needs to run the tool.
package struct ContractLockReader {
    private var lock = ContractLock(title: "", version: "", definitions: [])
    private var indices: [DefinitionPath: Int] = [:]
    /// The index of the last entry's definition. The next entry usually belongs to this definition, too.
    private var current: Int?
    /// Maps the names of each definition's members to their indices.
    private var members: [[LockedMember.Name: Int]] = []
    /// Maps the names of operations to their indices.
    private var operations: [String: Int] = [:]
    private var diagnostics: DiagnosticSink

    /// Reads a lock from a file.
    ///
    /// - Returns: Nil if errors were emitted.
    package static func read(
        _ file: SourceFile, id: SourceFileID, limits: YAMLLimits, diagnostics: inout DiagnosticSink
    ) -> ContractLock? {
        let merged = SourceFile(path: file.path, bytes: withoutConflictMarkers(file.bytes))
        var faults = DiagnosticSink()
        let tree = YAMLReader.read(merged, id: id, limits: limits, mergeKeys: false, diagnostics: &faults)
        diagnostics.append(faults)
        guard let tree else { return nil }
        var reader = ContractLockReader(diagnostics: DiagnosticSink())
        reader.read(tree.root)
        diagnostics.append(reader.diagnostics)
        return reader.diagnostics.hasErrors ? nil : reader.lock
    }

    /// Removes conflict markers. Every remaining line keeps its number. The common ancestor (between `|||||||` and
    /// `=======`) is also removed.
    private static func withoutConflictMarkers(_ bytes: [UInt8]) -> [UInt8] {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.contains(where: { marker($0) != nil }) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var isBase = false
        for line in lines {
            if line.startIndex > 0 { result.append(0x0A) }
            let marker = marker(line)
            if marker == UInt8(ascii: "|") { isBase = true }
            if marker == UInt8(ascii: "=") { isBase = false }
            if marker == nil, !isBase { result += line }
        }
        return result
    }

    /// Returns the character of a conflict marker, or nil. A marker has exactly seven equal characters, and then
    /// nothing or a space. A common ancestor may contain longer markers.
    private static func marker(_ line: ArraySlice<UInt8>) -> UInt8? {
        guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
        let count = line.prefix { $0 == first }.count
        let end = line.dropFirst(count).first
        return count == 7 && (end == nil || end == UInt8(ascii: " ") || end == 0x0D) ? first : nil
    }

    // MARK: Entries

    private mutating func read(_ root: YAMLNode) {
        guard root.kind == .sequence else {
            return diagnostics.emit(LifecycleMessages.damagedLock("it is not a list", at: root.location))
        }
        for node in root.elements {
            do throws(Fault) {
                try read(entry: node)
            } catch {
                diagnostics.emit(LifecycleMessages.damagedLock(error.text, at: node.location))
            }
        }
    }

    /// The reason why an entry of the lock cannot be read.
    private struct Fault: Error {
        var text: String
    }

    /// Reads an entry: the title and version of the contract, an operation, a definition, or a member of a definition.
    private mutating func read(entry node: YAMLNode) throws(Fault) {
        let entry = ContractValue(node)
        if let title = entry["contract"]?.string {
            lock.title = title
            lock.titleLocation = node.location
            lock.version = entry["version"]?.string ?? ""
            return
        }
        if let name = entry["call"]?.string { return try read(operation: entry, name, at: node.location) }
        guard let path = DefinitionPath(entry) else { throw Fault(text: "this entry names no schema") }
        let facts = entry.without(Self.placeKeys + Self.lifecycleKeys)
        try check(facts)
        let departure = try departure(entry)
        guard let name = LockedMember.Name(entry) else {
            return add(
                LockedDefinition(path: path, facts: facts, departure: departure, location: node.location))
        }
        var member = LockedMember(name: name, facts: facts, departure: departure, location: node.location)
        if case .value = name {} else if member.type == nil { throw Fault(text: "the property needs a valid 'type'") }
        member.newKey = entry["renamed"]?.string
        member.formerTypes = try formerTypes(entry)
        member.changed = try day(entry, "changed")
        add(member, to: path, at: node.location)
    }

    private mutating func read(
        operation entry: ContractValue, _ name: String, at location: SourceLocation
    ) throws(Fault) {
        let facts = entry.without(["call", "parameters", "gone"])
        if case .object(let members) = facts,
            let fact = members.first(where: { !LockedOperation.keys.contains($0.key) })
        {
            throw Fault(
                text: "'\(fact.key)' is not a key of an operation"
                    + Self.advice(fact.key, LockedOperation.keys.sorted()))
        }
        var operation = LockedOperation(
            name: name, facts: facts, parameters: [], departure: try departure(entry), location: location)
        for parameter in LockedOperation.elements(entry["parameters"]) {
            let departure = try departure(parameter)
            operation.parameters.append(LockedParameter(facts: parameter.without(["gone"]), departure: departure))
        }
        guard let index = operations[name] else {
            operations[name] = lock.operations.count
            return lock.operations.append(operation)
        }
        lock.operations[index].merge(operation)
    }

    /// Reports unknown keys. If the reader ignored unknown keys, a misspelt key and its fact would be lost.
    private func check(_ facts: ContractValue) throws(Fault) {
        guard case .object(let members) = facts else { return }
        for member in members where !Self.factKeys.contains(member.key) {
            throw Fault(text: "'\(member.key)' is not a key of an entry" + Self.advice(member.key, Self.words))
        }
        if let kind = facts["is"]?.string, LockedDefinition.Kind(rawValue: kind) == nil {
            let kinds = LockedDefinition.Kind.allCases.map(\.rawValue)
            throw Fault(text: "'\(kind)' is not a kind of schema" + Self.advice(kind, kinds))
        }
    }

    private static func advice(_ word: String, _ known: [String]) -> String {
        Spelling.nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }

    private static let factKeys: Set<String> = [
        "additional", "also-read-from", "const", "default", "deprecated", "discriminator", "error", "failure",
        "failure-value", "is", "nullable", "of", "others", "otherwise", "payload", "presence", "read-only",
        "replaced-by", "required", "rules", "shared", "since", "success", "success-value", "sunset", "swift-name",
        "type", "variants", "write-only",
    ]
    private static let words = placeKeys + lifecycleKeys + factKeys.sorted()

    private static let placeKeys = ["schema", "file", "envelope", "operation", "component", "at"]
    private static let lifecycleKeys = [
        "property", "failure-property", "value", "gone", "renamed", "was", "changed",
    ]

    private func departure(_ entry: ContractValue) throws(Fault) -> Departure? {
        guard let gone = entry["gone"] else { return nil }
        // The lock that a check shows has no dates of new removals.
        return gone.string == Departure.undated ? Departure() : Departure(day: try day(entry, "gone"))
    }

    private func day(_ entry: ContractValue, _ key: String) throws(Fault) -> CalendarDay? {
        guard let value = entry[key] else { return nil }
        guard let day = value.string.flatMap({ CalendarDay($0) }) else {
            throw Fault(text: "'\(key)' is not a date such as 2026-03-01")
        }
        return day
    }

    private static let formerTypeLimit = 100

    private func formerTypes(_ entry: ContractValue) throws(Fault) -> [LockedType] {
        guard let value = entry["was"] else { return [] }
        guard case .array(let elements) = value else { throw Fault(text: "'was' is not a list of types") }
        let types = elements.compactMap { LockedType($0) }
        if elements.count > Self.formerTypeLimit { throw Fault(text: "'was' has too many types") }
        if types.count < elements.count { throw Fault(text: "'was' has an element that is not a type") }
        return types
    }

    // MARK: Merging both sides

    private mutating func add(_ definition: LockedDefinition) {
        guard let index = index(of: definition.path) else {
            append(definition)
            return
        }
        // After a merge, a member may come before its definition in the file.
        let known = lock.definitions[index]
        if known.facts["is"] == nil { lock.definitions[index].facts = definition.facts }
        lock.definitions[index].departure = known.departure.earlier(than: definition.departure)
    }

    private mutating func add(_ member: LockedMember, to path: DefinitionPath, at location: SourceLocation) {
        let index =
            index(of: path) ?? append(LockedDefinition(path: path, facts: .object([]), location: location))
        guard let known = members[index][member.name] else {
            members[index][member.name] = lock.definitions[index].members.count
            lock.definitions[index].members.append(member)
            return
        }
        var merged = lock.definitions[index].members[known]
        merged.departure = merged.departure.earlier(than: member.departure)
        merged.newKey = merged.newKey ?? member.newKey
        merged.formerTypes += member.formerTypes.filter { !merged.formerTypes.contains($0) }
        // The two sides may have given the member different types. The document determines which type is current.
        if let type = member.type, type != merged.type, !merged.formerTypes.contains(type) {
            merged.formerTypes.append(type)
        }
        merged.changed = [merged.changed, member.changed].compactMap(\.self).min()
        lock.definitions[index].members[known] = merged
    }

    private mutating func index(of path: DefinitionPath) -> Int? {
        if let current, lock.definitions[current].path == path { return current }
        current = indices[path]
        return current
    }

    @discardableResult
    private mutating func append(_ definition: LockedDefinition) -> Int {
        let index = lock.definitions.count
        indices[definition.path] = index
        lock.definitions.append(definition)
        members.append([:])
        current = index
        return index
    }
}

extension LockedOperation {
    /// Adds the parts that only the other side of a merge has.
    fileprivate mutating func merge(_ other: LockedOperation) {
        departure = departure.earlier(than: other.departure)
        var position = 0
        for parameter in other.parameters {
            if let index = parameters.firstIndex(where: { $0.key == parameter.key }) {
                parameters[index].departure = parameters[index].departure.earlier(than: parameter.departure)
                position = index + 1
            } else {
                parameters.insert(parameter, at: position)
                position += 1
            }
        }
    }
}

extension LockedMember.Name {
    fileprivate init?(_ entry: ContractValue) {
        if let key = entry["property"]?.string {
            self = .property(key)
        } else if let key = entry["failure-property"]?.string {
            self = .failure(key)
        } else if let value = entry["value"] {
            self = .value(value)
        } else {
            return nil
        }
    }
}

extension Departure? {
    fileprivate func earlier(than other: Departure?) -> Departure? {
        guard let self, let other else { return self ?? other }
        guard let day = self.day, let otherDay = other.day else { return self.day == nil ? other : self }
        return day <= otherDay ? self : other
    }
}

extension ContractValue {
    fileprivate func without(_ keys: [String]) -> ContractValue {
        guard case .object(let members) = self else { return .object([]) }
        return .object(members.filter { !keys.contains($0.key) })
    }
}
