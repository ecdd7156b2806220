import ContractModel

/// Compares parameters that have the same name in messages. Parameters of a path are compared by position, and the
/// names of headers without regard to case.
extension ContractComparison {
    mutating func compareParameters(
        _ old: OperationDefinition, _ new: OperationDefinition, at place: Place
    ) {
        let oldParameters = keyed(old)
        let newParameters = keyed(new)
        let oldKeys = Set(oldParameters.map(\.key))
        let newByKey = Dictionary(newParameters, uniquingKeysWith: { first, _ in first })
        for (key, parameter) in oldParameters {
            var inner = place.parameter(parameter)
            (inner.usages, inner.old) = ([Usage(.request, .parameter)], parameter.location)
            guard let other = newByKey[key] else {
                emit("request-parameter-removed", inner) { [oldText, today] in
                    $0.message = "\(place.quoted) no longer takes the \(parameter.place) parameter '\(parameter.name)'."
                    if let sunset = parameter.deprecation?.day {
                        $0.message += " It was announced to last until \(sunset)."
                        $0.deadline = sunset
                        if today < sunset.prefix(10) { $0.severity = .breaking }
                    }
                    $0.before = oldText.type(parameter.compared.use.reference)
                    $0.swiftEffect =
                        oldText.contract.hasOwnType(parameter.compared.use.reference) ? .removesType : .none
                    // A path without the parameter cannot contain its value.
                    if parameter.place == "path" { $0.callEffect = .removesArgument }
                }
                continue
            }
            inner.new = other.location
            inner.isText = !other.serialization.isContent
            inner.hasType = hasTypes(parameter.compared, other.compared)
            compare(parameter, other, at: inner)
        }
        for (key, parameter) in newParameters where !oldKeys.contains(key) {
            var inner = place.parameter(parameter)
            inner.new = parameter.location
            emit("new-\(parameter.isRequired ? "required" : "optional")-request-parameter", inner) { [newText] in
                $0.message =
                    "\(place.quoted) \(parameter.isRequired ? "asks for" : "takes") the \(parameter.place) parameter "
                    + "'\(parameter.name)'."
                $0.after = newText.type(parameter.compared.use.reference)
                $0.swiftEffect = newText.contract.hasOwnType(parameter.compared.use.reference) ? .addsType : .none
            }
        }
    }

    /// Whether OpenAPI 3 ignores the header because other parts of a document define it (OpenAPI 3.1.1, sections
    /// 4.8.12.1 and 4.8.17). OpenAPI 2.0 does not ignore it.
    func isIgnored(_ header: String, of direction: Usage.Direction) -> Bool {
        let ignored = direction == .request ? ["accept", "content-type", "authorization"] : ["content-type"]
        return ignored.contains(header.lowercased())
            && [old, new].contains { !$0.info.specification.hasPrefix("2") }
    }

