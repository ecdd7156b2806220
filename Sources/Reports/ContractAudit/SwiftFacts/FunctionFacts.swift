/// A function or an initialiser, with what its body says that an audit asks for.
package struct FunctionFacts: Codable, Hashable, Sendable {
    /// `init` for initialisers, the property's for what computes it.
    package var name: String
    /// The type that contains the function. Nil for a function of the file.
    package var owner: String?
    package var parameters: [ParameterFacts] = []
    package var result: String?
    package var isStatic = false
    /// `public`, where it says so.
    package var access: String?
    /// Whether it computes a property.
    package var isGetter = false
    /// The types that are decoded from a container of a single value, without `.self`.
    package var singleTypes: [String] = []
    /// Whether the function continues if the container has null.
    package var takesNull = false
    /// Calls that name a key: of decoders and encoders.
    package var codings: [CodingFacts] = []
    package var assignments: [AssignmentFacts] = []
    package var calls: [CallFacts] = []
    /// The paths of URLs that the body names, such as `/works/{}` for `"/works/\(id)"`, sorted.
    package var routes: [String] = []
    /// The types that the body names: `Work.self`, `let work: Work`.
    package var named: [String] = []
    /// Paths that the body names, such as `dto.title`, sorted.
    package var paths: [String] = []
    /// Texts of `case "…":`.
    package var patterns: [PatternFacts] = []
    /// Literals that it returns.
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

package struct ParameterFacts: Codable, Hashable, Sendable {
    /// `_` for none.
    package var label: String
    package var name: String
    package var type: String
    /// The text of its default.
    package var initial: String?
    /// Whether another one, or a parenthesis, is in its line.
    package var isInLine = false
    /// Whether its line has nothing but it.
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

/// `title = (try? values.decode(String.self, forKey: .title)) ?? ""`.
package struct CodingFacts: Codable, Hashable, Sendable {
    /// The function that is called: `decode`.
    package var call: String
    /// The variable whose function is called: the container. Nil if the base of the call is not a variable.
    package var container: String?
    /// The key. Nil if it is computed.
    package var key: String?
    /// Whether the key is a text of JSON, and no case of an enumeration: `json["title"]`.
    package var isLiteral = false
    /// The type that the call names, without `.self`.
    package var type: String?
    /// The text behind `??`, or of an argument that is called a default.
    package var fallback: String?
    /// Whether the call itself is given it.
    package var hasDefault = false
    /// `try?`, or within a `do` that catches.
    package var isForgiving = false
    /// The variable that takes the value, as it is spelled without `self.`.
    package var target: String?
    /// The function or operator through which the value passes: `URL`, `==`.
    package var wrapper: String?
    /// The text before the value in its line: `self.title =`. Nil if the statement has no line of its own or does
    /// something else with the value. Then another line cannot replace it.
    package var opening: String?
    /// The path that an encoder writes.
    package var written: String?
    package var place: SwiftPlace
    /// The last line of the function's statement that contains it.
    package var lastLine: Int
    /// Whether it is in a nested statement, whose names the function itself does not know.
    package var isNested = false
    /// Whether the variable that takes it is given to something as it is, and named nowhere else.
    package var isPassedOn = false

    package init(call: String, place: SwiftPlace) {
        self.call = call
        lastLine = place.line
        self.place = place
    }
}

/// `work.title = dto.title`, also of `let title = dto.title` and of operators such as `+=`.
package struct AssignmentFacts: Codable, Hashable, Sendable {
    package var target: String
    package var sources: [String]
    /// The value that is assigned if there is no other: the text behind `??`, or a literal.
    package var value: String?
    package var place: SwiftPlace
    /// The last line of the function's statement that contains it.
    package var lastLine: Int
    /// Whether it is in a nested statement, whose names the function itself does not know.
    package var isNested = false
    /// Whether its line has something else too.
    package var sharesLine = false

    package init(target: String, sources: [String], value: String? = nil, place: SwiftPlace) {
        lastLine = place.line
        self.target = target
        self.sources = sources
        self.value = value
        self.place = place
    }
}

/// A call with arguments that name something.
package struct CallFacts: Codable, Hashable, Sendable {
    package struct Argument: Codable, Hashable, Sendable {
        /// `_` for none.
        package var label: String
        package var sources: [String]
        /// The path, where the argument is nothing else.
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
    /// The possible keys: `title` of `text(.title)`.
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
    /// The sources of raw values: `type` of `SupportedType(rawValue: type)`.
    package var rawSources: [String] {
        calls.flatMap(\.arguments).filter { $0.label == "rawValue" }.compactMap(\.whole)
            .map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
    }
}

/// A text that a `case` names, and its result: `.paperback` of `case "Paperback": self = .paperback`.
package struct PatternFacts: Codable, Hashable, Sendable {
    package var text: String
    /// The text. Nil if it is not a literal.
    package var value: String?
    package var place: SwiftPlace

    package init(text: String, value: String? = nil, place: SwiftPlace) {
        self.text = text
        self.value = value
        self.place = place
    }
}
