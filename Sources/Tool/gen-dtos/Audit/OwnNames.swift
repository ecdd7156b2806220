import ClientEmission
import ContractAudit
import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

extension OwnSpelling {
    /// Finds the Swift names of the parts of a contract, as a run with a client chooses them.
    ///
    /// - Returns: Nil if there are errors.
    init?(of contract: Contract, _ options: GenerationOptions, diagnostics: inout DiagnosticSink) {
        let names = NameResolver.resolve(contract, options: options, diagnostics: &diagnostics)
        if diagnostics.hasErrors { return nil }
        let client = ClientEmitter(contract, names: names, options: options, diagnostics: &diagnostics)
        self.init(client: client.clientName.name)
        for definition in contract.definitions {
            let id = definition.id
            types[id] =
                contract.externalType(for: id)?.spelling
                ?? names[type: id].path.map(\.name).joined(separator: ".")
            add(names[members: id].members.map(\.identifier.name), of: definition)
        }
        calls = client.methods().mapValues { Call(path: $0.path, parameters: $0.parameters) }
    }
}
