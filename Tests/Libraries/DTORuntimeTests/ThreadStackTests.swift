@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A record that contains itself directly, in an array, in a dictionary and in a union.
struct Branch: DefensiveRecord, Hashable {
    var name: String
    var next: Indirect<Branch>?
    var list: [Branch]?
    var table: [String: Branch]?
    var free: JSONValue?

    enum CodingKeys: String, RecordKey {
        case name, next, list, table, free
    }

    static var requiredKeys: [CodingKeys] { [.name] }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        next = try fields.optional(.next)
        list = try fields.optional(.list)
        table = try fields.optional(.table)
        free = try fields.optional(.free)
    }
}

/// A record that has no meaning without the next one.
struct Link: DefensiveRecord, Hashable {
    var next: Indirect<Link>

    enum CodingKeys: String, RecordKey {
        case next
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        next = try fields.strict(.next)
    }
}

/// `Expression = integer | {op, args: [Expression]}`.
enum Expression: Codable, Hashable, Sendable {
    case integer(Int)
    indirect case operation(Operation)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<Expression>] = [
        .integer(Expression.integer), .record(Expression.operation),
    ]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .integer(let value): try value.encode(to: encoder)
        case .operation(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    /// The number of nested operations, and the innermost expression.
    var depth: (levels: Int, core: Expression) {
        var levels = 0
        var expression = self
        while case .operation(let operation) = expression, let next = operation.args.first {
            levels += 1
            expression = next
        }
        return (levels, expression)
    }
}

struct Operation: DefensiveRecord, Hashable {
    var op: String
    var args: [Expression]

    enum CodingKeys: String, RecordKey {
        case op, args
    }

    static var requiredKeys: [CodingKeys] { [.op, .args] }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        op = try fields.value(.op, default: "")
        args = try fields.array(.args)
    }
}

/// Tests deep documents of all kinds on the stacks of real threads. A stack overflow ends the test run.
@Suite struct ThreadStackTests {
    /// The stack of the threads that run tasks on Apple's platforms.
    private static let smallStack = 512 * 1024

    private static let largeStack = 16 * 1024 * 1024

    private func nested(_ open: String, _ close: String, core: String, depth: Int) -> Data {
        Data((String(repeating: open, count: depth) + core + String(repeating: close, count: depth)).utf8)
    }

