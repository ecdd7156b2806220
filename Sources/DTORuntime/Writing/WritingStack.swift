/// Values of which the last one is taken first. An array would do, but each access to one that a class has is checked when the program runs.
final class WritingStack<Element> {
    private var elements: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 16

    init() {
        elements = .allocate(capacity: capacity)
    }

    deinit {
        elements.deinitialize(count: count)
        elements.deallocate()
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { elements[index] }
        set { elements[index] = newValue }
    }

    @inline(__always)
    func push(_ element: Element) {
        if count == capacity { grow() }
        (elements + count).initialize(to: element)
        count += 1
    }

    /// - Parameter count: How many stay.
    @inline(__always)
    func cut(to count: Int) {
        (elements + count).deinitialize(count: self.count - count)
        self.count = count
    }

    func prefix(_ length: Int) -> [Element] {
        (0..<min(length, count)).map { elements[$0] }
    }

    @inline(never)
    private func grow() {
        let former = elements
        elements = .allocate(capacity: 2 * capacity)
        elements.moveInitialize(from: former, count: count)
        former.deallocate()
        capacity *= 2
    }
}
