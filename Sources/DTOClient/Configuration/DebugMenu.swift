import DTORuntime

/// What a debug menu shows and changes, without anything of a screen.
public final class DebugMenuModel: Sendable {
    public let config: AppConfig
    private let entries = Guarded([LogEntry]())
    private static let limit = 200

    public init(config: AppConfig = .shared) {
        self.config = config
    }

    public var isMockModeOn: Bool {
        get { config.mockMode }
        set { config.mockMode = newValue }
    }

    /// The last attempts, newest first.
    public var recentEntries: [LogEntry] { entries.withLock { $0.reversed() } }

    /// For `AttemptLog`.
    public func add(_ entry: LogEntry) {
        entries.withLock { entries in
            entries.append(entry)
            if entries.count > Self.limit { entries.removeFirst() }
        }
    }

    public func clear() {
        entries.withLock { $0 = [] }
    }
}

#if canImport(SwiftUI) && DEBUG
    public import SwiftUI

    /// A list of recent calls, and the switch for mock data.
    @MainActor
    public struct DebugMenu: View {
        private let model: DebugMenuModel
        @State private var isMockModeOn: Bool
        @State private var entries: [LogEntry] = []

        public init(model: DebugMenuModel) {
            self.model = model
            _isMockModeOn = State(initialValue: model.isMockModeOn)
        }

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
