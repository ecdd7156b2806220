// The part of Apple's CryptoKit that the sources use. Nothing here ever runs.
public import Foundation

public protocol HashFunction {
    associatedtype Digest: Sequence<UInt8>
    init()
    mutating func update<Bytes: DataProtocol>(data: Bytes)
    func finalize() -> Digest
}

public struct SHA256: HashFunction, Sendable {
    public init() {}
    public mutating func update<Bytes: DataProtocol>(data: Bytes) {}
    public func finalize() -> [UInt8] { [] }
}

public struct SHA512: HashFunction, Sendable {
    public init() {}
    public mutating func update<Bytes: DataProtocol>(data: Bytes) {}
    public func finalize() -> [UInt8] { [] }
}

public enum Insecure {
    public struct MD5: HashFunction, Sendable {
        public init() {}
        public mutating func update<Bytes: DataProtocol>(data: Bytes) {}
        public func finalize() -> [UInt8] { [] }
    }
}
