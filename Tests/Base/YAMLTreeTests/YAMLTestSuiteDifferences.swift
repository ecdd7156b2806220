/// Cases of yaml-test-suite in which libyaml 0.2.5 or this package differs, each with the reason.
enum YAMLTestSuiteDifferences {
    /// Valid YAML 1.2 that libyaml refuses.
    static let refused = byCase([
        "libyaml wants a text before the `:` of a key": [
            "2JQS", "6M2F", "CFD4", "FRK4", "M2N8/00", "NHX8", "NKF9", "S3PD", "SM9W/01", "UKK6/00",
        ],
        "libyaml (YAML 1.1) allows no `:` next to a text in a flow collection": [
            "4ABK", "58MP", "5T43", "DBG4", "HM87/00",
        ],
        "libyaml wants a key and its `:` on one line, in flow collections too": [
            "4MUZ/00", "4MUZ/01", "4MUZ/02", "5MUD", "9SA2", "K3WX", "NJ66", "UT92", "VJP3/01",
        ],
        "libyaml refuses directives other than %YAML 1.1, %YAML 1.2 and %TAG instead of ignoring them": [
            "2LFX", "6LVF", "BEC7", "MUS6/05", "MUS6/06",
        ],
        "libyaml allows only letters, digits, `-` and `_` in anchors": ["2SXE", "8XYN", "W5VH"],
        "libyaml refuses tabs as separation where indentation could stand": [
            "6BCT", "6CA3", "96NN/00", "96NN/01", "A2M4", "DK95/00", "DK95/03", "DK95/04", "Q5MG", "R4YG",
            "Y79Y/001", "Y79Y/010",
        ],
        "libyaml wants `---` after `...`": ["7Z25", "HWV9", "M7A3", "QT73", "W4TN"],
        "libyaml wants a block of text indented, at the top of a document too": ["DK3J", "FP8R"],
    ])

    /// Valid YAML 1.2 that libyaml reads as something else.
    static let misread = byCase([
        "libyaml takes `?` before a text in a flow collection for the mark of a key": ["652Z", "HM87/01"],
        "libyaml wants a line break at the end of a line of spaces": ["JEF9/02", "L24T/01"],
        "libyaml ends an anchor at a `:`": ["Y2GN"],
    ])

    /// Invalid YAML 1.2 that libyaml accepts, without a change of a value.
    static let accepted = byCase([
        "libyaml takes `#` for a comment without a space before it": ["9JBA", "CVW2", "SU5Z", "X4QW"],
        "libyaml does not check the indentation of what continues a line": [
            "9C9N", "DK95/01", "QB6E", "S98Z", "Y79Y/003",
        ],
        "libyaml does not check what stands around directives": ["9HCY", "EB22", "MUS6/00", "MUS6/01", "RHX7"],
        "libyaml takes `-` for a text in a flow collection": ["G5U8", "YJV2"],
    ])

    /// Valid YAML streams that are not one document with a value. They are refused on purpose.
    static let notOneDocument = byCase([
        "a contract is one document": [
            "35KP", "5TYM", "6WLZ", "6XDY", "6ZKB", "9DXL", "9KAX", "9WXW", "JHB9", "KSS4", "L383", "PUW8", "RZT7",
            "U9NS",
        ],
        "a contract is not empty": ["8G76", "98YD", "AVM7"],
    ])

    private static func byCase(_ casesByReason: [String: [String]]) -> [String: String] {
        var reasons: [String: String] = [:]
        for (reason, cases) in casesByReason {
            for name in cases { reasons[name] = reason }
        }
        return reasons
    }
}
