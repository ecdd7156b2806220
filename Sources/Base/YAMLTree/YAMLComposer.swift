import Diagnostics

/// Builds the arena of a `YAMLTree` from libyaml's events. It resolves anchors and tags, distinguishes keys from
/// values, and ensures that there is one document.
///
/// The composer continues after a fault that does not affect the structure, such as a wrong alias or a tag that does
/// not fit, so that a single run reports all of them.
struct YAMLComposer: ~Copyable {
    private(set) var builder: YAMLTreeBuilder
    private var stream: YAMLEventStream
    private let mergeKeys: Bool
    /// Maps each anchor to its latest node, because a document may declare an anchor again.
    private var anchors: [String: UInt32] = [:]

    init(stream: consuming YAMLEventStream, builder: consuming YAMLTreeBuilder, mergeKeys: Bool) {
        self.stream = stream
        self.builder = builder
        self.mergeKeys = mergeKeys
    }

    /// Reads all events of the text.
    mutating func compose() throws(ReadingFault) {
        var documents = 0
        while true {
            let event = try stream.next()
            switch event.kind {
            case .documentStart:
                documents += 1
                if documents > 1 { throw fault(YAMLMessages.severalDocuments(at: builder.location(event.mark))) }
            case .documentEnd: break
            case .streamEnd:
                if documents == 0 { throw fault(YAMLMessages.emptyDocument(in: builder.fileID)) }
                return
            case .alias(let anchor): try composeAlias(anchor, at: event.mark)
            case .scalar(let properties, let style): try composeScalar(properties, style, at: event.mark)
            case .sequenceStart(let properties): try beginCollection(.sequence, properties, at: event.mark)
            case .mappingStart(let properties): try beginCollection(.mapping, properties, at: event.mark)
            case .sequenceEnd, .mappingEnd: try builder.endCollection()
            }
        }
    }

    private func fault(_ diagnostic: Diagnostic) -> ReadingFault {
        ReadingFault(kind: .final, diagnostic: diagnostic)
    }

    private mutating func beginCollection(
        _ kind: YAMLNode.Kind, _ properties: YAMLNodeProperties, at mark: YAMLMark
    ) throws(ReadingFault) {
        if builder.expectsKey { try builder.report(YAMLMessages.collectionKey(at: builder.location(mark))) }
        if let tag = properties.tag { try checkTag(tag, of: kind, at: mark) }
        let id = try builder.beginCollection(kind, isAnchored: properties.anchor != nil, at: mark)
        if let anchor = properties.anchor { anchors[anchor] = id }
    }
}

// MARK: - Scalars

extension YAMLComposer {
    /// Adds a scalar as a value or as a key, depending on what the builder expects.
    private mutating func composeScalar(
        _ properties: YAMLNodeProperties, _ style: YAMLScalarStyle, at mark: YAMLMark
    ) throws(ReadingFault) {
        var resolution: ScalarResolution = style == .plain ? .plain : .string
        if let tag = properties.tag {
            resolution = try checkScalarTag(tag, resolution, at: mark)
        }
        guard builder.expectsKey else {
            let id = try stream.withScalarBytes { bytes throws(ReadingFault) in
                try builder.addScalar(bytes, resolution, at: mark)
            }
            if let anchor = properties.anchor { anchors[anchor] = id }
            return
        }
        if let anchor = properties.anchor {
            anchors[anchor] = try stream.withScalarBytes { bytes throws(ReadingFault) in
                try builder.addDetachedScalar(bytes, resolution, at: mark)
            }
        }
        let mayMerge = mergeKeys && resolution == .plain
        stream.withScalarBytes { bytes in
            if mayMerge, bytes.count == 2, bytes[0] == UInt8(ascii: "<"), bytes[1] == UInt8(ascii: "<") {
                builder.addMergeKey(at: mark)
            } else {
                builder.addKey(bytes, at: mark)
            }
        }
    }
}

// MARK: - Aliases

