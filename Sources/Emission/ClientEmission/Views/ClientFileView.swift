import SwiftEmission
import TemplateEngine

/// A file of a client.
struct ClientFileView: KeyedView {
    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var parts: [Part]

    /// A part at the top level of a file.
    enum Part: KeyedView {
        case client(ClientView)
        case globals(GlobalsView)
        case group(GroupView)
        case schemes(SchemesView)
        case operation(OperationView)
        case job(JobView)
        case output(OutputView)
        case failures(FailuresView)
        case content(ContentView)
        case headers(HeadersView)
        case pages(PagesView)
        case events(EventsView)
        case items(EventsView)
        case form(MultipartView)
        case method(MethodView)
        case conformance(ConformanceView)
        case declaration(DeclarationView)

        /// Shows one section for each kind. Exactly one of them has content.
        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .client: if case .client(let view) = self { page.view(view) } else { page.flag(false) }
            case .globals: if case .globals(let view) = self { page.view(view) } else { page.flag(false) }
            case .group: if case .group(let view) = self { page.view(view) } else { page.flag(false) }
            case .schemes: if case .schemes(let view) = self { page.view(view) } else { page.flag(false) }
            case .operation: if case .operation(let view) = self { page.view(view) } else { page.flag(false) }
            case .output: if case .output(let view) = self { page.view(view) } else { page.flag(false) }
            case .failures: if case .failures(let view) = self { page.view(view) } else { page.flag(false) }
            case .content: if case .content(let view) = self { page.view(view) } else { page.flag(false) }
            case .headers: if case .headers(let view) = self { page.view(view) } else { page.flag(false) }
            case .pages: if case .pages(let view) = self { page.view(view) } else { page.flag(false) }
            case .events: if case .events(let view) = self { page.view(view) } else { page.flag(false) }
            case .items: if case .items(let view) = self { page.view(view) } else { page.flag(false) }
            case .job: if case .job(let view) = self { page.view(view) } else { page.flag(false) }
            case .form: if case .form(let view) = self { page.view(view) } else { page.flag(false) }
            case .method: if case .method(let view) = self { page.view(view) } else { page.flag(false) }
            case .conformance: if case .conformance(let view) = self { page.view(view) } else { page.flag(false) }
            case .declaration: if case .declaration(let view) = self { page.view(view) } else { page.flag(false) }
            default: break
            }
        }
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .hasImports: page.flag(!imports.isEmpty)
        case .imports: page.leaves(imports)
        case .parts: page.views(parts)
        default: break
        }
    }
}
