// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum PostsIndex {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `[]`.
        public var data: [PostResource]
        /// Missing or null: the value decoded from `{}`.
        public var links: Links
        /// Missing or null: the value decoded from `{}`.
        public var meta: Meta

        public init(data: [PostResource] = [], links: Links, meta: Meta) {
            self.data = data
            self.links = links
            self.meta = meta
        }

        public enum CodingKeys: String, RecordKey {
            case data
            case links
            case meta
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.data, .links, .meta] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.array(.data)
            links = try fields.record(.links)
            meta = try fields.record(.meta)
        }
    }
}

extension PostsIndex.Response200 {
    public nonisolated struct Links: DefensiveRecord, Hashable, Sendable {
        public var first: String?
        public var last: String?
        public var prev: String?
        public var next: String?

        public init(first: String?, last: String?, prev: String?, next: String?) {
            self.first = first
            self.last = last
            self.prev = prev
            self.next = next
        }

        public enum CodingKeys: String, RecordKey {
            case first
            case last
            case prev
            case next
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.first, .last, .prev, .next] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            first = try fields.required(.first)
            last = try fields.required(.last)
            prev = try fields.required(.prev)
            next = try fields.required(.next)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(first, forKey: .first)
            try container.encode(last, forKey: .last)
            try container.encode(prev, forKey: .prev)
            try container.encode(next, forKey: .next)
        }
    }

    public nonisolated struct Meta: DefensiveRecord, Hashable, Sendable {
        /// 1 or more. Missing or null: `0`.
        public var currentPage: Int
        /// 1 or more.
        public var from: Int?
        /// 1 or more. Missing or null: `0`.
        public var lastPage: Int
        /// Missing or null: `[]`.
        public var links: [Link]
        public var path: String?
        /// 0 or more. Missing or null: `0`.
        public var perPage: Int
        /// 1 or more.
        public var to: Int?
        /// 0 or more. Missing or null: `0`.
        public var total: Int

        public init(
            currentPage: Int,
            from: Int?,
            lastPage: Int,
            links: [Link] = [],
            path: String?,
            perPage: Int,
            to: Int?,
            total: Int
        ) {
            self.currentPage = currentPage
            self.from = from
            self.lastPage = lastPage
            self.links = links
            self.path = path
            self.perPage = perPage
            self.to = to
            self.total = total
        }

        public enum CodingKeys: String, RecordKey {
            case currentPage = "current_page"
            case from
            case lastPage = "last_page"
            case links
            case path
            case perPage = "per_page"
            case to
            case total
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] {
            [.currentPage, .from, .lastPage, .links, .path, .perPage, .to, .total]
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            currentPage = try fields.value(.currentPage, default: 0)
            from = try fields.required(.from)
            lastPage = try fields.value(.lastPage, default: 0)
            links = try fields.array(.links)
            path = try fields.required(.path)
            perPage = try fields.value(.perPage, default: 0)
            to = try fields.required(.to)
            total = try fields.value(.total, default: 0)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(currentPage, forKey: .currentPage)
            try container.encode(from, forKey: .from)
            try container.encode(lastPage, forKey: .lastPage)
            try container.encode(links, forKey: .links)
            try container.encode(path, forKey: .path)
            try container.encode(perPage, forKey: .perPage)
            try container.encode(to, forKey: .to)
            try container.encode(total, forKey: .total)
        }
    }
}

extension PostsIndex.Response200.Meta {
    public nonisolated struct Link: DefensiveRecord, Hashable, Sendable {
        public var url: String?
        /// Missing or null: `""`.
        public var label: String
        /// Missing or null: `false`.
        public var active: Bool

        public init(url: String?, label: String, active: Bool) {
            self.url = url
            self.label = label
            self.active = active
        }

        public enum CodingKeys: String, RecordKey {
            case url
            case label
            case active
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.url, .label, .active] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            url = try fields.required(.url)
            label = try fields.value(.label, default: "")
            active = try fields.value(.active, default: false)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(url, forKey: .url)
            try container.encode(label, forKey: .label)
            try container.encode(active, forKey: .active)
        }
    }
}
