import Foundation

extension String: DirectlyWritten {
    static var isLeaf: Bool { true }

    func write(into writer: JSONWriter) { writer.write(self) }
}

extension Bool: DirectlyWritten {
    static var isLeaf: Bool { true }

    func write(into writer: JSONWriter) { writer.write(self) }
}

extension Int: DirectlyWritten {
    static var isLeaf: Bool { true }

    func write(into writer: JSONWriter) { writer.write(signed: Int64(self)) }
}

extension Int64: DirectlyWritten {
    static var isLeaf: Bool { true }

    func write(into writer: JSONWriter) { writer.write(signed: self) }
}

extension Double: DirectlyWritten {
    func write(into writer: JSONWriter) throws { try writer.write(finite: self) }
}

extension URL: DirectlyWritten {
    static var isLeaf: Bool { true }

    func write(into writer: JSONWriter) { writer.write(absoluteString) }
}

extension Decimal: DirectlyWritten {
    func write(into writer: JSONWriter) throws {
        guard isFinite else { try writer.refuse(self, "Unable to encode Decimal.nan directly in JSON.") }
        writer.writeNumber(description)
    }
}

extension Date: DirectlyWritten {
    func write(into writer: JSONWriter) throws {
        let strategy = writer.session.options.dateStrategy
        if case .custom(let encode) = strategy { return try writer.encode(self, by: encode) }
        switch strategy {
        case .deferredToDate: try writer.encode(self)
        case .secondsSince1970: try write(timeIntervalSince1970, into: writer)
        case .millisecondsSince1970: try write(1000 * timeIntervalSince1970, into: writer)
        case .iso8601: writer.write(formatted(.iso8601))
        // Foundation has more strategies on some systems, such as `formatted`.
        default: try writer.encode(try foundationValue(strategy))
        }
    }

    /// Returns the JSON that `JSONEncoder` writes for the date.
    private func foundationValue(_ strategy: JSONEncoder.DateEncodingStrategy) throws -> JSONValue {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = strategy
        return try DTODecoder().decode([JSONValue].self, from: encoder.encode([self]))[0]
    }
}

extension Date {
    /// Writes a time. A time that is not finite is refused. As with `JSONEncoder`, the strategy for numbers does not
    /// apply.
    fileprivate func write(_ time: TimeInterval, into writer: JSONWriter) throws {
        guard time.isFinite else { try writer.refuse(time, "Unable to encode Double.\(time) directly in JSON.") }
        writer.write(time)
    }
}

extension Data: DirectlyWritten {
    func write(into writer: JSONWriter) throws {
        let strategy = writer.session.options.dataStrategy
        if case .custom(let encode) = strategy { return try writer.encode(self, by: encode) }
        if case .deferredToData = strategy { return try writer.encode(self) }
        writer.write(base64EncodedString())
    }
}

extension Array: DirectlyWritten where Element: Encodable {
    func write(into writer: JSONWriter) throws {
        if ThreadStack.mustGrowForElements { return try ThreadStack.growing { try write(into: writer) } }
        if ThreadStack.isLow { try writer.refuseDepth(of: self) }
        writer.append(UInt8(ascii: "["))
        if Element.self == String.self {
            writer.writeElements(unsafeBitCast(self, to: [String].self))
        } else if !isEmpty {
            try writer.writeElements(self)
        }
        writer.append(UInt8(ascii: "]"))
    }
}

extension JSONWriter {
    fileprivate func writeElements(_ texts: [String]) {
        for (index, text) in texts.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            write(text)
        }
    }

    // The loop uses indices because generic code looks up the type of each iterator.
    fileprivate func writeElements<Element: Encodable>(_ elements: [Element]) throws {
        let kind = session.kind(of: Element.self)
        path.push(ElementKey(0))
        for index in 0..<elements.count {
            if index > 0 {
                append(UInt8(ascii: ","))
                path[path.count - 1] = ElementKey(index)
            }
            try write(elements[index], kind)
        }
        path.cut(to: path.count - 1)
    }
}

/// The keys of a dictionary are data, so no strategy converts them.
extension Dictionary: DirectlyWritten where Key == String, Value: Encodable {
    func write(into writer: JSONWriter) throws {
        if ThreadStack.mustGrowForElements { return try ThreadStack.growing { try write(into: writer) } }
        if ThreadStack.isLow { try writer.refuseDepth(of: self) }
        let kind = writer.session.kind(of: Value.self)
        let first = writer.members.count
        writer.append(UInt8(ascii: "{"))
        for (key, value) in self {
            writer.beginMember(named: key, from: first)
            writer.path.push(JSONKey(stringValue: key))
            try writer.write(value, kind)
            writer.path.cut(to: writer.path.count - 1)
        }
        writer.closeObject(from: first, mayRepeat: false)
    }
}

extension JSONValue: DirectlyWritten {
    func write(into writer: JSONWriter) throws {
        switch self {
        case .null: writer.writeNull()
        case .bool(let flag): writer.write(flag)
        case .integer(let integer): writer.write(signed: integer)
        case .number(let number): try writer.write(finite: number)
        case .decimal(let decimal): try decimal.write(into: writer)
        case .string(let text): writer.write(text)
        case .array(let elements): try elements.write(into: writer)
        case .object(let members): try members.write(into: writer)
        }
    }
}
