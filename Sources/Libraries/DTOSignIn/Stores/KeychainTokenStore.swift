#if canImport(Security)
    import Foundation
    import Security

    /// Stores tokens in the keychain of this device. The tokens are readable after the user has unlocked the device
    /// once since it started. A backup does not transfer the tokens to another device.
    ///
    /// On macOS, the app must be signed with an application identifier. If it is not, the keychain returns the status
    /// -34018, and the store throws `OAuthError.store`.
    public struct KeychainTokenStore: TokenStore {
        private let service, account: String

        /// Creates a store for a keychain item.
        ///
        /// - Parameters:
        ///   - service: The service of the keychain item, such as the bundle identifier of the app.
        ///   - account: The account of the keychain item. An app with several sessions uses an account for each
        ///     session.
        public init(service: String, account: String = "session") {
            self.service = service
            self.account = account
        }

        /// Reads the tokens. Returns nil if the keychain has no item for them.
        ///
        /// - Throws: `OAuthError.store` if the item cannot be read or does not contain tokens.
        public func load() throws -> OAuthTokens? {
            let query = query()
            query[kSecReturnData as String] = true
            query[kSecMatchLimit as String] = kSecMatchLimitOne
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            if status == errSecItemNotFound { return nil }
            guard status == errSecSuccess, let content = found as? Data else { throw Self.error("read", status) }
            guard let tokens = try? JSONDecoder().decode(OAuthTokens.self, from: content) else {
                throw OAuthError.store("the item in the keychain does not have the content that this library writes")
            }
            return tokens
        }

        /// Writes the tokens to the keychain. If the value is nil, removes the item.
        ///
        /// - Throws: `OAuthError.store` if the item cannot be written or removed.
        public func save(_ tokens: OAuthTokens?) throws {
            guard let tokens else {
                let status = SecItemDelete(query() as CFDictionary)
                if status != errSecSuccess, status != errSecItemNotFound { throw Self.error("removed", status) }
                return
            }
            guard let content = try? JSONEncoder().encode(tokens) else { throw Self.error("written", errSecParam) }
            let values = NSMutableDictionary()
            values[kSecValueData as String] = content
            values[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            var status = SecItemUpdate(query() as CFDictionary, values as CFDictionary)
            if status == errSecItemNotFound {
                values.addEntries(from: query() as? [AnyHashable: Any] ?? [:])
                status = SecItemAdd(values as CFDictionary, nil)
            }
            if status != errSecSuccess { throw Self.error("written", status) }
        }

        private func query() -> NSMutableDictionary {
            let query = NSMutableDictionary()
            query[kSecClass as String] = kSecClassGenericPassword
            // Without this key, macOS uses its older keychain, which does not support `kSecAttrAccessible`.
            query[kSecUseDataProtectionKeychain as String] = true
            query[kSecAttrService as String] = service
            query[kSecAttrAccount as String] = account
            return query
        }

        private static func error(_ verb: String, _ status: OSStatus) -> OAuthError {
            .store("the tokens in the keychain cannot be \(verb) (status \(status))")
        }
    }
#endif
