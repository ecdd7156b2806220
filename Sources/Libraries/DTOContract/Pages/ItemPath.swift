/// A path that selects one item of a list: `/books/{id}` for `/books`. Either path may end with a slash.
package struct ItemPath {
    /// The path of the list, without a slash at the end.
    package let list: Substring
    /// The name of the parameter.
    package let parameter: String

    /// Returns nil unless the last segment is exactly one parameter, such as `{id}`.
    package init?(_ path: String) {
        let path = Self.withoutSlash(path)
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let last = path[slash...].dropFirst()
        guard last.hasPrefix("{"), last.hasSuffix("}"), !last.dropFirst().contains("{") else { return nil }
        (list, parameter) = (path[..<slash], String(last.dropFirst().dropLast()))
    }

    package static func withoutSlash(_ path: String) -> Substring {
        path.hasSuffix("/") ? path.dropLast() : path[...]
    }
}
