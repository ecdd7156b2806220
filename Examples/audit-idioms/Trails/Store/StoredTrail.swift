import Foundation
import SwiftData

@Model
final class StoredTrail {
    var id: String
    var name: String
    var type: String
    var difficulty: Int
    var links: [String: URL] = [:]
    var extra: String?
    var surface: String?
    var points: [StoredPoint] = []
    var closed = false
    var isFavourite = false

    init(id: String, name: String, type: String, difficulty: Int) {
        self.id = id
        self.name = name
        self.type = type
        self.difficulty = difficulty
    }

    func add(_ point: Point) {
        points.append(StoredPoint(latitude: point.latitude, longitude: point.longitude, elevation: point.elevation))
    }
}

@Model
final class StoredPoint {
    var latitude: Double
    var longitude: Double
    var elevation: Double?

    init(latitude: Double, longitude: Double, elevation: Double?) {
        self.latitude = latitude
        self.longitude = longitude
        self.elevation = elevation
    }
}

struct TrailStore {
    func make(of trail: Trail) -> StoredTrail {
        let stored = StoredTrail(
            id: trail.id, name: trail.name, type: trail.type.rawValue, difficulty: trail.difficulty.rawValue)
        update(stored, with: trail)
        return stored
    }

    func update(_ stored: StoredTrail, with trail: Trail) {
        stored.id = trail.id
        stored.name = trail.name
        stored.type = trail.type.rawValue
        stored.difficulty = trail.difficulty.rawValue
        for (name, link) in trail.links { stored.links[name] = link }
        stored.setValue(trail.extra?.season, forKey: "extra")
        if let surface = trail.surface { stored.surface = surface.rawValue }
        trail.points.forEach { stored.add($0) }
        if stored.closed, trail.closed == false { stored.closed = false }
    }

    /// A use: it is about the name alone.
    func rename(_ stored: StoredTrail, as trail: Trail) {
        guard stored.id == trail.id, trail.closed != true else { return }
        stored.name = trail.name
    }
}
