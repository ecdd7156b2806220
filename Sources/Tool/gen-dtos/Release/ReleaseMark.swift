/// A text that must not be in the files of a release.
struct ReleaseMark {
    enum Kind: Hashable {
        /// The switch for mock data. Release builds of `DTOMocks` contain neither the switch nor its name.
        case mockMode
        /// A module that is only for tests.
        case module(String)
        /// A constant of the generated fixtures, or a file of mock data.
        case fixture(String)
    }

    var kind: Kind
    /// The text without white space.
    var text: [UInt8]

    static let mockMode = ReleaseMark(kind: .mockMode, text: Array("app.networking.mockMode".utf8))

    /// The libraries of this repository that an app must not contain.
    static let testModules = ["DTOTesting", "DTOMockServer"]

    /// Returns the forms of a module's name: in symbols, and in the metadata of the Swift runtime, which remain after
    /// symbols are stripped.
    static func module(_ name: String) -> [ReleaseMark] {
        ["\(name.utf8.count)\(name)", "\0\(name)\0"].map { ReleaseMark(kind: .module(name), text: Array($0.utf8)) }
    }
}
