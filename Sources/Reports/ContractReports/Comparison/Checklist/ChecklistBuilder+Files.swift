import ContractModel
import Files

/// Finds the generated files of a change, and compares them with the files that the new document generates.
extension ChecklistBuilder {
    func path(_ relative: String) -> String {
        evidence.output.hasSuffix("/") ? evidence.output + relative : "\(evidence.output)/\(relative)"
    }

    // MARK: Boxes

    /// Returns a box that is ticked if all files are up to date. An existing file must equal the generated file, and a
    /// file that is no longer generated must be removed.
    ///
    /// - Returns: Nil if `paths` is empty, because neither contract has a file for the change.
    func box(_ step: Checklist.Step, _ paths: Set<String>) -> Checklist.Box? {
        if paths.isEmpty { return nil }
        let faults = Dictionary(grouping: paths.sorted(), by: fault)
        let notes = FileFault.allCases.map { fault in
            faults[fault].map { "\(fault.words): \(list($0))" as MarkdownText } ?? ""
        }
        let note = notes.joined("; ")
        if !note.isEmpty { return Checklist.Box(step: step, isTicked: false, note: note) }
        return Checklist.Box(step: step, isTicked: true, note: summary(paths.filter { evidence.made[$0] != nil }))
    }

    private func summary(_ paths: Set<String>) -> MarkdownText {
        guard let first = paths.first else { return "gone" }
        return paths.count == 1 ? .code(path(first)) : "\(paths.count) files"
    }

    private func list(_ paths: [String]) -> MarkdownText {
        let shown = paths.prefix(Self.pathLimit).map { MarkdownText.code(path($0)) }
        let rest: MarkdownText = paths.count > shown.count ? "\(paths.count - shown.count) more" : ""
        return (shown + [rest]).joined(", ")
    }

    /// The greatest number of paths in a note.
    private static let pathLimit = 3

    /// The reason why a file is not up to date. A file is `left` if it exists but is no longer generated.
    private enum FileFault: Hashable, CaseIterable {
        case outOfDate
        case missing
        case left

        var words: MarkdownText {
            switch self {
            case .outOfDate: "out of date"
            case .missing: "missing"
            case .left: "still there"
            }
        }
    }

    private func fault(of path: String) -> FileFault? {
        switch (evidence.made[path], evidence.present[path]) {
        case (nil, nil): nil
        case (nil, _?): .left
        case (_?, nil): .missing
        case (let made?, let present?): made == present ? nil : .outOfDate
        }
    }

    // MARK: Changes

    func files(of change: Change) -> FileTable.Files {
        var files = FileTable.Files()
        switch change.subject {
        case .document: break
        case .inherited: files.formUnion(called(old.files.client, new.files.client))
        case .type(let sides, .whole) where sides.old == nil || sides.new == nil:
            if let id = sides.old { files.formUnion(old.files[group: id]) }
            if let id = sides.new { files.formUnion(made(new.files[group: id])) }
        case .type(let sides, _):
            if let id = sides.old { files.formUnion(old.files[id]) }
            if let id = sides.new { files.formUnion(made(new.files[id])) }
        case .operation(let sides, let part):
            files.formUnion(
                called(
                    sides.old.map { old.files[call: $0] } ?? FileTable.Files(),
                    sides.new.map { new.files[call: $0] } ?? FileTable.Files()))
            guard changesTypes(change, sides, part) else { break }
            var types = FileTable.Files()
            if let pointer = sides.old { types.formUnion(old.files(of: part, in: pointer)) }
            if let pointer = sides.new { types.formUnion(made(new.files(of: part, in: pointer))) }
            // The file that calls the operation also contains its types.
            types.models.subtract(files.clients)
            // After a change of the operation's name, the response has the same fixture.
            if change.swiftEffect == .renamesType { types.fixtures = [] }
            files.formUnion(types)
        }
        return files
    }

    private func called(_ old: FileTable.Files, _ new: FileTable.Files) -> FileTable.Files {
        var files = old
        files.formUnion(made(new))
        return files
    }

    private func made(_ files: FileTable.Files) -> FileTable.Files {
        FileTable.Files(
            models: files.models.filter { evidence.made[$0] != nil },
            clients: files.clients.filter { evidence.made[$0] != nil },
            fixtures: files.fixtures.filter { evidence.made[$0] != nil },
            tests: files.tests.filter { evidence.made[$0] != nil })
    }

    /// Whether a change affects types. A part that becomes required or deprecated keeps its types.
    private func changesTypes(
        _ change: Change, _ sides: ChangeSides<String>, _ part: ChangeSubject.OperationPart
    ) -> Bool {
        switch change.swiftEffect {
        case .addsType, .removesType, .removesOperation, .renamesType, .changesType, .addsCase, .removesCase,
            .removesVariant:
            true
        case .none, .addsProperty, .addsRequiredProperty, .removesProperty, .removesAccessor,
            .removesAdditionalProperties, .becomesOptional, .becomesNonOptional, .becomesNonOptionalWithDefault,
            .addsInitializerDefault, .removesInitializerDefault,
            .behaviour, .warns:
            old.uses(of: part, in: sides.old) == nil || new.uses(of: part, in: sides.new) == nil
        }
    }
}

extension ChecklistSide {
    /// Returns the files of a part's inline types. Named schemas have their own items.
    fileprivate func files(of part: ChangeSubject.OperationPart, in pointer: String) -> FileTable.Files {
        var files = FileTable.Files()
        switch part {
        case .whole:
            if let id = self[namespace: pointer] { files.formUnion(self.files[group: id]) }
            for status in self[operation: pointer]?.interface?.statuses ?? [] {
                files.formUnion(self.files[response: status.status, of: pointer])
            }
        case .response(let status): files.formUnion(self.files[response: status, of: pointer])
        case .parameter, .requestBody, .header, .event, .pages: break
        }
        for reference in uses(of: part, in: pointer) ?? [] {
            if let id = contract.inlineType(in: reference) { files.formUnion(self.files[id]) }
        }
        return files
    }

    /// Returns the types of a part, or nil if the operation has no part of this name.
    fileprivate func uses(of part: ChangeSubject.OperationPart, in pointer: String?) -> [TypeReference]? {
        guard let pointer, let interface = self[operation: pointer]?.interface else { return nil }
        let status: (String) -> StatusDefinition? = { name in interface.statuses.first { $0.status == name } }
        switch part {
        case .whole, .pages: return []
        case .event(let name, let response):
            let event = status(response)?.contents.flatMap(\.events).first { $0.name == name }
            return event.map { [$0.value.use.reference] }
        case .parameter(let name, let place):
            let parameter = interface.parameters.first { $0.name == name && $0.place == place }
            return parameter.map { [$0.value?.use.reference].compactMap(\.self) }
        case .requestBody: return interface.body?.contents.compactMap { $0.described?.use.reference }
        case .response(let name): return status(name)?.contents.compactMap { $0.described?.use.reference }
        case .header(let name, let response):
            let header = status(response)?.headers.first { $0.name.lowercased() == name.lowercased() }
            return header.map { [$0.value.use.reference] }
        }
    }
}

extension Contract {
    /// Returns the definition of a type, through lists and maps, unless a named schema declares it.
    fileprivate func inlineType(in reference: TypeReference) -> TypeID? {
        switch reference {
        case .definition(let id):
            if case .schema = self[root(of: id)].origin { nil } else { id }
        case .array(let inner), .dictionary(let inner), .optional(let inner), .generic(_, let inner):
            inlineType(in: inner)
        case .scalar, .json, .payload: nil
        }
    }
}
