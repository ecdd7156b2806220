import ContractModel
import FixtureEmission
import GenerationSettings
import SwiftEmission
import Texts

/// Writes a sample of each record for previews: `Book.sample`. If a record gets a new property, the JSON of its sample
/// changes, and previews stay unchanged.
extension MockEmitter {
    /// A record with the JSON of its sample.
    struct Sample: Sendable {
        /// The type with its module, because the file also imports the types of libraries.
        var type: String
        var json: [UInt8]
    }

    /// Returns the samples of the records that component schemas declare, sorted by their types.
    static func samples(_ contract: Contract, names: NameTable, _ fixtures: FixtureSet) -> [Sample] {
        contract.definitions.compactMap { definition -> Sample? in
            guard case .schema = definition.origin, case .record(let record) = definition.shape, !record.isWrapper,
                !definition.isGone, contract.isModel(definition.id), let fixture = fixtures[record: definition.id]
            else { return nil }
            let path = [names.module] + names[type: definition.id].path.map(\.declared)
            return Sample(type: path.joined(separator: "."), json: Array(fixture.full.jsonBytes.dropLast()))
        }.sorted { $0.type < $1.type }
    }

    /// The text of the file with the samples, or nil. Without a client, the module of the mocks does not import the
    /// models.
    var samplesFile: String? {
        guard client != nil, !samples.isEmpty else { return nil }
        var bytes = Array(
            """
            #if DEBUG
                \(access) import \(module)
                \(options.importDeclaration(of: options.mocksModule))

            """.utf8)
        for sample in samples {
            let literal = RawLiteral(sample.json[...])
            bytes.append(
                """

                    \(isolation)extension \(sample.type) {
                        /// A value for previews, with the document's examples.
                        \(access) static var sample: Self {
                            \(library("MockSample")).value(
                                \(literal.opening)

                """)
            literal.write(to: &bytes, indentation: 16)
            bytes.append("                \(literal.closing))\n        }\n    }\n")
        }
        bytes.append("#endif\n")
        return String(decoding: bytes, as: UTF8.self)
    }
}