    /// Returns the result of work on a separate thread.
    private func onThread<Result: Sendable>(
        stackSize: Int = smallStack, _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Swift.Result(catching: work)) }
            thread.stackSize = stackSize
            thread.start()
        }
    }

    /// The documents are as deep as `JSONDecoder` allows.
    @Test(arguments: [
        (#"{"name": "a", "next": "#, "}"), (#"{"name": "a", "list": ["#, "]}"),
        (#"{"name": "a", "table": {"k": "#, "}}"),
        (#"{"name": "a", "next": {"name": "b", "list": [{"name": "c", "table": {"k": "#, "}}]}}"),
    ])
    func recordsDegrade(open: String, close: String) async throws {
        let depth = 500 / open.count { "[{".contains($0) }
        let data = nested(open, close, core: #"{"name": "z"}"#, depth: depth)
        let (outcome, encoded) = try await onThread {
            _ = try JSONDecoder().decode(Branch.self, from: data)
            let outcome = try JSONDecoder().decodeReporting(Branch.self, from: data)
            return (outcome, try JSONEncoder().encode(outcome.value))
        }
        #expect(outcome.issues.count == 1)
        #expect(outcome.issues.allSatisfy { [.malformed, .droppedElement, .droppedEntry].contains($0.kind) })
        let isEqual = try await onThread(stackSize: Self.largeStack) {
            try JSONDecoder().decode(Branch.self, from: encoded) == outcome.value
        }
        #expect(isEqual)
    }

    /// `DTODecoder` and `DTOEncoder` read and write all levels that a document may have.
    @Test(arguments: [
        (#"{"name": "a", "next": "#, "}"), (#"{"name": "a", "list": ["#, "]}"),
        (#"{"name": "a", "table": {"k": "#, "}}"),
        (#"{"name": "a", "next": {"name": "b", "list": [{"name": "c", "table": {"k": "#, "}}]}}"),
    ])
    func recordsAreReadAndWrittenWhole(open: String, close: String) async throws {
        let depth = 500 / open.count { "[{".contains($0) }
        let data = nested(open, close, core: #"{"name": "z", "free": [[1]]}"#, depth: depth)
        let (outcome, encoded) = try await onThread {
            let outcome = try DTODecoder().decodeReporting(Branch.self, from: data)
            return (outcome, try DTOEncoder().encode(outcome.value))
        }
        #expect(outcome.issues == [])
        let isEqual = try await onThread(stackSize: Self.largeStack) {
            try JSONDecoder().decode(Branch.self, from: encoded)
                == JSONDecoder().decode(Branch.self, from: data)
        }
        #expect(isEqual)
    }

    @Test(arguments: [70, 80, 100, 240]) func unionsAreReadAndWrittenWhole(depth: Int) async throws {
        let data = nested(#"{"op": "+", "args": ["#, "]}", core: "1", depth: depth)
        let (outcome, encoded) = try await onThread {
            let outcome = try DTODecoder().decodeReporting(Expression.self, from: data)
            return (outcome, try DTOEncoder().encode(outcome.value))
        }
        #expect(outcome.issues == [])
        #expect(outcome.value.depth == (depth, .integer(1)))
        #expect(try DTODecoder().decode(Expression.self, from: encoded) == outcome.value)
    }

    @Test(arguments: [100, 512, 513, 100_000]) func documentsHaveTheirOwnLimit(depth: Int) async throws {
        let data = nested("[", "]", core: "", depth: depth)
        let levels = try await onThread {
            var value = try? DTODecoder().value(from: data)
            var levels = 0
            while case .array(let elements) = value {
                levels += 1
                value = elements.first
            }
            return levels
        }
        #expect(levels == (depth > 512 ? 0 : depth))
    }

    /// Part of the stack is already in use.
    @Test(arguments: [100_000, 220_000, 300_000]) func aStackThatIsInUseIsNoObstacle(used: Int) async throws {
        let data = nested(#"{"name": "a", "next": "#, "}", core: #"{"name": "z"}"#, depth: 400)
        let issues = try await onThread {
            try withUnsafeTemporaryAllocation(byteCount: used, alignment: 16) { bytes in
                bytes.initializeMemory(as: UInt8.self, repeating: 1)
                return try DTODecoder().decodeReporting(Branch.self, from: data).issues
            }
        }
        #expect(issues == [])
    }

    /// `JSONDecoder` and `JSONEncoder` also lose nothing at a depth of 100 levels.
    @Test(arguments: [(#"{"name": "a", "next": "#, "}"), (#"{"name": "a", "list": ["#, "]}")])
    func aHundredLevelsAreWhole(open: String, close: String) async throws {
        let data = nested(open, close, core: #"{"name": "z"}"#, depth: 100 / open.count { "[{".contains($0) })
        let (outcome, encoded) = try await onThread {
            let outcome = try JSONDecoder().decodeReporting(Branch.self, from: data)
            return (outcome, try JSONEncoder().encode(outcome.value))
        }
        #expect(outcome.issues == [])
        #expect(try JSONDecoder().decode(Branch.self, from: encoded) == outcome.value)
    }

    @Test func strictRecordsThrow() async throws {
        let data = nested(#"{"next": "#, "}", core: "{}", depth: 500)
        await #expect(throws: DecodingError.self) {
            try await onThread { try JSONDecoder().decode(Link.self, from: data) }
        }
    }

    /// The document conforms. `JSONDecoder` decodes the part that `JSONEncoder` could write on this stack, and keeps
    /// the rest undecoded.
    @Test func unionsAreDecodedAsFarAsTheStackReaches() async throws {
        let data = nested(#"{"op": "+", "args": ["#, "]}", core: "1", depth: 250)
        let outcome = try await onThread { try JSONDecoder().decodeReporting(Expression.self, from: data) }
        let (levels, core) = outcome.value.depth
        #expect(levels > 50)
        guard case .unknown(var rest) = core else { throw CancellationError() }
        for _ in levels..<250 {
            #expect(rest["op"] == "+")
            rest = rest["args"]?[0] ?? nil
        }
        #expect(rest == 1)
        #expect(outcome.issues.map(\.kind) == [.malformed])

        let whole = try await onThread(stackSize: Self.largeStack) {
            try JSONDecoder().decodeReporting(Expression.self, from: data)
        }
        #expect(whole.value.depth == (250, .integer(1)))
        #expect(whole.issues == [])
        let again = try await onThread(stackSize: Self.largeStack) {
            try JSONDecoder().decode(Expression.self, from: JSONEncoder().encode(whole.value))
        }
        #expect(again == whole.value)
    }

    @Test(arguments: [(#"{"a": "#, "}"), ("[", "]"), (#"{"a": ["#, "]}")])
    func freeValuesAreKeptWhole(open: String, close: String) async throws {
        let data = nested(open, close, core: "1", depth: open.count > 6 ? 50 : 99)
        let value = try JSONDecoder().decode(JSONValue.self, from: data)
        let isKept = try await onThread {
            let decoded = try JSONDecoder().decode(JSONValue.self, from: data)
            _ = try? JSONEncoder().encode(decoded)
            return decoded == value && decoded.hashValue == value.hashValue && !"\(decoded)".isEmpty
        }
        #expect(isKept)
    }

    /// These values are as deep as the undecoded values that unions keep.
    @Test func deepValuesAreHashed() async throws {
        let isHashed = try await onThread {
            let values = [JSONValue.integer(1), 2].map { core in
                (0..<512).reduce(core) { value, level in level.isMultiple(of: 2) ? ["a": value] : [value] }
            }
            return Set(values + values).count == 2
        }
        #expect(isHashed)
    }

    /// Records that leave little of the stack contain a free value, which is read completely and with its own keys.
    @Test(arguments: [false, true]) func freeValuesBelowRecords(convertsKeys: Bool) async throws {
        let free = #"{"a_b": [1, null, {"c": [true, "x", 1.5]}], "d": {}}"#
        let documents = (1..<256).map {
            nested(#"{"name": "a", "next": "#, "}", core: #"{"name": "z", "free": \#(free)}"#, depth: $0)
        }
        // This ends when the record itself is lost.
        let kept = try await onThread {
            let decoder = JSONDecoder()
            if convertsKeys { decoder.keyDecodingStrategy = .convertFromSnakeCase }
            return try documents.map { document in
                var branch = try decoder.decode(Branch.self, from: document)
                while let next = branch.next?.value { branch = next }
                return branch.name == "z" ? branch.free : nil
            }.prefix { $0 != nil }
        }
        #expect((40..<256).contains(kept.count))
        #expect(try Set(kept) == [json(free)])
    }

    /// Each thread has its own stack, which is measured again.
    @Test func aLargerStackReachesFurther() async throws {
        let data = nested(#"{"name": "a", "next": "#, "}", core: #"{"name": "z"}"#, depth: 500)
        func levels(_ stackSize: Int) async throws -> Int {
            try await onThread(stackSize: stackSize) {
                var levels = 0
                var branch = try JSONDecoder().decode(Branch.self, from: data)
                while let next = branch.next?.value {
                    branch = next
                    levels += 1
                }
                return levels
            }
        }
        let small = try await levels(Self.smallStack)
        #expect((50..<500).contains(small))
        #expect(try await levels(1024 * 1024) > small)
        #expect(try await levels(Self.largeStack) == 500)
    }
}
