package import ContractModel
import GenerationSettings

/// The list of files in the generated module.
extension SwiftLowering {
    /// The content of one file.
    package enum File: Sendable {
        /// A definition at the top level with all its nested types.
        case definition(TypeID)
        /// All definitions of one kind at the top level.
        case bundle(Kind, [TypeID])
        case contractInfo
    }

    /// The kind of a definition, which is the name of a folder, or of a file in the bundled layout.
    package enum Kind: String, CaseIterable, Sendable {
        case models = "Models"
        case enumerations = "Enumerations"
        case unions = "Unions"
        case envelopes = "Envelopes"
        case operations = "Operations"
        case aliases = "Aliases"

        package init(_ shape: TypeShape) {
            switch shape {
            case .record: self = .models
            case .enumeration: self = .enumerations
            case .union: self = .unions
            case .envelope, .outcome: self = .envelopes
            case .namespace: self = .operations
            case .alias: self = .aliases
            }
        }
    }

    package var files: [File] {
        var kinds: [Kind: [TypeID]] = [:]
        for definition in contract.definitions
        where names[type: definition.id].path.count == 1 && !contract.isReplaced(definition.id) {
            if case .namespace = definition.shape, nested[definition.id.rawValue].isEmpty { continue }
            // The client declares the types of these definitions as its operations.
            if calledTypes.contains(definition.id) { continue }
            kinds[Kind(definition.shape), default: []].append(definition.id)
        }
        let bundles = Kind.allCases.map { kind in
            (kind, ids: (kinds[kind] ?? []).sorted { names[type: $0].lastName < names[type: $1].lastName })
        }
        switch options.layout {
        case .bundled:
            return [.contractInfo] + bundles.map(File.bundle)
        case .files:
            return [.contractInfo]
                + bundles.flatMap { kind, ids in
                    kind != .aliases ? ids.map(File.definition) : ids.isEmpty ? [] : [.bundle(kind, ids)]
                }
        }
    }

    package func view(of file: File) -> SwiftFileView {
        var lowering = DeclarationLowering(self)
        let declarations =
            switch file {
            case .definition(let id): lowering.declarations(of: id)
            case .bundle(_, let ids): ids.flatMap { lowering.declarations(of: $0) }
            case .contractInfo: [lowering.contractInfo()]
            }
        return SwiftFileView(
            path: path(of: file) + ".swift", header: header, imports: lowering.imports.lines(options),
            declarations: declarations)
    }

    /// Returns the path within the output folder.
    package func outputPath(of file: File) -> String {
        "Sources/\(names.module)/\(path(of: file)).swift"
    }

    /// Returns the path within the folder of the module.
    private func path(of file: File) -> String {
        // A build system requires file names that differ across all modules.
        let prefix = options.layout == .bundled ? names.module : ""
        return switch file {
        case .definition(let id): Kind(contract[id].shape).rawValue + "/" + names[file: id]
        case .bundle(let kind, _): prefix + kind.rawValue
        case .contractInfo: prefix + "ContractInfo"
        }
    }
}
