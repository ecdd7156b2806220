/// Something that no release has, known by a text in its files.
struct ReleaseMark {
    enum Kind: Hashable {
        /// The switch for mock data, which release builds of `DTOClient` leave out with its name.
        case mockMode
        /// A module that is for tests alone.
        case module(String)
        /// A constant of the generated fixtures, or a file of mock data.
        case fixture(String)
    }

    var kind: Kind
    /// Without white space.
    var text: [UInt8]

    static let mockMode = ReleaseMark(kind: .mockMode, text: Array("app.networking.mockMode".utf8))

    /// The libraries of this repository that no app ships.
    static let testModules = ["DTOTesting", "DTOMockServer"]

    /// A module's name in the symbols of what it declares, and in what the Swift runtime knows of it, which is left when symbols are stripped.
    static func module(_ name: String) -> [ReleaseMark] {
        ["\(name.utf8.count)\(name)", "\0\(name)\0"].map { ReleaseMark(kind: .module(name), text: Array($0.utf8)) }
    }
}
