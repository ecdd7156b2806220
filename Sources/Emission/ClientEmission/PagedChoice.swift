import ContractModel
import Diagnostics
import SwiftEmission

/// A request body of several types, some of which have a property that selects the page.
///
/// A key path cannot lead through the cases of an enumeration, so the enumeration gets a subscript.
struct PagedChoice {
    /// The type of the property.
    let type: ScalarType?
    private let reference: TypeReference
    private let isOptional: Bool
    private let holders: [Holder]
    /// Whether the body may have a type without the property.
    private let hasOthers: Bool

    /// A type of the body that has the property.
    private struct Holder {
        var name: SwiftIdentifier
        var member: SwiftIdentifier
        var reference: TypeReference
        /// Whether the property may be nil.
        var isOptional: Bool
        /// Whether the type has an initializer that needs no arguments.
        var canBeMade: Bool
    }

    /// Returns nil if no type of the body has the property as a scalar.
    ///
    /// - Throws: `PaginationFault` if the property cannot be set.
    init?(
        _ body: CallBody, property key: String, at location: SourceLocation, _ model: SwiftLowering
    ) throws(PaginationFault) {
        var holders: [Holder] = []
        var references: [TypeReference] = []
        for (choice, name) in zip(body.choices, body.choiceNames) {
            guard let reference = choice.record, let (id, record) = model.contract.plainRecord(reference),
                let index = record.properties.firstIndex(where: { $0.key == key }),
                case let property = record.properties[index], !model.isSkipped(property),
                !property.hasExplicitPresence, model.scalar(property.use.reference) != nil
            else { continue }
            references.append(property.use.reference)
            holders.append(
                Holder(
                    name: SwiftIdentifier(checked: name), member: model.names[members: id].members[index].identifier,
                    reference: reference, isOptional: property.isOptional || model.isOptional(property.use.reference),
                    canBeMade: record.properties.allSatisfy(\.hasInitializerDefault)))
        }
        guard let first = references.first else { return nil }
        guard Set(references.map(model.scalar)).count == 1 else {
            throw PaginationFault("'\(key)' has several types in the bodies that have it", at: location)
        }
        guard body.isRequired || holders[0].canBeMade else {
            throw PaginationFault(
                "the body, which has '\(key)', is optional, and cannot be made without values", at: location)
        }
        (self.holders, type, isOptional) = (holders, model.scalar(first), !body.isRequired)
        if case .optional(let wrapped) = model.resolved(first) { reference = wrapped } else { reference = first }
        hasOthers = holders.count < body.choices.count
    }

    func view(of operation: TypeID, _ lowering: inout DeclarationLowering) -> PagedContentView {
        // The extension is declared outside of the operation.
        let scope = lowering.scope
        lowering.scope = []
        defer { lowering.scope = scope }
        let content = SwiftTypeSpelling(
            path: lowering.model.names[type: operation].path + [SwiftIdentifier(checked: "Content")])
        let cases = holders.map { holder in
            PagedContentCaseView(
                name: holder.name, property: holder.member, type: lowering.spelling(of: holder.reference),
                isOptional: holder.isOptional, isWrapped: isOptional)
        }
        return PagedContentView(
            modifiers: lowering.isolation, opening: isOptional ? content.optional : content,
            type: lowering.spelling(of: reference), cases: cases, new: isOptional ? cases[0] : nil,
            hasOthers: hasOthers)
    }
}

extension CallBody {
    /// The type of a body with named properties.
    fileprivate var record: TypeReference? {
        switch form {
        case .json(let reference), .form(let reference, _): reference
        case .multipart, .text, .bytes: nil
        }
    }
}

extension SwiftLowering {
    /// Returns the scalar type of a reference without null. The result is nil if the type is not a scalar.
    func scalar(_ reference: TypeReference) -> ScalarType? {
        switch resolved(reference) {
        case .scalar(let type): type
        case .optional(let wrapped): scalar(wrapped)
        case .json, .array, .dictionary, .definition, .generic, .payload: nil
        }
    }
}
