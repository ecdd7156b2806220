import SwiftEmission
import TemplateEngine

/// The file with the protocol of one model and the functions that make, merge and compare models.
struct MapperView: KeyedView {
    struct Member: KeyedView {
        var documentation: [DocCommentLine]
        var name, type: String

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .documentation: page.leaves(documentation)
            case .name: page.leaf(name)
            case .type: page.leaf(type)
            default: break
            }
        }
    }

    /// The protocol through which the functions read deprecated properties without a warning.
    struct Deprecated: KeyedView {
        var documentation: [DocCommentLine]
        var name, record: String
        var members: [SwiftExpression]

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .documentation: page.leaves(documentation)
            case .name: page.leaf(name)
            case .type: page.leaf(record)
            case .members: page.leaves(members)
            default: break
            }
        }
    }

    /// The function that decides whether a model and a record represent one thing.
    struct Same: KeyedView {
        var documentation: [DocCommentLine]
        var signature: String
        var lines: [SwiftExpression]

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .documentation: page.leaves(documentation)
            case .function: page.leaf(signature)
            case .elements: page.leaves(lines)
            default: break
            }
        }
    }

    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var documentation: [DocCommentLine]
    var name, conformance: String
    var members: [Member]
    /// The requirements for the functions of the model: conversions and merge policies.
    var functions: [SwiftExpression]
    /// The protocol for deprecated properties.
    var deprecated: Deprecated?
    var model: String
    var mapDocumentation: [DocCommentLine]
    var map, creation: String
    var assignments: [SwiftExpression]
    var result: String
    var mergeDocumentation: [DocCommentLine]
    var merge: [SwiftExpression]
    var merges: [SwiftExpression]
    var same: Same?

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .imports: page.leaves(imports)
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(name)
        case .conformance: page.leaf(conformance)
        case .members: page.views(members)
        case .requirements: page.leaves(functions)
        case .model: page.leaf(model)
        case .mapDocumentation: page.leaves(mapDocumentation)
        case .map: page.leaf(map)
        case .initial: page.leaf(creation)
        case .assignments: page.leaves(assignments)
        case .target: page.leaf(result)
        case .mergeDocumentation: page.leaves(mergeDocumentation)
        case .merge: page.leaves(merge)
        case .merges: page.leaves(merges)
        case .deprecation: if let deprecated { page.view(deprecated) } else { page.flag(false) }
        case .same: if let same { page.view(same) } else { page.flag(false) }
        default: break
        }
    }
}

/// The file that maps one enumeration.
struct EnumerationMapView: KeyedView {
    struct Case: KeyedView {
        var name, member: String

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .name: page.leaf(name)
            case .member: page.leaf(member)
            default: break
            }
        }
    }

    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var documentation: [DocCommentLine]
    var model, source: String
    var cases: [Case]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .imports: page.leaves(imports)
        case .documentation: page.leaves(documentation)
        case .model: page.leaf(model)
        case .type: page.leaf(source)
        case .cases: page.views(cases)
        default: break
        }
    }
}

/// The file with a model class for SwiftData.
struct StoredModelView: KeyedView {
    struct Member: KeyedView {
        var documentation: [DocCommentLine]
        /// An attribute of SwiftData, such as `@Attribute(.unique)`.
        var attribute: SwiftExpression?
        var declaration: String

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .documentation: page.leaves(documentation)
            case .storage: page.leaves(attribute.map { [$0] } ?? [])
            case .declaration: page.leaf(declaration)
            default: break
            }
        }
    }

    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var documentation: [DocCommentLine]
    var model: String
    var members: [Member]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .imports: page.leaves(imports)
        case .documentation: page.leaves(documentation)
        case .model: page.leaf(model)
        case .members: page.views(members)
        default: break
        }
    }
}
