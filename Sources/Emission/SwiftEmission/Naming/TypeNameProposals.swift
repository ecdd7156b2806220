import ContractModel
import Foundation
import GenerationSettings

/// Proposes names for a type, from its origin.
struct TypeNameProposals {
    private let contract: Contract
    private let prefix: String
    private let suffix: String
    private let segments: SchemaSegments
    private let operations: OperationNames
    private let acronyms: AcronymTable

    init(_ contract: Contract, segments: SchemaSegments, options: GenerationOptions) {
        self.contract = contract
        self.segments = segments
        operations = OperationNames(contract, style: options.operationNames, renamed: options.renames)
        prefix = options.prefix
        suffix = options.suffix
        acronyms = AcronymTable(options.acronyms)
    }

    /// Returns the name of a type. `owner` is the name of the owner of an inline type that is declared next to it:
    /// `PetBase` for `Pet`.
    func name(for id: TypeID, beside owner: String?) -> String {
        let suggestion = contract[id].suggestedName.map(acronyms.spelled)
        return switch contract[id].origin {
        case .schema(let name): affixed(suggestion ?? upperCamel(segments.name(of: name)))
        case .operation(let name): affixed(operationName(operations.name(name, at: contract[id].pointer)))
        case .component(let section, let name):
            affixed(Self.componentName(upperCamel(name), section: Self.word(forSection: section)))
        case .inline(_, .property(let key)):
            (owner ?? "")
                + (contract[id].preferredName.map { Self.distinct(IdentifierCasing.upperCamel($0), fromMember: $0) }
                    ?? suggestion ?? acronyms.spelled(InlineRole.property(key).typeName))
        case .inline(let place, let role):
            (owner ?? "") + (suggestion ?? acronyms.spelled(unrepeated(role, in: place).typeName))
        }
    }

    /// Returns the role without the name of the component around it: `ColorParameter.Item`.
    private func unrepeated(_ role: InlineRole, in place: TypeID) -> InlineRole {
        guard case .component(_, let component) = contract[place].origin else { return role }
        func isSame(_ name: String?) -> Bool {
            name.map { IdentifierCasing.upperCamel($0) } == IdentifierCasing.upperCamel(component)
        }
        return switch role {
        case .element(let name) where isSame(name): .element(of: nil)
        case .value(let name) where isSame(name): .value(of: nil)
        default: role
        }
    }

    private func upperCamel(_ name: String) -> String {
        acronyms.spelled(IdentifierCasing.upperCamel(name))
    }

    /// Returns a type name that differs from its member's name. Both names are equal if they begin with a digit or with
    /// a letter without case.
    fileprivate static func distinct(_ type: String, fromMember member: String?) -> String {
        type == member ? type + "Value" : type
    }

    /// Returns the names to try in a clash: names with the file and its folders in front, then names for the kind of
    /// origin, such as the document's spelling. If all of them are taken, `base` gets a hash.
    func fallback(for id: TypeID, owner: String?, isHoisted: Bool) -> FallbackNames {
        let definition = contract[id]
        let name = name(for: id, beside: isHoisted ? owner : nil)
        return FallbackNames(
            names: fileNames(definition, name: name)
                + fallbackNames(definition, name: name, owner: owner, isHoisted: isHoisted),
            base: name, documentName: definition.pointer)
    }

    /// Returns the name with its file, and then with its folders, in front:
    /// `schemas/v1/Pet.yaml → V1Pet, SchemasV1Pet`, and `v1/common.yaml#/Pet → CommonPet, V1CommonPet`.
    private func fileNames(_ definition: TypeDefinition, name: String) -> [String] {
        guard let path = definition.file else { return [] }
        var places = path.split(separator: "/").map(String.init).filter { $0 != ".." }
        guard let file = places.popLast() else { return [] }
        let fileName = SchemaPlaces.name(ofFile: file)
        if !definition.pointer.hasSuffix("#") { places.append(fileName) }
        var names: [String] = []
        for place in places.reversed() { names.append(upperCamel(place) + (names.last ?? name)) }
        return names
    }

