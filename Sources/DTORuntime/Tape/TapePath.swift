/// Where a value stands: the key that leads to it, behind those that lead to what it is in.
final class TapePath {
    let parent: TapePath?
    let key: any CodingKey

    init(_ parent: TapePath?, _ key: any CodingKey) {
        self.parent = parent
        self.key = key
    }

    var keys: [any CodingKey] {
        var keys: [any CodingKey] = []
        var place: TapePath? = self
        while let path = place {
            keys.append(path.key)
            place = path.parent
        }
        return keys.reversed()
    }
}

extension TapePath? {
    var keys: [any CodingKey] { self?.keys ?? [] }
}
