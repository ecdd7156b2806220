import Diagnostics
import GenerationSettings
import Texts
import YAMLTree

/// Reads the names and descriptions that vendor extensions give the values of an enumeration.
extension ContractBuilder {
    /// Returns the names in the order of the values. A string that cannot be a Swift name is reported and left out.
    mutating func caseNames(of schema: SchemaObject) -> [String?] {
        let values = schema.enumeration ?? []
        guard let names = schema.extensions?.caseNotes.names else { return values.map { _ in nil } }
        var known: Set<String> = []
        return texts(names, for: values).map { name in
            guard let name else { return nil }
            // An emoji is a valid Swift identifier.
            guard name.contains(where: { $0.isLetter || $0.isNumber }) || IdentifierGrammar.isIdentifier(name) else {
                report(names, "'\(name)' cannot be a name in Swift")
                return nil
            }
            guard known.insert(name).inserted else {
                report(names, "'\(name)' is given to two values")
                return nil
            }
            return name
        }
    }

    mutating func caseDescriptions(of schema: SchemaObject) -> [String?] {
        let values = schema.enumeration ?? []
        guard let descriptions = schema.extensions?.caseNotes.descriptions else { return values.map { _ in nil } }
        return texts(descriptions, for: values)
    }

    /// Returns the text of each value. The text comes from the map if the map has the value, or from the list. A list
    /// may have an entry for null.
    private mutating func texts(_ texts: EnumerationNotes.Texts, for values: [YAMLNode]) -> [String?] {
        let list = texts.list ?? []
        let count = values.filter { !$0.isNull }.count
        let isAligned = list.isEmpty || list.count == values.count || list.count == count
        if !isAligned {
            report(texts, "it lists \(list.count.counted("string")), but 'enum' lists \(values.count.counted("value"))")
        }
        var index = 0
        return values.map { value in
            defer { if !value.isNull || list.count == values.count { index += 1 } }
            if let text = texts.byValue[value.text] { return text }
            let isListed = isAligned && list.indices.contains(index) && (!value.isNull || list.count == values.count)
            return isListed ? list[index] : nil
        }
    }

    private mutating func report(_ texts: EnumerationNotes.Texts, _ reason: String) {
        guard let location = texts.location else { return }
        classifier.diagnostics.emit(ContractMessages.unusableCaseNames(texts.keyword, reason, at: location))
    }
}