    private func fallbackNames(
        _ definition: TypeDefinition, name: String, owner: String?, isHoisted: Bool
    ) -> [String] {
        switch definition.origin {
        case .schema(let documentName):
            [affixed(Self.spelled(documentName)), affixed(upperCamel(documentName) + "Schema")]
        case .operation(let documentName): operationNames(documentName, at: definition.pointer)
        case .component(let section, let documentName):
            [affixed(Self.spelled(documentName) + Self.word(forSection: section)), name + "Component"]
        case .inline(_, let role):
            inlineNames(role, name: name, owner: owner ?? "", isHoisted: isHoisted)
                + [Self.appending(role.word, to: name), name + "Inline"] + placeNames(definition, name: name)
        }
    }

    private func operationNames(_ name: String, at pointer: String) -> [String] {
        let word = affixed(operationName(operations.name(name, at: pointer)) + "Operation")
        let segmented = OperationNames.segmentedName(pointer)
        if operations.isNamedAfterPlace(pointer) { return [segmented.map(affixed), word].compactMap(\.self) }
        return [
            word, affixed(Self.spelled(name) + "Operation"),
            OperationNames.placeName(pointer).map { affixed(operationName($0)) }, segmented.map(affixed),
        ].compactMap(\.self)
    }

    /// Returns names from the place in the document, for inline types that have no other difference: `BodyItem`,
    /// `ResponseItem` and `Response200Item`, then `Object2` for the second branch of a composition.
    private func placeNames(_ definition: TypeDefinition, name: String) -> [String] {
        let pointer = contract.sourcePointer(of: definition) ?? definition.pointer
        let words = pointer.split(separator: "/").map(String.init)
        var names: [String] = []
        if let responses = words.lastIndex(of: "responses"), responses + 1 < words.endIndex {
            names = ["Response" + name, "Response" + InlineRole.statusName(words[responses + 1]) + name]
        } else if words.contains("requestBody") {
            names = ["Body" + name]
        }
        let number = words.last { $0.utf8.count < 10 && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }.flatMap { Int($0) }
        return names + [number.map { IdentifierCasing.upperCamel("\(name)_\($0 + 1)") }].compactMap(\.self)
    }

    /// Returns the names to try for an inline type: `OrderLineItem` before `Line_item`, but `ItemsItem` first for an
    /// element.
    private func inlineNames(_ role: InlineRole, name: String, owner: String, isHoisted: Bool) -> [String] {
        if isHoisted { return [owner + role.spelledTypeName] }
        let names = [Self.prefixing(owner, to: name), role.spelledTypeName]
        switch role {
        case .element, .value, .item: return names.reversed()
        case .property, .branch, .base, .requestBody, .response, .parameter, .header, .callback, .content: return names
        }
    }

    /// Puts the owner in front: `PetType` for the `Type` of a `Pet`. Avoids `ReviewerReviewer`.
    private static func prefixing(_ owner: String, to name: String) -> String {
        owner.hasSuffix(name) ? name + "Value" : owner + name
    }

    /// Adds the affixes of the configuration. A suffix that the name already has is not added again.
    private func affixed(_ name: String) -> String {
        prefix + (suffix.isEmpty ? name : Self.appending(suffix, to: name))
    }

    /// Returns the name of an operation: `searchByISBN → SearchByISBN`. Without an id, the name comes from method and
    /// path: `get /works/{id} → GetWorksById`.
    private func operationName(_ name: String) -> String {
        upperCamel(OperationNames.words(of: name))
    }

    /// Returns the name of a component without a repeated word: `UserRequest → UserRequestBody`, `Body → RequestBody`.
    private static func componentName(_ name: String, section: String) -> String {
        guard section == "RequestBody", !name.hasSuffix(section) else { return appending(section, to: name) }
        if name.hasSuffix("Request") { return name + "Body" }
        return (name.hasSuffix("Body") ? String(name.dropLast("Body".count)) : name) + section
    }

