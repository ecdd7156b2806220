import ContractModel
import DTORuntime
import GenerationSettings

/// Finds the records that are the multipart body of one operation and have no other use.
enum MultipartForms {
    /// Maps each of these records to the type of its operation.
    static func find(in contract: Contract, options: GenerationOptions) -> [TypeID: TypeID] {
        guard options.emit.contains(.client) else { return [:] }
        var forms: [TypeID: (operation: TypeID, expected: Int, uses: Int)] = [:]
        for operation in contract.calledOperations where !operation.isCalledByServer && operation.mayHaveBody {
            guard let type = operation.type, let id = record(of: operation, in: contract),
                contract[id].isGone == (operation.interface?.deprecation?.removal != nil)
            else { continue }
            // An equal form with another media type is not sent, so it needs no type of its own.
            let isType = { (content: ContentDefinition) in content.value?.use.reference == .definition(id) }
            let body = operation.interface?.body
            let isOnlyChoice = body?.choices.count(where: isType) == 1
            forms[id] = (type, isOnlyChoice ? body?.contents.count(where: isType) ?? 1 : 1, 0)
        }
        let named = Set(
            options.models.map(\.schema.text) + options.renames.keys + options.conformances.map(\.schemas.text))
        forms = forms.filter { id, _ in
            contract[id].preferredName == nil && !named.contains(contract.documentName(of: id))
        }
        if forms.isEmpty { return [:] }
        for case .inline(let owner, _) in contract.definitions.map(\.origin) {
            // If another operation used the component later, the types within it would have other names.
            if case .inline = contract[owner].origin { continue }
            forms[owner] = nil
        }
        func count(_ id: TypeID) -> TypeID {
            forms[id]?.uses += 1
            return id
        }
        for var definition in contract.definitions { definition.shape.mapReferences(count) }
        for var operation in contract.operations + contract.goneOperations {
            // The contents of the interface's body include this type.
            if operation.interface?.body != nil { operation.requestBody = nil }
            operation.mapReferences(count)
        }
        // The form of a removed operation is a separate type, so it does not use the record of a present form.
        for operation in contract.goneOperations {
            if let id = record(of: operation, in: contract), !contract[id].isGone { forms[id]?.uses -= 1 }
        }
        return forms.filter { $0.value.uses == $0.value.expected }.mapValues(\.operation)
    }

    /// Returns the record of the only multipart content of a request. Returns nil if the request has several multipart
    /// contents, or if the type of the content is not a generated record.
    private static func record(of operation: OperationDefinition, in contract: Contract) -> TypeID? {
        let contents = operation.interface?.body?.contents.filter { MediaType.isMultipart($0.mediaType) } ?? []
        guard contents.count == 1, case .definition(let id)? = contents[0].value?.use.reference,
            case .record(let shape) = contract[id].shape, !shape.isWrapper, !contract.isReplaced(id)
        else { return nil }
        return id
    }
}
