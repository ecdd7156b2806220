import ContractModel
import Diagnostics
import FixtureEmission
import GenerationSettings
import SwiftEmission

/// Plans the members whose types differ from the contract's types.
extension ModelPlanner {
    func convert(
        _ property: inout MappedProperty, _ rule: ModelRule.Conversion, _ imports: inout ImportSet,
        _ diagnostics: inout DiagnosticSink
    ) {
        let type = SwiftTypeSpelling(external: rule.type)
        if let module = rule.type.module {
            imports.insert(module)
        } else if Self.names(in: type).contains(where: { SystemTypes.module(of: $0) == "Foundation" }) {
            imports.insert("Foundation")
        }
        let use = property.property.definition.use
        var examples: [ContractValue] = []
        for (value, location) in rule.examples {
            switch ExampleChecker.conforming(value, to: use, in: lowering.contract) {
            case .success(let value): examples.append(value)
            case .failure(let mismatch):
                diagnostics.emit(
                    MappingMessages.unusableConversion(
                        property.key, "the contract does not allow this example: \(mismatch.reason)", at: location))
            }
        }
        var functions: (SwiftIdentifier, SwiftIdentifier)?
        if let from = rule.from?.text, let to = rule.to?.text {
            functions = (SwiftIdentifier(checked: from), SwiftIdentifier(checked: to))
        } else if !isMoment(use) {
            diagnostics.emit(
                MappingMessages.unusableConversion(
                    property.key,
                    "only strings with the format date-time are converted without functions; name functions under 'from' and 'to'",
                    at: rule.location))
        }
        property.conversion = MappedConversion(
            type: type, source: property.property.type, functions: functions, examples: examples)
        property.content = .value
        property.initial = property.isOptional ? .nil : nil
        if lowering.options.persistence == .swiftdata { (property.isOptional, property.initial) = (true, .nil) }
        property.type = property.isOptional ? type.optional : type
    }

    /// Whether the values are strings with a date and time (RFC 3339).
    private func isMoment(_ use: TypeUse) -> Bool {
        let resolved = lowering.resolved(use)
        switch resolved.reference {
        case .scalar(.timestamp): return true
        case .scalar(.string): return resolved.constraints.format == "date-time"
        default: return false
        }
    }

    /// Returns the names of types in a spelling: `Date` for `[Date]`.
    private static func names(in type: SwiftTypeSpelling) -> [String] {
        type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
