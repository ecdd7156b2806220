// The part of Security that the libraries use, with the types that Swift's importer gives it. The names of the
// toolchain for Linux replace the types of Core Foundation, to which Apple's classes can be converted. Nothing here
// ever runs.
@_exported import Foundation
@_exported import FoundationNetworking

/// The body of a function for which no simple result exists. The stub is type-checked and never linked, so nothing
/// calls the function.
private func neverRuns() -> Never { fatalError("The stub of Security is type-checked and never runs.") }

public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecItemNotFound: OSStatus = -25300

public var kSecClass: CFString { NSString() }
public var kSecClassGenericPassword: CFString { NSString() }
public var kSecUseDataProtectionKeychain: CFString { NSString() }
public var kSecAttrService: CFString { NSString() }
public var kSecAttrAccount: CFString { NSString() }
public var kSecAttrAccessible: CFString { NSString() }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { NSString() }
public var kSecValueData: CFString { NSString() }
public var kSecReturnData: CFString { NSString() }
public var kSecMatchLimit: CFString { NSString() }
public var kSecMatchLimitOne: CFString { NSString() }

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    neverRuns()
}
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    neverRuns()
}
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { neverRuns() }
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { neverRuns() }

public final class SecTrust {}
public final class SecKey {}
public final class SecCertificate {}
public final class SecIdentity {}
public typealias CFError = NSError

public var kSecAttrKeyType: CFString { NSString() }
public var kSecAttrKeySizeInBits: CFString { NSString() }
public var kSecAttrKeyTypeRSA: CFString { NSString() }
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { NSString() }

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    neverRuns()
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> NSArray? { neverRuns() }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { neverRuns() }
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
    -> NSData?
{ neverRuns() }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { neverRuns() }

// Foundation of Apple's platforms has these declarations.
public let NSURLAuthenticationMethodServerTrust = ""
public let NSURLAuthenticationMethodClientCertificate = ""

extension URLProtectionSpace {
    public var serverTrust: SecTrust? { neverRuns() }
}

extension URLCredential {
    public convenience init(trust: SecTrust) { neverRuns() }
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence) {
        neverRuns()
    }
}
