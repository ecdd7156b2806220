/// An event of libyaml as a Swift value. The text of a scalar stays in libyaml's memory
/// (`YAMLEventStream.withScalarBytes`), so that no `String` is made for each scalar.
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
    /// The place where the event begins.
    var mark: YAMLMark
}

/// The properties before a node (YAML 1.2.2 section 6.9).
struct YAMLNodeProperties: Equatable {
    /// The anchor without `&`.
    var anchor: String?
    /// The tag with its handle resolved: `tag:yaml.org,2002:str` for `!!str`, or `!` for the non-specific tag.
    var tag: String?
}

/// The notation of a scalar in the source.
enum YAMLScalarStyle {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
}