    /// Returns the word for a section: `requestBodies → RequestBody`.
    private static func word(forSection section: String) -> String {
        IdentifierCasing.upperCamel(SingularNoun.of(section) ?? section)
    }

    fileprivate static func appending(_ word: String, to name: String) -> String {
        name.hasSuffix(word) ? name : name + word
    }

    /// Returns the document's spelling with a capital in front if Swift can write this spelling. If not, returns the
    /// spelling with its symbols as words.
    fileprivate static func spelled(_ name: String) -> String {
        IdentifierCasing.verbatim(name).map(IdentifierCasing.capitalized)
            ?? IdentifierCasing.upperCamel(name, reading: .literal)
    }
}

extension InlineRole {
    fileprivate var typeName: String {
        switch self {
        case .property(let name), .header(let name, _), .callback(let name), .parameter(let name, _):
            Self.distinctFromMember(name)
        case .element(let name): elementName(name, word: "Item")
        case .value(let name): elementName(name, word: "Value")
        case .branch(_, let hint): hint.map(Self.distinctFromMember) ?? "Variant"
        case .base: "Base"
        case .requestBody: "Body"
        case .response(let status): "Response" + Self.statusName(status)
        case .content(let word, let place): IdentifierCasing.upperCamel(word) + place.typeName
        case .item(let place): place.typeName + "Item"
        }
    }

    private static func distinctFromMember(_ name: String) -> String {
        TypeNameProposals.distinct(
            IdentifierCasing.upperCamel(name), fromMember: IdentifierCasing.lowerCamel(name))
    }

    /// Returns the spelling of a type name. The spelling is changed if it equals the member's name, because a capital
    /// letter makes no difference.
    private static func spelledDistinctFromMember(_ name: String) -> String {
        TypeNameProposals.distinct(
            TypeNameProposals.spelled(name), fromMember: IdentifierCasing.verbatim(name))
    }

    /// The name of the type, as in `typeName`, but different for roles with the same spelling.
    fileprivate var spelledTypeName: String {
        switch self {
        case .property(let name), .callback(let name): Self.spelledDistinctFromMember(name)
        case .header(let name, let status):
            status.map { "Response" + Self.statusName($0) + IdentifierCasing.upperCamel(name) }
                ?? Self.spelledDistinctFromMember(name)
        case .element(let name): name.map { IdentifierCasing.upperCamel($0) + "Item" } ?? "Item"
        case .value(let name): name.map { IdentifierCasing.upperCamel($0) + "Value" } ?? "Value"
        case .branch(_, let hint): hint.map(Self.spelledDistinctFromMember) ?? "Variant"
        case .base: "Base"
        case .requestBody: "RequestBody"
        case .response(let status): "Response" + IdentifierCasing.upperCamel(status, reading: .literal)
        case .parameter(let name, let location):
            IdentifierCasing.upperCamel(location) + IdentifierCasing.upperCamel(name)
        case .content(let word, let place): TypeNameProposals.spelled(word) + place.spelledTypeName
        case .item(let place): place.spelledTypeName + "Item"
        }
    }

    fileprivate var word: String {
        switch self {
        case .property: "Property"
        case .element: "Item"
        case .value: "Value"
        case .branch: "Variant"
        case .base: "Base"
        case .requestBody: "Body"
        case .response: "Response"
        case .parameter: "Parameter"
        case .header: "Header"
        case .callback: "Callback"
        case .content: "Content"
        case .item: "Item"
        }
    }

    /// Returns the name of an element: `works → Work`, and `statusItem` if the singular is unknown.
    private func elementName(_ name: String?, word: String) -> String {
        guard let name else { return word }
        let upper = IdentifierCasing.upperCamel(name)
        return SingularNoun.of(upper) ?? TypeNameProposals.appending(word, to: upper)
    }

    /// Returns the name of a status: `200`, `4XX`, `Default`. The name follows a word, so it may begin with a digit.
    fileprivate static func statusName(_ status: String) -> String {
        let name = IdentifierCasing.upperCamel(status)
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}
