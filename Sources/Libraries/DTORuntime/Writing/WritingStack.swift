/// A stack of values. Swift checks each access to an array in a class while the program runs, so the stack is not an
/// array. The stack has no memory before the first value, because the stacks of most nested containers stay empty.
final class WritingStack<Element> {
    /// The memory, or nil while the capacity is zero.
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

    /// - Parameter count: The number of values that remain.
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
