#if canImport(SwiftUI)
    public import DTOClient
    public import SwiftUI

    /// A view that shows the value of a query, and loads the value when the view appears.
    ///
    ///     QueryView(query) { found in List(found.works, id: \.title) { Text($0.title) } }
    ///
    /// While the value is loaded again, the older value is visible. In a list, the user can pull to refresh.
    public struct QueryView<Value: Sendable, Content: View, Loading: View, Failed: View>: View {
        @ObservedObject private var query: Query<Value>
        private let content: (Value) -> Content
        private let loading: () -> Loading
        private let failed: (any Error) -> Failed

        /// Creates a view for a query.
        ///
        /// - Parameters:
        ///   - content: Returns the view for a value.
        ///   - loading: Returns the view before the first value is loaded.
        ///   - failed: Returns the view for an error if no value is loaded.
        public init(
            _ query: Query<Value>, @ViewBuilder content: @escaping (Value) -> Content,
            @ViewBuilder loading: @escaping () -> Loading,
            @ViewBuilder failed: @escaping (any Error) -> Failed
        ) {
            self.query = query
            self.content = content
            self.loading = loading
            self.failed = failed
        }

        /// The content of the view.
        public var body: some View {
            Group {
                switch query.state {
                case .loading: loading()
                case .loaded(let value), .stale(let value, _): content(value)
                case .failed(let error): failed(error)
                }
            }
            .task(id: ObjectIdentifier(query)) { await query.load() }
            .refreshable { await query.refresh() }
        }
    }

    extension QueryView where Loading == ProgressView<EmptyView, EmptyView>, Failed == RetryView {
        /// Creates a view that shows progress before the first value, and an error with a button to try again.
        public init(_ query: Query<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
            self.init(query, content: content) {
                ProgressView()
            } failed: { error in
                RetryView(error) { await query.refresh() }
            }
        }
    }

    /// A view with an error and a button to try again.
    public struct RetryView: View {
        private let presentation: ErrorPresentation
        private let retry: @MainActor @Sendable () async -> Void

        /// Creates a view for an error.
        ///
        /// - Parameters:
        ///   - error: The error to show.
        ///   - retry: The action of the button.
        public init(_ error: any Error, retry: @escaping @MainActor @Sendable () async -> Void) {
            presentation = ErrorPresentation(error)
            self.retry = retry
        }

        /// The content of the view.
        public var body: some View {
            VStack {
                Text(presentation.title)
                Text(presentation.message).font(.footnote)
                Button("Try again") { Task { await retry() } }
            }
        }
    }

    /// The last row of a list. The row loads the next page when it appears, and shows progress or an error.
    public struct LoadMoreView<Item: Sendable>: View {
        @ObservedObject private var query: PagedQuery<Item>

        /// Creates the last row for a list.
        public init(_ query: PagedQuery<Item>) {
            self.query = query
        }

        /// The content of the view, which is empty after the last page.
        public var body: some View {
            if let error = query.error {
                RetryView(error) { await query.loadMore() }
            } else if query.hasMore {
                ProgressView().task(id: query.items.state.value?.count) { await query.loadMore() }
            }
        }
    }
#endif
