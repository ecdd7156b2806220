/// An event of libyaml as a Swift value. The text of a scalar is not part of it: it stays where libyaml put it
/// (`YAMLEventStream.withScalarBytes`), so that no String is made per scalar.
struct YAMLEvent {
    enum Kind {
        case documentStart
        case documentEnd
        case streamEnd
        case alias(anchor: String)
        case scalar(YAMLNodeProperties, YAMLScalarStyle)
        case sequenceStart(YAMLNodeProperties)
        case sequenceEnd
        case mappingStart(YAMLNodeProperties)
        case mappingEnd
    }

    var kind: Kind
    /// Where it begins.
    var mark: YAMLMark
}

/// What stands before a node (YAML 1.2.2, section 6.9).
struct YAMLNodeProperties: Equatable {
    /// Without `&`.
    var anchor: String?
    /// With its handle resolved: `tag:yaml.org,2002:str` for `!!str`; `!` for the non-specific tag.
    var tag: String?
}

enum YAMLScalarStyle {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
}