    private func keyed(_ operation: OperationDefinition) -> [(key: [String], value: ParameterDefinition)] {
        let parameters = (operation.interface?.parameters ?? [])
            .filter { $0.value != nil && ($0.place != "header" || !isIgnored($0.name, of: .request)) }
        guard !parameters.isEmpty else { return [] }
        let places = Dictionary(
            operation.template.parameters.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return parameters.map { parameter in
            let name: String
            switch parameter.place {
            case "path": name = places[parameter.name].map { "{\($0)}" } ?? parameter.name
            // Names of fields are compared without regard to case (RFC 9110, section 5.1).
            case "header": name = parameter.name.lowercased()
            default: name = parameter.name
            }
            return ([name, parameter.place], parameter)
        }
    }

    func hasTypes(_ old: ValueDefinition, _ new: ValueDefinition) -> ChangeSides<Bool> {
        ChangeSides(old: self.old.hasOwnType(old.use.reference), new: self.new.hasOwnType(new.use.reference))
    }

    private mutating func compare(_ old: ParameterDefinition, _ new: ParameterDefinition, at place: Place) {
        // Messages do not contain the names of path parameters, but callers write them. Two spellings may be the same
        // name in Swift.
        if old.place == "path", old.name.plainWord != new.name.plainWord {
            emit("request-parameter-renamed", place) {
                $0.message = "The path parameter '\(old.name)' is now called '\(new.name)'."
                ($0.before, $0.after) = (old.name, new.name)
            }
        }
        if old.isRequired != new.isRequired {
            emit("request-parameter-became-\(new.isRequired ? "required" : "optional")", place) {
                $0.message = "\(place.text) is \(new.isRequired ? "now required" : "no longer required")."
                ($0.before, $0.after) = new.isRequired ? ("optional", "required") : ("required", "optional")
            }
        }
        compareLifecycle(old.deprecation, new.deprecation, at: place)
        compareDefaults(
            old.compared.defaultValue, new.compared.defaultValue, mayBeAbsent: !old.isRequired, at: place)
        if compareRepetition(old, new, at: place) { return }
        compareReserved(old, new, at: place)
        let isComparable = compareSerialization(
            (old.serialization, old.compared), (new.serialization, new.compared), names: (old.name, new.name),
            rule: "request-parameter-serialization-changed", at: place)
        if isComparable { compare(old.compared, new.compared, at: place) }
    }

    // MARK: Serialization

    /// - Parameter names: The names in messages.
    /// - Returns: Whether the values can be compared, because both have the same media type, or neither has a media
    ///   type.
    mutating func compareSerialization(
        _ old: (ValueSerialization, ValueDefinition), _ new: (ValueSerialization, ValueDefinition),
        names: (old: String, new: String), rule: String, at place: Place
    ) -> Bool {
        let form = wireForm(of: new.1.use.reference, in: self.new)
        let isAlike = form == wireForm(of: old.1.use.reference, in: self.old)
        // Values of different kinds, such as a list and an object, are always written in different forms. The change of
        // the form is a part of the change of type. Only the style `matrix` writes the name of a path parameter.
        guard old.0 != new.0 || names.old != names.new,
            isAlike || old.0.isContent || new.0.isContent
        else { return true }
        let before = form.text(of: old.0, name: names.old)
        let after = form.text(of: new.0, name: names.new)
        guard before != after else { return true }
        emit(rule, place) {
            $0.message = "\(place.text) has another form."
            ($0.before, $0.after) = (before, after)
        }
        return isAlike
    }

    /// Compares whether reserved characters such as `/` are sent unchanged in a query. A number has no such characters.
    private mutating func compareReserved(_ old: ParameterDefinition, _ new: ParameterDefinition, at place: Place) {
        guard old.allowsReserved != new.allowsReserved else { return }
        if case .scalar(let scalar) = form(of: new.compared.use.reference, in: self.new), !scalar.holdsText { return }
        emit("request-parameter-allow-reserved-\(new.allowsReserved ? "added" : "removed")", place) {
            $0.message =
                "\(place.text) \(new.allowsReserved ? "may" : "may no longer") contain reserved characters unencoded."
            ($0.before, $0.after) = ("\(old.allowsReserved)", "\(new.allowsReserved)")
        }
    }

    /// Compares a single value with a list of values under repeated names: `?a=x` is both.
    ///
    /// - Returns: Whether the parameters are a value and a list.
    private mutating func compareRepetition(
        _ old: ParameterDefinition, _ new: ParameterDefinition, at place: Place
    ) -> Bool {
        let (before, after) = (old.compared.use, new.compared.use)
        let isWidened: Bool
        switch (form(of: before.reference, in: self.old), form(of: after.reference, in: self.new)) {
        case (.list, .list): return false
        case (let value, .list(let element)):
            isWidened = true
            guard isRepetition(value, old, form(of: element, in: self.new), new) else { return false }
        case (.list(let element), let value):
            isWidened = false
            guard isRepetition(value, new, form(of: element, in: self.old), old) else { return false }
        default: return false
        }
        emit("request-parameter-type-\(isWidened ? "generalized" : "specialized")", place) { [oldText, newText] in
            $0.message = "\(place.text) may occur \(isWidened ? "several times" : "only once")."
            ($0.before, $0.after) = (oldText.type(before.reference), newText.type(after.reference))
        }
        compareItems(before, after, at: place)
        return true
    }

    private func isRepetition(
        _ value: ValueForm, _ single: ParameterDefinition, _ item: ValueForm, _ list: ParameterDefinition
    ) -> Bool {
        guard list.serialization == .style("form", explode: true), value.isSingle, value.isAlike(item),
            case .style("form", _) = single.serialization
        else { return false }
        let bounds = list.compared.use.constraints
        return bounds.minItems ?? 0 <= 1 && bounds.maxItems != 0
    }

    /// Compares the values of a parameter that is a list on one side.
    private mutating func compareItems(_ old: TypeUse, _ new: TypeUse, at place: Place) {
        func items(_ use: TypeUse, _ contract: Contract) -> TypeUse {
            guard case .list(let element) = form(of: use.reference, in: contract) else { return use }
            return TypeUse(element, constraints: use.constraints.element ?? ValueConstraints())
        }
        let (before, after) = (items(old, self.old), items(new, self.new))
        compareConstraints(before, after, at: place)
        if case .enumeration(let before) = form(of: before.reference, in: self.old),
            case .enumeration(let after) = form(of: after.reference, in: self.new)
        {
            compare(before, after, at: place)
        }
    }
}

extension ContractComparison.Place {
    fileprivate func parameter(_ parameter: ParameterDefinition) -> ContractComparison.Place {
        var place = inner(", \(parameter.place) parameter '\(parameter.name)'")
        place.subject = subject.part(.parameter(parameter.name, place: parameter.place))
        return place
    }
}

extension Contract {
    /// Whether the values of a parameter or header have their own Swift type.
    func hasOwnType(_ reference: TypeReference) -> Bool {
        switch reference {
        case .scalar, .json, .payload: return false
        case .array(let inner), .dictionary(let inner), .optional(let inner): return hasOwnType(inner)
        case .generic(let id, _), .definition(let id):
            if case .schema = self[id].origin { return false }
            return true
        }
    }
}

extension ParameterDefinition {
    /// The value. A parameter without a type is treated as any JSON.
    fileprivate var compared: ValueDefinition {
        value ?? ValueDefinition(use: TypeUse(.json), isNullable: false)
    }
}
