package import ContractModel

/// The Swift names of the parts of a contract in the output of gen-dtos.
package struct OwnSpelling: Sendable {
    /// A method of the client.
    package struct Call: Sendable {
        /// The names from the client to the method: `api`, `orders`, `get`.
        package var path: [String]
        package var parameters: [(label: String, isRequired: Bool)]

        package init(path: [String], parameters: [(label: String, isRequired: Bool)]) {
            self.path = path
            self.parameters = parameters
        }

        /// Returns the labels of a call: the labels of the required parameters, and the labels of optional parameters
        /// that the former call has.
        func labels(_ former: [String] = []) -> [String] {
            let former = Set(former.map(\.plainWord))
            return parameters.filter { $0.isRequired || former.contains($0.label.plainWord) }.map(\.label)
        }

        /// Returns the call that replaces a former call with these labels: `api.getOrder(id:)`.
        func text(_ former: [String] = []) -> String {
            path.joined(separator: ".") + "(" + labels(former).map { $0 + ":" }.joined() + ")"
        }
    }

    /// The name of the client's type.
    package var client: String
    package var types: [TypeID: String] = [:]
    /// Maps each type to a map from the keys of its properties, or the values of its cases, to their Swift names.
    package var members: [TypeID: [String: String]] = [:]
    /// Maps the type of each operation to the client's method.
    package var calls: [TypeID: Call] = [:]

    package init(client: String) {
        self.client = client
    }

    /// Adds the names of the members of a definition.
    ///
    /// - Parameter names: The names in the order of the properties or cases.
    package mutating func add(_ names: [String], of definition: TypeDefinition) {
        let keys: [String?]
        switch definition.shape {
        case .record(let shape): keys = shape.properties.map(\.key)
        case .envelope(let shape): keys = shape.properties.map(\.key)
        case .enumeration(let shape): keys = shape.cases.map(\.value.word)
        case .outcome, .alias, .union, .namespace: keys = []
        }
        for (key, name) in zip(keys, names) { if let key { members[definition.id, default: [:]][key] = name } }
    }
}
