import Foundation

/// Decompresses data in the formats of RFC 1950 to 1952.
struct Inflate {
    /// The reason why data cannot be decompressed.
    enum Fault: Error {
        /// The data is not in the format.
        case invalid
        /// The result has more bytes than the limit.
        case tooLarge
    }

    private let input: [UInt8]
    private let limit: Int
    private var position: Int
    private var bits = 0
    private var bitCount = 0
    private var output: [UInt8] = []

    private init(_ input: [UInt8], from position: Int, limit: Int) {
        self.input = input
        self.position = position
        self.limit = limit
    }

    /// Decompresses `gzip` (RFC 1952). The data consists of one or more members, which are joined.
    ///
    /// - Parameter limit: The greatest number of bytes in the result.
    static func gzip(_ data: Data, limit: Int) throws(Fault) -> Data {
        let bytes = [UInt8](data)
        var (result, position) = (Data(), 0)
        repeat {
            position = try endOfHeader(bytes[position...])
            var member = Inflate(bytes, from: position, limit: limit - result.count)
            try member.readBlocks()
            let (checksum, size) = (try member.number(), try member.number())
            guard checksum == Checksum.crc32(member.output), size == UInt32(truncatingIfNeeded: member.output.count)
            else { throw .invalid }
            result += member.output
            position = member.position
        } while position < bytes.count
        return result
    }

    /// Returns the index after the header of a member.
    private static func endOfHeader(_ bytes: ArraySlice<UInt8>) throws(Fault) -> Int {
        let start = bytes.startIndex
        guard bytes.count >= 18, bytes.starts(with: [0x1F, 0x8B, 8]) else { throw .invalid }
        let flags = bytes[start + 3]
        // A bit that RFC 1952 reserves may mean another field. In this case, the data would begin at another position.
        guard flags & 0xE0 == 0 else { throw .invalid }
        var position = start + 10
        if flags & 4 != 0 { position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8 }
        // The header may contain the name of a file and a comment. Both end with a zero.
        for flag: UInt8 in [8, 16] where flags & flag != 0 {
            guard position < bytes.endIndex, let end = bytes[position...].firstIndex(of: 0) else { throw .invalid }
            position = end + 1
        }
        return flags & 2 != 0 ? position + 2 : position
    }

    /// Decompresses `deflate`. HTTP defines it as the format of RFC 1950, but some clients send the format of RFC
    /// 1951.
    static func deflate(_ data: Data, limit: Int) throws(Fault) -> Data {
        let bytes = [UInt8](data)
        guard bytes.count >= 2 else { throw .invalid }
        let isWrapped = bytes[0] & 15 == 8 && (Int(bytes[0]) << 8 + Int(bytes[1])).isMultiple(of: 31)
        var inflate = Inflate(bytes, from: isWrapped ? 2 : 0, limit: limit)
        try inflate.readBlocks()
        // Unlike all other numbers, this number has its highest byte first.
        if isWrapped, try inflate.number().byteSwapped != Checksum.adler32(inflate.output) { throw .invalid }
        guard inflate.position == bytes.count else { throw .invalid }
        return Data(inflate.output)
    }

