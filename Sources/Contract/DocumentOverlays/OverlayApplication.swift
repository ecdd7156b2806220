package import ContractModel
package import Diagnostics
import JSONPath
package import YAMLTree

/// Applies overlays to a document, before the contract is read.
package struct OverlayApplication {
    /// The steps that all actions together may take (`JSONPathBudget`). All these steps take a few seconds.
    package static let stepLimit = 50_000_000

    private let limits: YAMLLimits
    /// The number of bytes that all scalars together may have. The limit fits offsets of 32 bits.
    private let textLimit: Int
    private let day: CalendarDay?
    private var editor: YAMLTreeEditor
    private var budget: JSONPathBudget
    private var sources: SourceFileTable
    private var diagnostics = DiagnosticSink()

    /// Returns the document with all changes, or nil if errors were emitted.
    ///
    /// - Parameters:
    ///   - day: The current day. If the day is nil, `x-until` is ignored.
    ///   - steps: The steps that all actions together may take (`JSONPathBudget`).
    package static func apply(
        _ files: [OverlayFile], to tree: YAMLTree, limits: YAMLLimits, mergeKeys: Bool, on day: CalendarDay?,
        steps: Int = stepLimit, sources: inout SourceFileTable, diagnostics: inout DiagnosticSink
    ) -> YAMLTree? {
        if files.isEmpty { return tree }
        var application = OverlayApplication(
            limits: limits, day: day, editor: YAMLTreeEditor(tree), budget: JSONPathBudget(steps: steps),
            sources: sources)
        let overlays = files.compactMap { application.overlay($0, mergeKeys: mergeKeys) }
        for overlay in overlays where !application.diagnostics.hasErrors { application.apply(overlay) }
        var result: YAMLTree?
        if !application.diagnostics.hasErrors {
            result = application.editor.finished(limits: limits, diagnostics: &application.diagnostics)
        }
        sources = application.sources
        diagnostics.append(application.diagnostics)
        return result
    }

    private init(
        limits: YAMLLimits, day: CalendarDay?, editor: YAMLTreeEditor, budget: JSONPathBudget,
        sources: SourceFileTable
    ) {
        self.limits = limits
        textLimit = editor.textSize + min(limits.bytes, YAMLLimits.bytesCeiling)
        self.day = day
        self.editor = editor
        self.budget = budget
        self.sources = sources
    }

    private mutating func overlay(_ file: OverlayFile, mergeKeys: Bool) -> Overlay? {
        switch file.content {
        case .failure(let fault):
            diagnostics.emit(OverlayMessages.unreadable(file.path, fault, at: file.location))
            return nil
        case .success(let source):
            let tree = YAMLReader.read(
                source, id: sources.add(source), limits: limits, mergeKeys: mergeKeys, diagnostics: &diagnostics)
            return tree.flatMap { OverlayReader.read($0, diagnostics: &diagnostics) }
        }
    }

    // MARK: Actions

    private mutating func apply(_ overlay: Overlay) {
        for action in overlay.actions where !diagnostics.hasErrors {
            do throws(OverlayFault) {
                try apply(action, isOfVersion1_1: overlay.isOfVersion1_1)
            } catch {
                diagnostics.emit(OverlayMessages.fault(error, of: action, limits))
            }
            if let day, let until = action.until, day >= until {
                diagnostics.emit(OverlayMessages.due(until, at: action.node.location))
            }
        }
    }

    private mutating func apply(_ action: Overlay.Action, isOfVersion1_1: Bool) throws(OverlayFault) {
        let place = action.node.location
        if case .nothing = action.change { return diagnostics.emit(OverlayMessages.withoutChange(at: place)) }
        let targets = try targets(of: action.target)
        guard let first = targets.first else {
            return diagnostics.emit(OverlayMessages.matchesNothing(action.target, at: place))
        }
        if case .remove = action.change { return try remove(targets, at: place) }
        guard targets.allSatisfy({ $0.kind == first.kind }) else {
            return diagnostics.emit(OverlayMessages.mixedTargets(action.target, at: place))
        }
        guard isOfVersion1_1 || first.kind != .scalar else {
            return diagnostics.emit(OverlayMessages.scalarTarget(action.target, at: place))
        }
        guard let update = try source(of: action.change) else { return }
        var copied: [SourceFileID] = []
        if case .copy = action.change { copied = update.files.sorted { $0.rawValue < $1.rawValue } }
        var hasChanged = false
        for target in targets {
            // A copied node gets another file, because its location must differ from the location of the original.
            editor.substitutes = Dictionary(uniqueKeysWithValues: copied.map { ($0, sources.add(sources[$0])) })
            var merge = OverlayMerge(isOfVersion1_1: isOfVersion1_1, budget: budget)
            try merge.merge(update, into: editor.node(target.id), target, key: key(of: target))
            budget = merge.budget
            hasChanged = hasChanged || !merge.edits.isEmpty
            for edit in merge.edits { try perform(edit) }
        }
        if !hasChanged { diagnostics.emit(OverlayMessages.changesNothing(action.target, at: place)) }
    }

    /// Returns the selected nodes, each once.
    private mutating func targets(of path: JSONPath) throws(OverlayFault) -> [OverlayTarget] {
        var known: Set<JSONPathMatch.Place?> = []
        return try matches(of: path).filter { known.insert($0.place).inserted }.map(OverlayTarget.init)
    }

    private mutating func matches(of path: JSONPath) throws(OverlayFault) -> [JSONPathMatch] {
        do throws(JSONPathExhausted) {
            return try path.matches(in: editor.tree.root, &budget)
        } catch {
            throw .exhausted
        }
    }

    /// Returns the key of a list whose parent is a mapping. Returns nil for other nodes.
    private func key(of target: OverlayTarget) -> String? {
        guard target.kind == .sequence, let place = target.place else { return nil }
        let parent = editor.node(place.parent)
        return parent.kind == .mapping ? parent.pairs[place.position].key : nil
    }

    /// Returns the value that is merged with each target of an action.
    private mutating func source(of change: Overlay.Action.Change) throws(OverlayFault) -> YAMLNode? {
        switch change {
        case .remove, .nothing: return nil
        case .update(let node): return node
        case .copy(let path, let node):
            let matches = try matches(of: path)
            guard matches.count == 1 else {
                diagnostics.emit(OverlayMessages.wrongCopyCount(path, matches.count, at: node.location))
                return nil
            }
            try spend(matches[0].node.extent.nodes)
            return matches[0].node
        }
    }

    private mutating func remove(_ targets: [OverlayTarget], at location: SourceLocation) throws(OverlayFault) {
        var positions: [UInt32: Set<Int>] = [:]
        for target in targets {
            guard let place = target.place else { return diagnostics.emit(OverlayMessages.rootRemoved(at: location)) }
            positions[place.parent, default: []].insert(place.position)
        }
        for (parent, positions) in positions { try spend(editor.remove(positions, from: parent)) }
    }

    private mutating func perform(_ edit: OverlayMerge.Edit) throws(OverlayFault) {
        switch edit {
        case .replace(let place, let node, let key):
            try check([node], below: 0)
            editor.replace(place.position, of: place.parent, with: node, key: key)
        case .add(let pairs, let mapping, let depth):
            try check(pairs.map(\.value), below: depth)
            try spend(editor.add(pairs, to: mapping))
        case .append(let nodes, let sequence, let depth):
            try check(nodes, below: depth)
            try spend(editor.append(nodes, to: sequence))
        }
        // An action may copy the whole document, which doubles its nodes.
        if editor.nodeCount > 2 * limits.nodes { throw .exhausted }
    }

    /// Checks that new nodes do not nest too deeply, because later stages visit the document by recursion. Also spends
    /// the steps for copying the nodes, and checks that the editor's text stays within its limit.
    private mutating func check(_ nodes: [YAMLNode], below depth: Int) throws(OverlayFault) {
        var textSize = editor.textSize
        for node in nodes {
            let extent = node.extent
            if depth + 1 + extent.height > limits.depth { throw .tooDeep(node) }
            try spend(extent.nodes)
            textSize += extent.textSize
        }
        if textSize > textLimit { throw .exhausted }
    }

    private mutating func spend(_ steps: Int) throws(OverlayFault) {
        do throws(JSONPathExhausted) {
            try budget.spend(steps)
        } catch {
            throw .exhausted
        }
    }
}
