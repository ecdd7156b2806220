/// Where a value stands: the key that leads to it, behind those that lead to what it is in.
final class TapePath {
    let parent: TapePath?
    private let step: Step

    private enum Step {
        case key(any CodingKey)
        /// The key of an element has a text, which is made when somebody asks.
        case element(Int)
    }

    init(_ parent: TapePath?, _ key: any CodingKey) {
        self.parent = parent
        step = .key(key)
    }

    /// Of an array's element.
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
