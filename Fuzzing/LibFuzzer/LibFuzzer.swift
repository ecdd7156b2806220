/// The driver of libFuzzer for programs that have a `main`.
public enum LibFuzzer {
    public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// - Parameter body: takes one input.
    /// - Returns: the status with which the program ends.
    public static func run(
        _ count: CInt, _ arguments: Arguments, _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt {
        var (count, arguments) = (count, arguments)
        return runDriver(&count, &arguments, body)
    }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<LibFuzzer.Arguments>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
