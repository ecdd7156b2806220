import References

extension InlineRole {
    /// Returns the part of a name that the role adds, which may have several words.
    public func word(of owner: String?) -> String {
        switch self {
        case .property(let key): key == owner ? "Value" : key
        case .header(let key, _), .callback(let key): key
        case .parameter(let name, _): name
        case .element: "Item"
        case .value: "Value"
        case .branch(let index, let hint): hint ?? "Option\(index + 1)"
        case .base: "Base"
        case .requestBody: "Body"
        case .response(let status): "Response\(status)"
        case .content(let word, let place): "\(word) \(place.word(of: owner))"
        case .item(let place): "\(place.word(of: owner)) Item"
        }
    }

    /// The key after which the elements of an array and the values of a dictionary are named.
    public var key: String? {
        switch self {
        case .property(let key), .header(let key, _), .callback(let key): key
        case .parameter(let name, _): name
        case .element(let key), .value(let key): key
        case .branch(_, let hint): hint
        case .base, .requestBody, .response, .content, .item: nil
        }
    }

    /// The end of the pointer to a schema with this role. For an element or a value, the end lacks the key of a
    /// property, so it leads to an element or value of the owner itself.
    public var bareSuffix: String {
        switch self {
        case .element: "/items"
        case .value: "/additionalProperties"
        case .property, .branch, .base, .requestBody, .response, .parameter, .header, .callback, .content, .item:
            pointerSuffix
        }
    }

    /// The end of the pointer to a schema with this role, as far as the role determines it.
    public var pointerSuffix: String {
        switch self {
        case .property(let key): "/properties/\(JSONPointer.escaped(key))"
        case .element(let key): (key.map { "/properties/\(JSONPointer.escaped($0))" } ?? "") + "/items"
        case .value(let key):
            (key.map { "/properties/\(JSONPointer.escaped($0))" } ?? "") + "/additionalProperties"
        case .branch(let index, _): "/branches/\(index)"
        case .base: ""
        case .requestBody: "/requestBody"
        case .response(let status): "/responses/\(status)"
        case .parameter(let name, _): "/parameters/\(JSONPointer.escaped(name))"
        case .header(let name, let status):
            (status.map { "/responses/\($0)" } ?? "") + "/headers/\(JSONPointer.escaped(name))"
        case .content(let word, let place): "\(place.pointerSuffix)/content/\(JSONPointer.escaped(word))"
        case .item(let place): "\(place.pointerSuffix)/itemSchema"
        case .callback(let name): "/callbacks/\(JSONPointer.escaped(name))"
        }
    }
}
