/// Values of which the last one is taken first. An array would do, but each access to one that a class has is checked when the program runs.
/// It has no memory before the first value: most nested containers have a writer whose stacks stay empty.
final class WritingStack<Element> {
    /// Nil while the capacity is zero.
    private var memory: UnsafeMutablePointer<Element>?
    private(set) var count = 0
    private var capacity = 0

    deinit {
        memory?.deinitialize(count: count)
        memory?.deallocate()
    }

    @inline(__always)
    private var elements: UnsafeMutablePointer<Element> { memory.unsafelyUnwrapped }

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
        guard count < self.count else { return }
        (elements + count).deinitialize(count: self.count - count)
        self.count = count
    }

    func prefix(_ length: Int) -> [Element] {
        (0..<min(length, count)).map { elements[$0] }
    }

    @inline(never)
    private func grow() {
        let former = memory
        capacity = max(4, 2 * capacity)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        if let former { larger.moveInitialize(from: former, count: count) }
        former?.deallocate()
        memory = larger
    }
}
