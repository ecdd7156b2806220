import ContractModel
import Diagnostics
import FixtureEmission
import GenerationSettings
import SwiftEmission

/// Members of other types than the contract's.
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
        property.conversion = MappedConversion(
            type: type, source: property.property.type, from: SwiftIdentifier(checked: rule.from.text),
            to: SwiftIdentifier(checked: rule.to.text), examples: examples)
        property.content = .value
        property.initial = property.isOptional ? .nil : nil
        if lowering.options.persistence == .swiftdata { (property.isOptional, property.initial) = (true, .nil) }
        property.type = property.isOptional ? type.optional : type
    }

    /// `[Date]` → `Date`
    private static func names(in type: SwiftTypeSpelling) -> [String] {
        type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
