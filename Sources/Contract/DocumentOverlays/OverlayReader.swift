import ContractModel
package import Diagnostics
import JSONPath
package import YAMLTree

/// Reads an overlay, and reports all its faults.
package struct OverlayReader {
    private enum RootKey: String, CaseIterable { case overlay, info, extends, actions }
    private enum InfoKey: String, CaseIterable { case title, version, description }
    private enum ActionKey: String, CaseIterable { case target, description, update, copy, remove }

    private var diagnostics = DiagnosticSink()
    private var isOfVersion1_1 = true

    /// - Returns: Nil if errors were emitted.
    package static func read(_ tree: YAMLTree, diagnostics: inout DiagnosticSink) -> Overlay? {
        var reader = OverlayReader()
        let actions = reader.actions(of: tree.root)
        diagnostics.append(reader.diagnostics)
        guard !reader.diagnostics.hasErrors else { return nil }
        return Overlay(isOfVersion1_1: reader.isOfVersion1_1, actions: actions)
    }

    private mutating func actions(of root: YAMLNode) -> [Overlay.Action] {
        guard root.kind == .mapping else {
            emit("an overlay must be a mapping with 'overlay', 'info' and 'actions'", at: root.location)
            return []
        }
        if let version = needed("overlay", of: root, "the overlay") { readVersion(version) }
        checkKeys(of: root, RootKey.self)
        if let info = needed("info", of: root, "the overlay") { checkInfo(info) }
        if let extends = root["extends"] { checkText(extends, "extends") }
        guard let list = needed("actions", of: root, "the overlay") else { return [] }
        guard list.kind == .sequence, list.count > 0 else {
            emit("'actions' must be a list with at least one action", at: list.location)
            return []
        }
        checkDistinct(list)
        return list.elements.compactMap { action($0) }
    }

    // MARK: Parts

    private mutating func readVersion(_ node: YAMLNode) {
        guard node.isString, let match = node.text.wholeMatch(of: /1\.([01])\.[0-9]+/) else {
            return emit(
                "'overlay' must be the version of the specification as a string: 1.0.0 or 1.1.0", at: node.location)
        }
        isOfVersion1_1 = match.1 == "1"
    }

    private mutating func checkInfo(_ info: YAMLNode) {
        guard info.kind == .mapping else {
            return emit("'info' must be a mapping with 'title' and 'version'", at: info.location)
        }
        for key in ["title", "version"] { if let text = needed(key, of: info, "'info'") { checkText(text, key) } }
        if let description = info["description"] { checkText(description, "description") }
        checkKeys(of: info, InfoKey.self, without: isOfVersion1_1 ? [] : [.description])
    }

    private mutating func action(_ node: YAMLNode) -> Overlay.Action? {
        guard node.kind == .mapping else {
            emit("an action must be a mapping with a 'target'", at: node.location)
            return nil
        }
        checkKeys(of: node, ActionKey.self, without: isOfVersion1_1 ? [] : [.copy])
        if let description = node["description"] { checkText(description, "description") }
        let change = change(of: node)
        let until = node["x-until"].flatMap { day($0) }
        guard let target = needed("target", of: node, "the action"), let path = path(target, "target") else {
            return nil
        }
        return Overlay.Action(target: path, node: target, change: change, until: until)
    }

    private mutating func change(of action: YAMLNode) -> Overlay.Action.Change {
        var removes = false
        if let node = action["remove"] {
            if case .boolean(let value)? = node.scalar {
                removes = value
            } else {
                emit("'remove' must be true or false", at: node.location)
            }
        }
        let source = action["copy"].flatMap { node in path(node, "copy").map { ($0, node) } }
        if removes { return .remove }
        if let update = action["update"], let (_, node) = source {
            emit("one action cannot have both 'update' and 'copy'; write two actions", at: node.location)
            return .update(update)
        }
        if let update = action["update"] { return .update(update) }
        return source.map { .copy($0.0, at: $0.1) } ?? .nothing
    }

    private mutating func day(_ node: YAMLNode) -> CalendarDay? {
        if node.kind == .scalar, let day = CalendarDay(node.text) { return day }
        emit("'x-until' must be a date such as 2026-03-01", at: node.location)
        return nil
    }

    private mutating func path(_ node: YAMLNode, _ key: String) -> JSONPath? {
        guard checkText(node, key) else { return nil }
        do throws(JSONPathFault) {
            return try JSONPath(node.text)
        } catch {
            diagnostics.emit(OverlayMessages.invalidPath(node.text, error, at: node.location))
            return nil
        }
    }

    // MARK: Checks

    @discardableResult
    private mutating func checkText(_ node: YAMLNode, _ key: String) -> Bool {
        if node.isString { return true }
        emit("'\(key)' must be a string", at: node.location)
        return false
    }

    private mutating func needed(_ key: String, of node: YAMLNode, _ subject: String) -> YAMLNode? {
        if let value = node[key] { return value }
        emit("\(subject) needs '\(key)'", at: node.location)
        return nil
    }

    private mutating func checkKeys<Key: RawRepresentable<String> & CaseIterable & Equatable>(
        of node: YAMLNode, _ type: Key.Type, without others: [Key] = []
    ) {
        let known = Key.allCases.filter { !others.contains($0) }.map(\.rawValue)
        for pair in node.pairs where !known.contains(pair.key) && !pair.key.hasPrefix("x-") {
            diagnostics.emit(OverlayMessages.unknownKey(pair.key, known: known, at: pair.keyLocation))
        }
    }

    /// Reports actions that occur twice. Only actions with the same target are compared, and only with the first 100 of
    /// them.
    private mutating func checkDistinct(_ list: YAMLNode) {
        var seen: [String: [YAMLNode]] = [:]
        for action in list.elements {
            let target = action["target"]?.text ?? ""
            if let first = seen[target]?.prefix(100).first(where: { $0.isEqual(to: action) }) {
                diagnostics.emit(OverlayMessages.repeated(at: action.location, first: first.location))
            }
            seen[target, default: []].append(action)
        }
    }

    private mutating func emit(_ fault: String, at location: SourceLocation) {
        diagnostics.emit(OverlayMessages.invalid(fault, at: location))
    }
}
