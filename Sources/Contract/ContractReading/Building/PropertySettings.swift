import ContractModel
import Diagnostics
import GenerationSettings

/// The settings of properties in the configuration, whose names have the form `Schema.property`. This type also records
/// which settings were used.
struct PropertySettings {
    /// The settings of one property.
    struct Setting {
        var isStrict = false
        var preset: ContractValue?
        /// The location of the default in the configuration.
        var presetLocation: SourceLocation?
        var aliases: [String] = []
        var hasExplicitPresence = false
        fileprivate var names: [String] = []
    }

    private let options: GenerationOptions
    /// The names of properties in all sections.
    private let names: Set<String>
    private var met: Set<String> = []
    /// Maps settings, as section and name, to the reason why they had no effect on a property.
    private var idle: [String: String] = [:]
    private var used: Set<String> = []

    init(_ options: GenerationOptions) {
        self.options = options
        names = options.strict.union(options.defaults.keys).union(options.aliases.keys)
            .union(options.explicitPresence)
    }

    /// Whether the configuration has no settings of properties.
    var isEmpty: Bool { names.isEmpty && options.presence == .optional }

    /// Returns the settings of a property, and records that the document has the property.
    ///
    /// - Parameter documentNames: The names of the property, after the record that has it and the record that declares
    ///   it.
    mutating func setting(for documentNames: [String]) -> Setting {
        var setting = Setting()
        setting.hasExplicitPresence = options.presence == .explicit
        for name in documentNames where names.contains(name) {
            met.insert(name)
            setting.names.append(name)
            if options.strict.contains(name) { setting.isStrict = true }
            if setting.preset == nil, let preset = options.defaults[name] {
                setting.preset = preset
                setting.presetLocation = options.locations["defaults.\(name)"]
            }
            setting.aliases += options.aliases[name] ?? []
            if options.explicitPresence.contains(name) { setting.hasExplicitPresence = true }
        }
        return setting
    }

    /// Records whether a setting had an effect on the property. A setting is reported as idle only if it has no effect
    /// on any property.
    mutating func note(_ property: PropertyDefinition, _ setting: Setting) {
        for name in setting.names {
            if options.explicitPresence.contains(name) {
                note(
                    "presence.\(name)", isUsed: property.hasExplicitPresence,
                    "only an optional property that may be null has three states")
            }
            guard options.defaults[name] != nil else { continue }
            if case .value = property.absence { note("defaults.\(name)", isUsed: true, "") }
            note("defaults.\(name)", isUsed: false, property.reasonAgainstDefault)
        }
    }

    private mutating func note(_ key: String, isUsed: Bool, _ reason: String) {
        if isUsed { used.insert(key) } else { idle[key] = reason }
    }

    /// Reports unused settings. The function must be called after the settings of all properties were requested.
    ///
    /// - Parameter absent: The names that are not reported.
    func reportUnused(
        in definitions: [TypeDefinition], besides absent: AbsentNames, to diagnostics: inout DiagnosticSink
    ) {
        let sections: [(key: ConfigurationKey, names: Set<String>)] = [
            (.strict, options.strict), (.defaults, Set(options.defaults.keys)),
            (.aliases, Set(options.aliases.keys)), (.presence, options.explicitPresence),
        ]
        let strangers = names.subtracting(met).filter { !absent.contains($0) }
        let candidates = strangers.isEmpty ? [] : Self.propertyNames(definitions)
        for (key, names) in sections {
            for name in names.intersection(strangers).sorted() {
                diagnostics.emit(
                    OptionMessages.unknownName(
                        name, of: key, suggestion: Spelling.nearest(to: name, among: candidates),
                        at: options.locations["\(key.rawValue).\(name)"]))
            }
        }
        for (key, reason) in idle.sorted(by: { $0.key < $1.key }) where !used.contains(key) {
            diagnostics.emit(OptionMessages.idle(key, reason, at: options.locations[key]))
        }
    }

    /// Returns the names of all properties, as `Schema.property`.
    private static func propertyNames(_ definitions: [TypeDefinition]) -> [String] {
        definitions.flatMap { definition in
            let owner = definitions.documentName(of: definition.id)
            return definition.shape.allProperties.map { "\(owner).\($0.key)" }
        }
    }
}
