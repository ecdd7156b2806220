/// A type of a project, including the members and conformances of its extensions.
package struct SwiftType: Sendable {
    package let kind: TypeFacts.Kind
    /// The name with the names of the enclosing types.
    package let name: String
    package let file: Int
    package let path: String
    package let place: SwiftPlace
    package let openLine: Int
    package let lastLine: Int
    package private(set) var inherited: [String]
    package let attributes: [String]
    package let generics: [String]
    package private(set) var properties: [PropertyFacts]
    package let cases: [CaseFacts]
    package let isConditional: Bool
    /// The access modifier of the declaration, such as `public`. The value is nil without a modifier.
    let access: String?

    init(_ facts: TypeFacts, file: Int, path: String) {
        kind = facts.kind
        name = facts.name
        self.file = file
        self.path = path
        place = facts.place
        openLine = facts.openLine
        lastLine = facts.lastLine
        inherited = facts.inherited
        attributes = facts.attributes
        generics = facts.generics
        properties = facts.properties
        cases = facts.cases
        isConditional = facts.isConditional
        access = facts.access
    }

    mutating func add(_ extension: TypeFacts) {
        inherited += `extension`.inherited
        properties += `extension`.properties
    }

    /// The greatest number of inherited types. Further types are left out.
    private static let mostInherited = 256

    /// Adds the protocols and superclasses that the type's protocols, superclasses and aliases inherit.
    ///
    /// - Parameter parents: Maps each name to the names that it inherits, or to the target of the alias.
    mutating func inherit(_ parents: [String: [String]]) {
        var all: [String] = []
        var seen: Set<String> = []
        var rest = inherited[...]
        while let next = rest.popFirst(), all.count < Self.mostInherited {
            for part in next.split(separator: "&").map({ String($0).trimmed }) where seen.insert(part).inserted {
                all.append(part)
                rest += parents[part] ?? parents[SwiftTypeText(part).base] ?? []
            }
        }
        inherited = all
    }

    /// The name without the names of the enclosing types.
    package var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The name of the outermost enclosing type.
    var outermost: String { name.outermost }

    /// The stored properties of an instance.
    package var stored: [PropertyFacts] { properties.filter { !$0.isComputed && !$0.isStatic } }

    /// The properties that other code uses in place of the stored properties: a computed property `title` in place of
    /// a stored `_title`.
    var fronts: [PropertyFacts] {
        stored.map { property in
            guard property.name.hasPrefix("_") else { return property }
            return properties.first { $0.isComputed && "_" + $0.name == property.name } ?? property
        }
    }

    /// Whether the type conforms to `Codable` or one of its parts, directly or by a macro of this name.
    package var isCodable: Bool {
        guard kind != .protocol else { return false }
        return (inherited + attributes).contains { ["Codable", "Decodable", "Encodable"].contains(Self.bare($0)) }
    }

    /// The type of an enumeration's raw values: `String` or `Int`.
    package var rawType: String? {
        guard kind == .enum else { return nil }
        return inherited.first { ["String", "Int"].contains($0) }
    }

    /// Whether the type is codable and has stored properties, but no macro and no unknown conformance. Its
    /// synthesized decoder reads an object.
    var isPlainObject: Bool {
        let known: Set<String> = [
            "Codable", "Decodable", "Encodable", "Sendable", "Hashable", "Equatable", "Identifiable", "Comparable",
            "CustomStringConvertible",
        ]
        return [.struct, .class].contains(kind) && isCodable && macro == nil && !stored.isEmpty
            && inherited.allSatisfy(known.contains)
    }

    /// Whether a database stores the type's instances.
    var isKept: Bool {
        attributes.contains("Model")
            || inherited.contains { ["NSManagedObject", "Object", "EmbeddedObject"].contains($0) }
    }

    /// Whether the properties may be declared in a data model of Core Data instead of Swift code.
    var hidesProperties: Bool {
        inherited.contains("NSManagedObject") && !properties.contains { $0.attributes.contains("NSManaged") }
    }

    /// Whether the type is a view, or is private to a file with views. A type of this kind only uses a DTO.
    var isScreen: Bool {
        if isKept { return false }
        let words = ["View", "ViewController", "Cell", "ViewModifier", "Representable", "Widget", "ObservableObject"]
        return ["private", "fileprivate"].contains(access) || attributes.contains("Observable")
            || inherited.contains { name in words.contains(where: name.hasSuffix) }
            || properties.contains { $0.type == "some View" }
    }

    package func location(_ place: SwiftPlace? = nil) -> AuditPlace {
        AuditPlace(path: path, place ?? self.place)
    }

    /// The attributes that do not affect decoding.
    private static let harmless: Set<String> = [
        "available", "frozen", "MainActor", "Observable", "Model", "objc", "objcMembers", "dynamicMemberLookup",
        "unchecked", "preconcurrency", "Sendable", "usableFromInline", "Attribute", "Relationship", "Transient",
        "Published", "inlinable", "nonobjc", "NSManaged",
    ]

    /// The first attribute that may be a macro. The code that a macro generates is unknown.
    package var macro: String? { attributes.first { !Self.harmless.contains($0) } }

    static func isHarmless(_ attribute: String) -> Bool { harmless.contains(attribute) }

    /// Returns the name without its module and without an attribute: `Swift.Codable`, `@preconcurrency Codable`.
    private static func bare(_ name: String) -> String {
        name.split { ". ".contains($0) }.last.map(String.init) ?? name
    }
}

extension String {
    /// The first component of a qualified name: `Work` for `Work.Kind`.
    var outermost: String { split(separator: ".").first.map(String.init) ?? self }
}
