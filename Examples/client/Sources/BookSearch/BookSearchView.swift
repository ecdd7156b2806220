#if canImport(SwiftUI)
    import BooksTrackAPI
    import BooksTrackAPIMocks
    import DTOClient
    import DTOMocks
    public import SwiftUI

    public struct BookSearchView: View {
        @State private var model: BookSearchModel
        @State private var isbn = ""

        public init(model: BookSearchModel) {
            _model = State(initialValue: model)
        }

        public var body: some View {
            Form {
                TextField("ISBN", text: $isbn).onSubmit { Task { await model.search(isbn: isbn) } }
                switch model.state {
                case .idle: EmptyView()
                case .searching: ProgressView()
                case .found(let works): ForEach(works, id: \.self) { Text($0.title) }
                case .empty: Text("No book has this ISBN.")
                case .failed(let error): Text(error.message)
                }
            }
        }
    }

    #Preview {
        BookSearchView(model: BookSearchModel(api: .mock(.success, delay: .zero)))
    }
#endif
