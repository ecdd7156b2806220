@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A trial decodes like the final decoding, so that it chooses the right variant.
@Suite struct UnionTrialTests {
    /// A type that reads an integer or a text, as handwritten code in apps does.
    struct Flexible: Codable, Hashable, Sendable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
                text = String(try container.decode(Int.self))
            } catch DecodingError.typeMismatch {
                text = try container.decode(String.self)
            }
        }
    }

    struct Left: DefensiveRecord, Hashable {
        var id: Flexible?
        var x: Int

        enum CodingKeys: String, RecordKey { case id, x }
        static var requiredKeys: [CodingKeys] { [.x] }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.optional(.id)
            x = try fields.value(.x, default: 0)
        }
    }

    struct Right: DefensiveRecord, Hashable {
        var x: Int

        enum CodingKeys: String, RecordKey { case x }
        static var requiredKeys: [CodingKeys] { [.x] }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.value(.x, default: 0)
        }
    }

    enum Either: Decodable, Hashable, Sendable {
        case left(Left)
        case right(Right)
        case unknown(JSONValue)

        private static let variants: [UnionVariant<Either>] = [.record(Either.left), .record(Either.right)]

        init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }
    }

    @Test func aTypeOfTheAppSeesTheUsualErrors() throws {
        let data = Data(#"{"id": "a", "x": 2}"#.utf8)
        for value in [
            try DTODecoder().decode(Either.self, from: data), try JSONDecoder().decode(Either.self, from: data),
        ] {
            guard case .left(let left) = value else {
                Issue.record("the other variant was chosen: \(value)")
                continue
            }
            #expect(left.id?.text == "a")
        }
    }

    struct Person: DefensiveRecord, Hashable {
        var name: String

        enum CodingKeys: String, RecordKey { case name }
        static var requiredKeys: [CodingKeys] { [.name] }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.value(.name, default: "")
        }
    }

    struct Owners: DefensiveRecord, Hashable {
        var owner: [Person]

        enum CodingKeys: String, RecordKey { case owner }
        static var requiredKeys: [CodingKeys] { [.owner] }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            owner = try fields.array(.owner)
        }
    }

    struct Owner: DefensiveRecord, Hashable {
        var owner: Person?

        enum CodingKeys: String, RecordKey { case owner }
        static var requiredKeys: [CodingKeys] { [.owner] }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            owner = try fields.optional(.owner)
        }
    }

    enum Owned: Decodable, Hashable, Sendable {
        case many(Owners)
        case one(Owner)
        case unknown(JSONValue)

        private static let variants: [UnionVariant<Owned>] = [.record(Owned.many), .record(Owned.one)]

        init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }
    }

    /// The record has one issue, and the other variant has two, one of which is the missing list.
    @Test func theFewestIssuesDecide() throws {
        let outcome = try DTODecoder().decodeReporting(Owned.self, from: Data(#"{"owner": {"name": {}}}"#.utf8))
        guard case .one = outcome.value else {
            Issue.record("the other variant was chosen: \(outcome.value)")
            return
        }
        #expect(outcome.issues.count == 1)
    }
}
