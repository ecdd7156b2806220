/// The path of a value: the key that leads to it, and the path of the value that contains it.
final class TapePath {
    let parent: TapePath?
    private let step: Step

    private enum Step {
        case key(any CodingKey)
        /// The index of an element. The key's string is made only when it is needed.
        case element(Int)
    }

    init(_ parent: TapePath?, _ key: any CodingKey) {
        self.parent = parent
        step = .key(key)
    }

    /// Makes the path of an array's element.
    init(_ parent: TapePath?, element: Int) {
        self.parent = parent
        step = .element(element)
    }

    var key: any CodingKey {
        switch step {
        case .key(let key): key
        case .element(let index): TapeKey(index: index)
        }
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
