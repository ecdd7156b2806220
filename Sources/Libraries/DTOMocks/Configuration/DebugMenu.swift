public import DTOClient
import DTORuntime

/// The data of a debug menu. `DebugMenu` is the SwiftUI view for it.
public final class DebugMenuModel: Sendable {
    /// The configuration that the menu changes.
    public let config: AppConfig
    private let entries = Guarded([LogEntry]())
    private static let limit = 200

    /// Creates a model without log entries.
    public init(config: AppConfig = .shared) {
        self.config = config
    }

    /// Whether new clients respond with mock data.
    public var isMockModeOn: Bool {
        get { config.mockMode }
        set { config.mockMode = newValue }
    }

    /// The last log entries, newest first. At most 200 entries are kept.
    public var recentEntries: [LogEntry] { entries.withLock { $0.reversed() } }

    /// Adds a log entry. An app passes this function to `AttemptLog`.
    public func add(_ entry: LogEntry) {
        entries.withLock { entries in
            entries.append(entry)
            if entries.count > Self.limit { entries.removeFirst() }
        }
    }

    /// Removes all log entries.
    public func clear() {
        entries.withLock { $0 = [] }
    }
}

#if canImport(SwiftUI) && DEBUG
    public import SwiftUI

    /// A view with the recent calls and a switch for mock data.
    @MainActor
    public struct DebugMenu: View {
        private let model: DebugMenuModel
        @State private var isMockModeOn: Bool
        @State private var entries: [LogEntry] = []

        /// Creates the view for a model.
        public init(model: DebugMenuModel) {
            self.model = model
            _isMockModeOn = State(initialValue: model.isMockModeOn)
        }

        /// The content of the view.
        public var body: some View {
            List {
                Toggle("Mock data", isOn: $isMockModeOn)
                Section("Recent calls") {
                    ForEach(entries.indices, id: \.self) { Text(entries[$0].description).font(.footnote) }
                }
            }
            .onAppear { entries = model.recentEntries }
            .onChange(of: isMockModeOn) { value in model.isMockModeOn = value }
        }
    }
#endif
