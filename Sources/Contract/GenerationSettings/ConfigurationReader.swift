import Diagnostics
import YAMLTree

/// Reads `gen-dtos.yaml`. Unknown keys and values are errors with a suggestion, because a misspelt setting must not be
/// ignored.
struct ConfigurationReader {
    var options = GenerationOptions()
    private(set) var diagnostics: DiagnosticSink

    static func read(_ tree: YAMLTree, diagnostics: inout DiagnosticSink) -> GenerationOptions {
        var reader = ConfigurationReader(diagnostics: diagnostics)
        reader.read(tree.root)
        diagnostics = reader.diagnostics
        return reader.options
    }

    private mutating func read(_ root: YAMLNode) {
        if root.isNull { return }
        guard root.kind == .mapping else {
            return emit(.notAMapping("the configuration", at: root.location))
        }
        for (key, value) in fields(root, ConfigurationKey.self) { read(key, value) }
    }

    private mutating func read(_ key: ConfigurationKey, _ node: YAMLNode) {
        options.locations[key.rawValue] = node.location
        switch key {
        case .document: options.document = text(node)
        case .source: readSource(node)
        case .output: options.output = text(node)
        case .module: options.module = text(node)
        case .access: choose(node) { $0.access = $1 }
        case .emit: options.emit = choices(node)
        case .standalone: flag(node) { $0.standalone = $1 }
        case .layout: choose(node) { $0.layout = $1 }
        case .tests: choose(node) { $0.tests = $1 }
        case .mocks: choose(node) { $0.mocks = $1 }
        case .limits: readLimits(node)
        case .formats: readFormats(node)
        case .types: readTypes(node)
        case .strict: readStrict(node)
        case .defaults: readDefaults(node)
        case .missing: readMissing(node)
        case .coerce: readCoercions(node)
        case .localTimes: readLocalTimes(node)
        case .malformedTexts: readMalformedTexts(node)
        case .nulls: choose(node) { $0.nulls = $1 }
        case .presence: readPresence(node)
        case .keepUnknown: readKeptUnknown(node)
        case .aliases: readAliases(node)
        case .include: options.include = selection(node, of: key)
        case .exclude: options.exclude = selection(node, of: key)
        case .rename: readRenames(node)
        case .names: readNames(node)
        case .acronyms: readAcronyms(node)
        case .prefix: options.prefix = text(node) ?? ""
        case .suffix: options.suffix = text(node) ?? ""
        case .conformances: readConformances(node)
        case .nonisolated: flag(node) { $0.isNonisolated = $1 }
        case .deprecated: choose(node) { $0.deprecated = $1 }
        case .envelopes: readEnvelopes(node)
        case .shared: readShared(node)
        case .groups: readGroups(node)
        case .globals: readGlobals(node)
        case .pagination: readPagination(node)
        case .retry: readRetry(node)
        case .idempotency: options.idempotency = idempotencyRule(node)
        case .security: readSecurity(node)
        case .signIn: flag(node) { $0.hasSignIn = $1 }
        case .scenarios: readScenarios(node)
        case .audit: readAudit(node)
        case .models: readModels(node)
        case .modelsModule: options.modelsModule = module(node)
        case .persistence: choose(node) { $0.persistence = $1 }
        case .dangling: readDangling(node)
        case .references: readReferences(node)
        case .overlays: readOverlays(node)
        case .keepRemoved: options.keptDays = days(node) ?? options.keptDays
        case .migrated: readMigrated(node)
        case .afterSunset: flag(node) { $0.isAfterSunset = $1 }
        case .reviewEvery: options.reviewDays = days(node)
        case .reviewed: options.reviewed = day(node)
        case .mergeKeys: flag(node) { $0.mergeKeys = $1 }
        case .runtimeModule: options.runtimeModule = module(node) ?? options.runtimeModule
        }
    }

    mutating func emit(_ message: ConfigurationMessage) {
        diagnostics.emit(message.diagnostic)
    }
}
