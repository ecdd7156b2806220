import ContractModel
import Diagnostics
import GenerationSettings

/// Checks that the document uses the formats that the configuration names, and that their values can be decoded as the
/// types of `formats:`.
struct ConfiguredFormats {
    private let overrides: [String: ScalarType]
    private let table: FormatTable
    /// The formats for which the configured type is used.
    private var effective: Set<String> = []
    /// Maps each format of the document to its first location.
    private var seen: [String: SourceLocation] = [:]

    static func check(_ contract: Contract, options: GenerationOptions, diagnostics: inout DiagnosticSink) {
        if options.formats.isEmpty, options.missingTexts.isEmpty { return }
        var formats = ConfiguredFormats(options)
        for definition in contract.restored.definitions {
            definition.shape.forEachUse { formats.visit($0.reference, $0.constraints, at: definition.location) }
            for application in definition.shape.applications {
                formats.visit(application.payload.reference, application.payload.constraints, at: application.location)
            }
        }
        for operation in contract.operations {
            for use in operation.bodies { formats.visit(use.reference, use.constraints, at: operation.location) }
        }
        formats.report(options, &diagnostics)
    }

    private init(_ options: GenerationOptions) {
        overrides = options.formats
        table = options.formatTable
    }

    private mutating func visit(
        _ reference: TypeReference, _ constraints: ValueConstraints, at location: SourceLocation
    ) {
        switch reference {
        case .array(let inner), .dictionary(let inner):
            if let element = constraints.element { visit(inner, element, at: location) }
        case .optional(let inner):
            visit(inner, constraints, at: location)
        case .scalar(let type):
            guard let format = constraints.format else { return }
            if seen[format] == nil { seen[format] = location }
            guard let wanted = overrides[format] else { return }
            if type == wanted || table.isText(wanted, of: format, as: type) { effective.insert(format) }
        case .json, .definition, .generic, .payload:
            break
        }
    }

    private func report(_ options: GenerationOptions, _ diagnostics: inout DiagnosticSink) {
        for format in Set(overrides.keys).subtracting(effective).sorted() {
            let location = options.locations["formats.\(format)"]
            if let place = seen[format] {
                diagnostics.emit(OptionMessages.unusableFormat(format, at: location, used: place))
            } else {
                reportUnused(format, at: location, &diagnostics)
            }
        }
        for format in options.missingTexts.keys.sorted() where seen[format] == nil {
            reportUnused(format, at: options.locations["missing.\(format)"], &diagnostics)
        }
    }

    private func reportUnused(
        _ format: String, at location: SourceLocation?, _ diagnostics: inout DiagnosticSink
    ) {
        let suggestion = Spelling.nearest(to: format, among: seen.keys.sorted())
        diagnostics.emit(OptionMessages.unusedFormat(format, suggestion: suggestion, at: location))
    }
}

extension TypeShape {
    /// The applications of a generic type. Formats of payloads occur only in applications.
    fileprivate var applications: [EnvelopeApplication] {
        switch self {
        case .envelope(let envelope): envelope.applications
        case .outcome(let outcome): outcome.success.applications
        case .record, .enumeration, .union, .alias, .namespace: []
        }
    }
}
