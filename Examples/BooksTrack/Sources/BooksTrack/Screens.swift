#if canImport(SwiftUI)
    import BooksTrackAPI
    public import SwiftUI

    /// The screen for search and details.
    public struct SearchScreen: View {
        @State private var model: SearchModel
        @State private var title = ""

        public init(model: SearchModel) {
            _model = State(initialValue: model)
        }

        public var body: some View {
            Form {
                TextField("Title", text: $title).onSubmit { Task { await model.search(title: title) } }
                switch model.state {
                case .idle: EmptyView()
                case .searching: ProgressView()
                case .found(let found):
                    ForEach(found.works, id: \.self) { Text($0.title) }
                    ForEach(found.authors, id: \.self) { Text("by \($0.name)") }
                case .empty: Text("No book was found.")
                case .failed(let error): Text(error.message)
                }
                // The differences between the response and the contract.
                ForEach(model.discrepancies, id: \.self) { Text($0).font(.footnote) }
            }
        }
    }

    /// The screen that shows the progress of an import.
    public struct ImportScreen: View {
        @State private var model: JobModel
        private let file: URL

        public init(model: JobModel, file: URL) {
            _model = State(initialValue: model)
            self.file = file
        }

        public var body: some View {
            Form {
                Button("Import") { Task { await model.importBooks(file) } }
                switch model.state {
                case .idle: EmptyView()
                case .running(let progress): ProgressView(value: progress)
                case .done: Text("Done.")
                case .failed(let message): Text(message)
                }
            }
        }
    }
#endif
