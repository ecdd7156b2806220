package import TemplateEngine

/// An enumeration with a payload for each variant.
package struct UnionView: KeyedView {
    package var heading: HeadingView
    package var access: String
    package var alternatives: [AlternativeView]
    package var catchAll: SwiftIdentifier
    /// The type `JSONValue`.
    package var json: SwiftTypeSpelling
    /// The type of the list of evidence: `[UnionVariant<Pet>]`.
    var evidenceType: SwiftTypeSpelling
    package var evidence: [EvidenceView]
    /// The arguments of the call that chooses the variant.
    package var choice: SwiftExpression
    var decoder: SwiftTypeSpelling
    var encoder: SwiftTypeSpelling
    /// The initializers from literals.
    var literals: [UnionLiteralView]

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .access: page.leaf(access)
        case .alternatives: page.views(alternatives)
        case .catchAll: page.leaf(catchAll.declared)
        case .catchAllMember: page.leaf(catchAll.member)
        case .json: page.leaf(json)
        case .evidenceType: page.leaf(evidenceType)
        case .evidence: page.views(evidence)
        case .encodings: page.views(encodings)
        case .arguments: page.leaf(choice)
        case .decoder: page.leaf(decoder)
        case .encoder: page.leaf(encoder)
        case .literals: page.views(literals)
        default: break
        }
    }

    /// The switches that encode the payload. One switch encodes all cases, if the compiler can check a switch of that
    /// size.
    private var encodings: [EncodingSwitchView] {
        let unnamed = AlternativeView(
            documentation: [], name: catchAll, type: json, isIndirect: false,
            encoding: SwiftExpression(trusted: "value.encode(to: encoder)"))
        let all = alternatives + [unnamed]
        let starts = stride(from: 0, to: all.count, by: EncodingSwitchView.caseLimit)
        return starts.map { start in
            let end = min(start + EncodingSwitchView.caseLimit, all.count)
            return EncodingSwitchView(alternatives: Array(all[start..<end]), isPart: end - start < all.count)
        }
    }
}

/// A switch that encodes the payload of some or all cases of a union.
struct EncodingSwitchView: KeyedView {
    /// The greatest number of cases in a switch. With many cases, the compiler cannot check that a switch is exhaustive
    /// (measured with Swift 6.3: 600 cases take 6 seconds, 1,500 fail).
    static let caseLimit = 256

    var alternatives: [AlternativeView]
    /// Whether other switches have the other cases.
    var isPart: Bool

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .alternatives: page.views(alternatives)
        case .isPart: page.flag(isPart)
        default: break
        }
    }
}

/// The case of one variant of a union, with the code that encodes its payload.
package struct AlternativeView: KeyedView {
    package var documentation: [DocCommentLine]
    package var name: SwiftIdentifier
    package var type: SwiftTypeSpelling
    /// Whether the payload is stored in a box, because it contains the union by value.
    var isIndirect: Bool
    /// The call that encodes the payload, which is in a helper type if it does not encode itself.
    var encoding: SwiftExpression

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(name.declared)
        case .member: page.leaf(name.member)
        case .type: page.leaf(type)
        case .indirect: page.flag(isIndirect)
        case .encoding: page.leaf(encoding)
        default: break
        }
    }
}

/// The initializer of a union from a literal.
struct UnionLiteralView: KeyedView {
    /// The protocol, such as `ExpressibleByStringLiteral`.
    var conformance: SwiftTypeSpelling
    var access: String
    /// The label of the initializer, such as `stringLiteral`.
    var label: String
    var type: SwiftTypeSpelling
    var member: SwiftIdentifier

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .access: page.leaf(access)
        case .label: page.leaf(label)
        case .type: page.leaf(type)
        case .member: page.leaf(member.member)
        default: break
        }
    }
}

/// The evidence for one variant: `.object(Pet.cat, required: ["lives"])`.
package struct EvidenceView: KeyedView {
    /// The method of `UnionVariant`: `object`.
    package var method: String
    /// The arguments, which are on one line or have a line each.
    package var arguments: [SwiftExpression]
    var isInline: Bool

    /// - Parameter indentation: The number of columns before the line.
    package init(method: String, arguments: [String], indentation: Int) {
        self.method = method
        let columns = arguments.reduce(0) { $0 + 2 + $1.utf8.count }
        let isInline = indentation + method.utf8.count + 2 + columns <= SourceLine.columnLimit
        let separator = isInline ? ", " : ","
        self.isInline = isInline
        self.arguments = arguments.enumerated().map { index, argument in
            SwiftExpression(trusted: index + 1 < arguments.count ? argument + separator : argument)
        }
    }

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .function: page.leaf(method)
        case .arguments: page.leaves(arguments)
        case .isInline: page.flag(isInline)
        default: break
        }
    }
}
