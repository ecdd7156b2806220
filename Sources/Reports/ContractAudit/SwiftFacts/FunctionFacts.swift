/// The facts about a function, an initializer or the getter of a property that an audit needs.
package struct FunctionFacts: Codable, Hashable, Sendable {
    /// The name of the function, `init` for an initializer, or the name of the property for a getter.
    package var name: String
    /// The type that contains the function, or nil for a function of the file.
    package var owner: String?
    package var parameters: [ParameterFacts] = []
    package var result: String?
    package var isStatic = false
    /// The access modifier, such as `public`. The value is nil without a modifier.
    package var access: String?
    /// Whether the function is the getter of a property.
    package var isGetter = false
    /// The types that are decoded from single-value containers, without `.self`.
    package var singleTypes: [String] = []
    /// Whether the function accepts null in the container.
    package var takesNull = false
    /// The calls that decode or encode a key.
    package var codings: [CodingFacts] = []
    package var assignments: [AssignmentFacts] = []
    package var calls: [CallFacts] = []
    /// The paths of URLs that the body names, such as `/works/{}` for `"/works/\(id)"`, sorted.
    package var routes: [String] = []
    /// The types that the body names: `Work.self`, `let work: Work`.
    package var named: [String] = []
    /// Paths that the body names, such as `dto.title`, sorted.
    package var paths: [String] = []
    /// The texts in patterns such as `case "…":`.
    package var patterns: [PatternFacts] = []
    /// The literals that the function returns.
    package var returned: [String] = []
    package var hasDefaultCase = false
    package var hasFallback = false
    package var throwsErrors = false
    package var place: SwiftPlace
    /// The line of the opening brace.
    package var openLine: Int
    package var lastLine: Int

    package init(name: String, owner: String?, place: SwiftPlace, lastLine: Int) {
        self.name = name
        self.owner = owner
        self.place = place
        openLine = place.line
        self.lastLine = lastLine
    }
}

/// A parameter of a function.
package struct ParameterFacts: Codable, Hashable, Sendable {
    /// The label, or `_` for a parameter without a label.
    package var label: String
    package var name: String
    package var type: String
    /// The text of the default argument.
    package var initial: String?
    /// Whether another parameter or a parenthesis is on the parameter's line.
    package var isInLine = false
    /// Whether the line contains nothing but the parameter.
    package var isAlone = false
    package var place: SwiftPlace

    package init(label: String, name: String, type: String, initial: String?, place: SwiftPlace) {
        self.label = label
        self.name = name
        self.type = type
        self.initial = initial
        self.place = place
    }
}

/// A call that decodes or encodes a key: `title = (try? values.decode(String.self, forKey: .title)) ?? ""`.
package struct CodingFacts: Codable, Hashable, Sendable {
    /// The function that is called: `decode`.
    package var call: String
    /// The variable whose function is called: the container. The value is nil if the base of the call is not a
    /// variable.
    package var container: String?
    /// The key, or nil if the code computes the key.
    package var key: String?
    /// Whether the key is a string instead of a case of an enumeration: `json["title"]`.
    package var isLiteral = false
    /// The type that the call names, without `.self`.
    package var type: String?
    /// The text after `??`, or of an argument with a label such as `default`.
    package var fallback: String?
    /// Whether the fallback is an argument of the call.
    package var hasDefault = false
    /// Whether the call has `try?` or is within a `do` with a `catch`.
    package var isForgiving = false
    /// The variable or property that gets the value, without `self.`.
    package var target: String?
    /// The function or operator through which the value passes: `URL`, `==`.
    package var wrapper: String?
    /// The text before the value in its line: `self.title =`. The text is nil if another line cannot replace this line,
    /// because the statement does not have its own line, or uses the value in another way.
    package var opening: String?
    /// The path that an encoder writes.
    package var written: String?
    package var place: SwiftPlace
    /// The last line of the function's outermost statement that contains the call.
    package var lastLine: Int
    /// Whether the call is in a nested statement. Code after that statement cannot use the variables of that statement.
    package var isNested = false
    /// Whether the variable with the value is passed on unchanged, and has no other use.
    package var isPassedOn = false

    package init(call: String, place: SwiftPlace) {
        self.call = call
        lastLine = place.line
        self.place = place
    }
}

/// An assignment: `work.title = dto.title`, `let title = dto.title`, or an operator such as `+=`.
package struct AssignmentFacts: Codable, Hashable, Sendable {
    package var target: String
    package var sources: [String]
    /// The value that is assigned if there is no other value: the text after `??`, or a literal.
    package var value: String?
    package var place: SwiftPlace
    /// The last line of the function's outermost statement that contains the assignment.
    package var lastLine: Int
    /// Whether the assignment is in a nested statement. Code after that statement cannot use the variables of that
    /// statement.
    package var isNested = false
    /// Whether the line also contains other code.
    package var sharesLine = false

    package init(target: String, sources: [String], value: String? = nil, place: SwiftPlace) {
        lastLine = place.line
        self.target = target
        self.sources = sources
        self.value = value
        self.place = place
    }
}

/// A call whose arguments name variables or properties.
package struct CallFacts: Codable, Hashable, Sendable {
    package struct Argument: Codable, Hashable, Sendable {
        /// The label, or `_` for an argument without a label.
        package var label: String
        package var sources: [String]
        /// The path, if the argument is only a path: `dto` or `dto.title`.
        package var whole: String?
        package var place: SwiftPlace

        package init(label: String, sources: [String], whole: String?, place: SwiftPlace) {
            self.label = label
            self.sources = sources
            self.whole = whole
            self.place = place
        }
    }

    package var callee: String
    package var arguments: [Argument]
    /// The possible keys among the arguments: `title` for `text(.title)`.
    package var keys: [String]
    package var place: SwiftPlace

    package init(callee: String, arguments: [Argument], keys: [String] = [], place: SwiftPlace) {
        self.callee = callee
        self.arguments = arguments
        self.keys = keys
        self.place = place
    }
}

extension CallFacts {
    package var sources: [String] { arguments.flatMap(\.sources) }
}

extension FunctionFacts {
    /// The names from which raw values are converted: `type` for `SupportedType(rawValue: type)`.
    package var rawSources: [String] {
        calls.flatMap(\.arguments).filter { $0.label == "rawValue" }.compactMap(\.whole)
            .map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
    }
}

/// A text that a `case` matches, and its result: `.paperback` for `case "Paperback": self = .paperback`.
package struct PatternFacts: Codable, Hashable, Sendable {
    package var text: String
    /// The text of the result, or nil if the result is not a literal.
    package var value: String?
    package var place: SwiftPlace

    package init(text: String, value: String? = nil, place: SwiftPlace) {
        self.text = text
        self.value = value
        self.place = place
    }
}
