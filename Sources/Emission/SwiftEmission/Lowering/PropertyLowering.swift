import ContractModel

extension DeclarationLowering {
    package func view(of property: LoweredProperty) -> PropertyView {
        PropertyView(
            documentation: documentation(of: property), access: access, name: property.name,
            type: property.declaredType, computed: computed(property), isWrapped: isWrapped(property))
    }

    private func isWrapped(_ property: LoweredProperty) -> Bool {
        let columns = access.utf8.count + property.name.declared.utf8.count + property.declaredType.text.utf8.count
        return indentation + SourceLine.indentation + columns + "var : ".utf8.count > SourceLine.columnLimit
    }

    package func parameter(of property: LoweredProperty) -> ParameterView {
        ParameterView(
            label: property.name.label, type: property.declaredType, initial: property.initialValue,
            target: property.stored, value: boxed(property, property.name.declared))
    }

    func codingKey(of property: LoweredProperty) -> CodingKeyView {
        let key = property.definition.key
        // Swift considers two strings equal if they differ only in the composition of characters. JSON considers them
        // different.
        let isOwnName = key.utf8.elementsEqual(property.stored.name.utf8)
        return CodingKeyView(name: property.stored, key: isOwnName ? nil : .string(key))
    }

    // MARK: Storage

    private func computed(_ property: LoweredProperty) -> ComputedPropertyView? {
        guard let storage = property.storage else { return nil }
        var storageType = property.declaredType
        var getter = storage.declared
        if property.definition.isBoxed {
            let boxed = property.definition.hasExplicitPresence ? property.declaredType : property.type
            let box = model.known.indirect.applied(to: boxed)
            storageType = property.boxIsOptional ? box.optional : box
            getter += property.boxIsOptional ? "?.value" : ".value"
        }
        return ComputedPropertyView(
            deprecation: property.warning, access: access, name: property.name, type: property.declaredType,
            storage: storage, storageType: storageType,
            getter: SwiftExpression(trusted: getter), setter: boxed(property, "newValue"))
    }

    /// Returns the value as it is stored.
    private func boxed(_ property: LoweredProperty, _ value: String) -> SwiftExpression {
        guard property.definition.isBoxed else { return SwiftExpression(trusted: value) }
        let box = model.known.indirect.text
        return SwiftExpression(trusted: property.boxIsOptional ? "\(value).map(\(box).init)" : "\(box)(\(value))")
    }
}