extension YAMLComposer {
    /// Adds the node to which the alias refers. A wrong alias is reported.
    private mutating func composeAlias(_ anchor: String, at mark: YAMLMark) throws(ReadingFault) {
        let location = builder.location(mark)
        guard let id = anchors[anchor] else {
            return try composeFaultyAlias(YAMLMessages.unknownAnchor(anchor, at: location), at: mark)
        }
        let record = builder.records[Int(id)]
        let target = YAMLMark(line: record.line, column: record.column)
        guard !builder.isUnfinished(id) else {
            let diagnostic = YAMLMessages.aliasCycle(anchor, at: location, anchor: builder.location(target))
            return try composeFaultyAlias(diagnostic, at: mark)
        }
        guard builder.expectsKey else { return try builder.addAlias(to: id, at: mark) }
        guard record.kind == .scalar else {
            return try composeFaultyAlias(YAMLMessages.collectionKey(at: location), at: mark)
        }
        // The key is copied, because the builder owns the text and changes while it takes the key.
        let key = Array(builder.text[Int(record.start)..<Int(record.start) + Int(record.count)])
        key.withUnsafeBufferPointer { builder.addKey($0, at: mark) }
    }

    /// Reports a wrong alias. If the alias is a value, an empty mapping replaces it. An empty mapping is also a valid
    /// value of a merge key.
    private mutating func composeFaultyAlias(_ diagnostic: Diagnostic, at mark: YAMLMark) throws(ReadingFault) {
        try builder.report(diagnostic)
        if builder.expectsKey {
            builder.addRefusedKey(at: mark)
        } else {
            try builder.beginCollection(.mapping, at: mark)
            try builder.endCollection()
        }
    }
}

// MARK: - Tags

extension YAMLComposer {
    private static let corePrefix = "tag:yaml.org,2002:"

    /// Returns how a tagged scalar is converted to a value (YAML 1.2.2 sections 10.1 to 10.3). A tag that does not fit
    /// its text is an error, and an unknown tag is a warning. In both cases, the scalar is treated as a scalar without
    /// a tag.
    private mutating func checkScalarTag(
        _ tag: String, _ untagged: ScalarResolution, at mark: YAMLMark
    ) throws(ReadingFault) -> ScalarResolution {
        guard tag != "!" else { return .string }
        guard tag.hasPrefix(Self.corePrefix) else { return try warnOfUnknownTag(tag, untagged, at: mark) }
        let value = stream.withScalarBytes { YAMLScalar(text: $0, resolution: .plain) }
        switch (tag.dropFirst(Self.corePrefix.count), value) {
        case ("str", _), ("binary", _): return .string
        case ("null", .null), ("bool", .boolean), ("int", .integer), ("merge", .string("<<")): return .plain
        case ("float", .integer), ("float", .number), ("float", .notANumber), ("float", .infinity): return .number
        case ("null", _), ("bool", _), ("int", _), ("float", _), ("map", _), ("seq", _):
            try builder.report(YAMLMessages.tagMismatch(tag, at: builder.location(mark)))
            return untagged
        default: return try warnOfUnknownTag(tag, untagged, at: mark)
        }
    }

    private mutating func warnOfUnknownTag(
        _ tag: String, _ untagged: ScalarResolution, at mark: YAMLMark
    ) throws(ReadingFault) -> ScalarResolution {
        try builder.report(YAMLMessages.unknownTag(tag, at: builder.location(mark)))
        return untagged
    }

    private mutating func checkTag(_ tag: String, of kind: YAMLNode.Kind, at mark: YAMLMark) throws(ReadingFault) {
        guard tag != "!" else { return }
        guard tag.hasPrefix(Self.corePrefix) else {
            return try builder.report(YAMLMessages.unknownTag(tag, at: builder.location(mark)))
        }
        switch (tag.dropFirst(Self.corePrefix.count), kind) {
        case ("map", .mapping), ("seq", .sequence): return
        case ("map", _), ("seq", _), ("str", _), ("binary", _), ("null", _), ("bool", _), ("int", _), ("float", _):
            try builder.report(YAMLMessages.tagMismatch(tag, at: builder.location(mark)))
        default:
            try builder.report(YAMLMessages.unknownTag(tag, at: builder.location(mark)))
        }
    }
}
