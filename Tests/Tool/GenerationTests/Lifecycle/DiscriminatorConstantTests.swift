import Diagnostics
import Foundation
import Testing
@testable import Generation

/// OpenAPI 3.0 has no `const`, so the value of a discriminator in a variant is often an enumeration of one value. The
/// generator reads it as a constant.
@Suite struct DiscriminatorConstantTests {
    /// Returns the line that reads the discriminator of each record, and the number of enumerations.
    private func constants(_ schemas: String) throws -> (types: [String: String], enumerationCount: Int) {
        var contract = LifecycleContract()
        let result = try contract.run(schemas)
        #expect(result.files != nil, "\(result.diagnostics)")
        let models = contract.bytes.filter { $0.key.hasPrefix("Sources/Books/") }.values
            .map { String(decoding: $0, as: UTF8.self) }
        var types: [String: String] = [:]
        for name in ["Cat", "Dog", "Cow", "Calf", "Hen"] {
            guard let text = contract.text("\(name).swift") else { continue }
            types[name] = text.split(separator: "\n").first { $0.contains("kind = try") }
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return (types, models.reduce(0) { $0 + $1.components(separatedBy: ": OpenEnumeration {").count - 1 })
    }

    @Test func ofAUnion() throws {
        let (types, count) = try constants(
            """
            Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'}}}
            Cat: {type: object, properties: {kind: {type: string, enum: [cat]}, lives: {type: integer}}}
            Dog: {type: object, required: [kind], properties: {kind: {type: string, enum: [dog]}, bark: {type: string}}}
            """)
        #expect(
            types == [
                "Cat": #"kind = try fields.constant(.kind, "cat", required: false)"#,
                "Dog": #"kind = try fields.constant(.kind, "dog")"#,
            ])
        #expect(count == 0)
    }

    /// The base lists the values of all schemas that extend it, and may list more later.
    @Test func ofABase() throws {
        let (types, count) = try constants(
            """
            Animal: {type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind}}
            Cow: {allOf: [{$ref: '#/components/schemas/Animal'}, {type: object, properties: {kind: {type: string, enum: [Cow]}, milk: {type: integer}}}]}
            Calf: {allOf: [{$ref: '#/components/schemas/Cow'}, {type: object, properties: {age: {type: integer}}}]}
            Hen: {allOf: [{$ref: '#/components/schemas/Animal'}], properties: {kind: {type: string, enum: [Hen]}}}
            """)
        #expect(types["Cow"] == #"kind = try fields.constant(.kind, "Cow")"#)
        #expect(types["Hen"] == #"kind = try fields.constant(.kind, "Hen")"#)
        #expect(count == 0)
    }

    /// The enumeration stays if it is not a discriminator, if it may have other values, or if the document names its
    /// value.
    @Test(arguments: [
        "Cat: {type: object, required: [kind], properties: {kind: {type: string, enum: [cat]}}}",
        """
        Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'}}}
        Cat: {type: object, required: [kind], properties: {kind: {type: string, enum: [cat], x-enum-varnames: [Feline]}}}
        Dog: {type: object, required: [kind], properties: {kind: {type: string, enum: [dog]}, bark: {type: string}}}
        """,
        """
        Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'}}}
        Cat: {type: object, required: [kind], properties: {kind: {type: string, x-extensible-enum: [cat]}}}
        Dog: {type: object, required: [kind], properties: {kind: {type: string, enum: [dog]}, bark: {type: string}}}
        """,
        """
        Cat: {type: object, required: [kind], properties: {kind: {type: string, enum: [Dog]}}, discriminator: {propertyName: kind}}
        Dog: {allOf: [{$ref: '#/components/schemas/Cat'}, {type: object, properties: {bark: {type: string}}}]}
        """,
    ])
    func othersStay(_ schemas: String) throws {
        let (_, count) = try constants(schemas)
        #expect(count == 1)
    }
}
