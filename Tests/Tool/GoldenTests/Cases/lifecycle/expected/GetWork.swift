// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum GetWork {
    /// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: the value decoded from `{}`.
        public var work: Work
        public var extra: Extra?

        public init(work: Work, extra: Extra? = nil) {
            self.work = work
            self.extra = extra
        }

        public enum CodingKeys: String, RecordKey {
            case work
            case extra
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.work] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            work = try fields.record(.work)
            extra = try fields.optional(.extra)
        }
    }
}

extension GetWork.Response200 {
    /// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
    public nonisolated struct Extra: DefensiveRecord, Hashable, Sendable {
        public var a: String?

        public init(a: String? = nil) {
            self.a = a
        }

        public enum CodingKeys: String, RecordKey {
            case a
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            a = try fields.optional(.a)
        }
    }
}
