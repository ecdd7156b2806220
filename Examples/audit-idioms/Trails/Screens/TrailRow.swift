import SwiftUI

/// A row shows two values of a trail by intention.
private struct RowTexts {
    let title: String
    let detail: String
    let id: String

    init(_ trail: Trail) {
        title = trail.name
        detail = trail.surface?.rawValue ?? ""
        id = trail.id
    }
}

struct TrailRow: View {
    private let title: String
    private let isOpen: Bool
    private let identifier: String

    init(_ trail: Trail) {
        title = trail.name
        isOpen = trail.closed != true
        identifier = trail.id
    }

    var body: some View {
        Text(title)
    }
}

struct TrailScreen: View {
    let trail: StoredTrail
    let hiker: Hiker
    let conditions: Conditions

    var body: some View {
        VStack {
            Text(trail.id + trail.name + trail.type + (trail.extra ?? "") + (trail.surface ?? ""))
            Text("\(trail.difficulty) \(trail.links.count) \(trail.closed) \(trail.points.count)")
            Text("\(hiker.id) \(hiker.name ?? "") \(hiker.level ?? 0) \(hiker.since ?? "")")
            Text("\(conditions.temperature ?? 0) \(conditions.wind ?? 0) \(conditions.advice ?? "")")
            ForEach(trail.points) { Text("\($0.latitude) \($0.longitude) \($0.elevation ?? 0)") }
        }
    }
}
