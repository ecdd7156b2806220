import ContractModel
import Diagnostics

/// Finds the type that the author meant by a word that JSON Schema does not define as a type.
enum MeantType {
    /// Returns the correct keywords, such as `type: string, format: date` for `date`, or nil for an unknown word.
    static func spelling(of word: String) -> String? {
        let key = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        if let known = spellings[key] { return known }
        return Spelling.nearest(to: word, among: JSONTypes.all.names).map { "type: \($0)" }
    }

    private static let spellings: [String: String] = [
        ["string", "str", "text", "char", "varchar", "enum"]: "type: string",
        ["date", "localdate"]: "type: string, format: date",
        ["datetime", "timestamp", "localdatetime", "instant"]: "type: string, format: date-time",
        ["time"]: "type: string, format: time", ["duration"]: "type: string, format: duration",
        ["uuid", "guid"]: "type: string, format: uuid", ["uri", "url"]: "type: string, format: uri",
        ["email"]: "type: string, format: email", ["ipv4"]: "type: string, format: ipv4",
        ["ipv6"]: "type: string, format: ipv6", ["hostname"]: "type: string, format: hostname",
        ["byte", "base64"]: "type: string, format: byte", ["binary", "file", "bytes"]: "type: string, format: binary",
        ["password"]: "type: string, format: password", ["int", "bigint", "short"]: "type: integer",
        ["int32"]: "type: integer, format: int32", ["int64", "long"]: "type: integer, format: int64",
        ["float"]: "type: number, format: float", ["double"]: "type: number, format: double",
        ["decimal", "bigdecimal", "numeric"]: "type: number", ["bool"]: "type: boolean",
        ["list", "set", "tuple"]: "type: array",
        ["map", "dict", "dictionary", "hash", "json", "struct"]: "type: object",
        ["nil", "none", "undefined"]: "type: \"null\"",
    ].reduce(into: [:]) { table, entry in
        for word in entry.key { table[word] = entry.value }
    }
}