    private mutating func readBlocks() throws(Fault) {
        while true {
            let isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored()
            case 1: try decode(Self.fixedLengths, Self.fixedDistances)
            case 2:
                let (lengths, distances) = try codes()
                try decode(lengths, distances)
            default: throw .invalid
            }
            if isLast { return }
        }
    }

    // MARK: Bits

    private mutating func take(_ count: Int) throws(Fault) -> Int {
        while bitCount < count {
            guard position < input.count else { throw .invalid }
            bits |= Int(input[position]) << bitCount
            position += 1
            bitCount += 8
        }
        defer {
            bits >>= count
            bitCount -= count
        }
        return bits & (1 << count - 1)
    }

    /// Reads four whole bytes after the blocks, with the lowest byte first.
    private mutating func number() throws(Fault) -> UInt32 {
        (bits, bitCount) = (0, 0)
        guard position + 4 <= input.count else { throw .invalid }
        defer { position += 4 }
        return input[position..<position + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private mutating func add(_ byte: UInt8) throws(Fault) {
        guard output.count < limit else { throw .tooLarge }
        output.append(byte)
    }

    // MARK: Blocks

    private mutating func copyStored() throws(Fault) {
        (bits, bitCount) = (0, 0)
        let count = try take(16)
        guard try take(16) == count ^ 0xFFFF, position + count <= input.count else { throw .invalid }
        guard output.count + count <= limit else { throw .tooLarge }
        output += input[position..<position + count]
        position += count
    }

    private mutating func decode(_ lengths: Code, _ distances: Code) throws(Fault) {
        while true {
            let symbol = try self.symbol(lengths)
            if symbol == 256 { return }
            if symbol < 256 {
                try add(UInt8(symbol))
                continue
            }
            guard symbol - 257 < Self.lengths.count else { throw .invalid }
            let (length, lengthBits) = Self.lengths[symbol - 257]
            let count = length + (try take(lengthBits))
            let code = try self.symbol(distances)
            guard code < Self.distances.count else { throw .invalid }
            let (start, distanceBits) = Self.distances[code]
            let distance = start + (try take(distanceBits))
            guard distance <= output.count else { throw .invalid }
            for _ in 0..<count { try add(output[output.count - distance]) }
        }
    }

    /// Reads the two codes of a block (RFC 1951 section 3.2.7).
    private mutating func codes() throws(Fault) -> (lengths: Code, distances: Code) {
        let (lengthCount, distanceCount) = (try take(5) + 257, try take(5) + 1)
        let count = try take(4) + 4
        var sizes = Array(repeating: 0, count: 19)
        for index in Self.order.prefix(count) { sizes[index] = try take(3) }
        let code = Code(sizes)
        var all: [Int] = []
        while all.count < lengthCount + distanceCount {
            let symbol = try self.symbol(code)
            switch symbol {
            case 16:
                guard let last = all.last else { throw .invalid }
                all += Array(repeating: last, count: 3 + (try take(2)))
            case 17: all += Array(repeating: 0, count: 3 + (try take(3)))
            case 18: all += Array(repeating: 0, count: 11 + (try take(7)))
            default: all.append(symbol)
            }
        }
        guard all.count == lengthCount + distanceCount else { throw .invalid }
        return (Code(Array(all[..<lengthCount])), Code(Array(all[lengthCount...])))
    }

    // MARK: Codes

    /// A Huffman code (RFC 1951 section 3.2.2): the number of codes of each size, and the symbols in their order.
    private struct Code {
        var counts = Array(repeating: 0, count: 16)
        var symbols: [Int]

        init(_ sizes: [Int]) {
            for size in sizes { counts[size] += 1 }
            counts[0] = 0
            symbols = sizes.indices.filter { sizes[$0] > 0 }.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
        }
    }

    private mutating func symbol(_ code: Code) throws(Fault) -> Int {
        var (value, first, index) = (0, 0, 0)
        for size in 1..<16 {
            value |= try take(1)
            let count = code.counts[size]
            if value - first < count {
                guard code.symbols.indices.contains(index + value - first) else { throw .invalid }
                return code.symbols[index + value - first]
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw .invalid
    }

    private static let fixedLengths = Code(
        (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Code(Array(repeating: 5, count: 30))
    /// The order in which a block contains the lengths of the codes for lengths (RFC 1951 section 3.2.7).
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static let lengths: [(Int, Int)] = {
        var lengths = (0..<8).map { ($0 + 3, 0) }
        for bits in 1...5 { for step in 0..<4 { lengths.append((3 + (4 + step) << bits, bits)) } }
        // The last symbol means the greatest length, 258.
        return lengths + [(258, 0)]
    }()

    private static let distances: [(Int, Int)] = {
        var distances = (0..<4).map { ($0 + 1, 0) }
        for bits in 1...13 { for step in 0..<2 { distances.append((1 + (2 + step) << bits, bits)) } }
        return distances
    }()
}
