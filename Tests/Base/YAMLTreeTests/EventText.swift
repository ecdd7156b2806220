import Diagnostics
@testable import YAMLTree

/// Returns the events of a text in the notation of yaml-test-suite (`test.event`). It omits facts that libyaml's events
/// do not have here: flow or block style, and explicit or implicit document marks.
func eventText(of bytes: [UInt8]) throws -> String {
    try bytes.withUnsafeBufferPointer { buffer in
        guard var stream = YAMLEventStream(reading: buffer, fileID: SourceFileID(rawValue: 0)) else { return "" }
        var lines = ["+STR"]
        while true {
            let event = try stream.next()
            switch event.kind {
            case .documentStart: lines.append("+DOC")
            case .documentEnd: lines.append("-DOC")
            case .streamEnd: return (lines + ["-STR"]).joined(separator: "\n")
            case .alias(let anchor): lines.append("=ALI *\(anchor)")
            case .scalar(let properties, let style):
                let text = stream.withScalarBytes { String(decoding: $0, as: UTF8.self) }
                lines.append("=VAL\(properties.notation) \(style.notation)\(escaped(text))")
            case .sequenceStart(let properties): lines.append("+SEQ\(properties.notation)")
            case .sequenceEnd: lines.append("-SEQ")
            case .mappingStart(let properties): lines.append("+MAP\(properties.notation)")
            case .mappingEnd: lines.append("-MAP")
            }
        }
    }
}

private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\u{8}": result += "\\b"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

extension YAMLNodeProperties {
    fileprivate var notation: String {
        (anchor.map { " &\($0)" } ?? "") + (tag.map { " <\($0)>" } ?? "")
    }
}

extension YAMLScalarStyle {
    fileprivate var notation: String {
        switch self {
        case .plain: ":"
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        }
    }
}
