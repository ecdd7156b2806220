import SwiftEmission
import TemplateEngine

/// The struct of a body's parts, in an extension of its operation.
struct MultipartView: KeyedView {
    var beginning: NestedTypeView
    var properties: [PropertyView]
    var parameters: [ParameterView]
    var parametersAreInline: Bool
    /// The type `MultipartForm`.
    var encoder: SwiftTypeSpelling
    /// The calls that encode, one for each part.
    var encodings: [CallView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .properties: page.views(properties)
        case .hasParameters: page.flag(!parameters.isEmpty)
        case .isInline: page.flag(parametersAreInline)
        case .parameters: page.views(parameters)
        case .encoder: page.leaf(encoder)
        case .encodings: page.views(encodings)
        default: beginning.show(key, on: &page)
        }
    }
}
