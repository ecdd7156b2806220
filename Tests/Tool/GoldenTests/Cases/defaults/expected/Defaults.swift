// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Defaults`
public nonisolated struct Defaults: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"none"`.
    public var a: String
    /// Missing or null: `["x", "y"]`.
    public var b: [String]
    /// Missing or null: `.red`.
    public var c: Color
    /// Missing or null: `.blue`.
    public var d: Color
    /// Missing or null: `1.5`.
    public var e: Double
    /// Missing or null: `true`.
    public var f: Bool
    public var g: Int?
    /// Missing or null: `["one": 1]`.
    public var h: [String: Int]
    /// Always `"fixed"`.
    public var i: String
    /// Missing or null: the value decoded from `{}`.
    public var j: Inner

    public init(
        a: String = "none",
        b: [String] = ["x", "y"],
        c: Color = .red,
        d: Color = .blue,
        e: Double = 1.5,
        f: Bool = true,
        g: Int? = nil,
        h: [String: Int] = ["one": 1],
        i: String = "fixed",
        j: Inner
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
        self.i = i
        self.j = j
    }

    public enum CodingKeys: String, RecordKey {
        case a
        case b
        case c
        case d
        case e
        case f
        case g
        case h
        case i
        case j
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.a, .c] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.value(.a, default: "none")
        b = try fields.defaulted(.b, default: ["x", "y"])
        c = try fields.value(.c, default: .red)
        d = try fields.defaulted(.d, default: .blue)
        e = try fields.defaulted(.e, default: 1.5)
        f = try fields.defaulted(.f, default: true)
        g = try fields.optional(.g)
        h = try fields.defaulted(.h, default: ["one": 1])
        i = try fields.constant(.i, "fixed", required: false)
        j = try fields.record(.j, required: false)
    }
}
