import ContractModel
import DTOContract
import Foundation

/// The members of a response that may describe its page: the members of the response itself, of objects in it, and of
/// the link objects in these objects, such as `next`.
struct AnswerMembers {
    struct Member {
        let path: [String]
        /// The key as `PageNames` folds it. For `@odata.nextLink` this is the part after the dot.
        let name: String
        /// The `name` of the object that contains the member, or nil for a member of the response itself.
        let parent: String?
        let type: TypeReference
        /// Whether the format or the example says that the string is a URL.
        let isURL: Bool
        /// The names of the parameters in the URL of the example.
        let query: [String]
        let contract: Contract

        var isText: Bool { type.isText(in: contract) }
        var isInteger: Bool { type.isInteger(in: contract) }
        var isNumber: Bool { type.isNumber(in: contract) }
        var isBoolean: Bool { type.isBoolean(in: contract) }
    }

    private(set) var all: [Member] = []

    /// A response with this many members or more is not searched.
    private static let limit = 4_000

    /// - Parameters:
    ///   - answer: The type of the response, or nil if it is unknown.
    ///   - example: The example of a response without a type.
    init(of answer: TypeReference?, _ example: ContractValue?, _ contract: Contract) {
        func add(_ type: TypeReference?, of parent: Member? = nil) {
            let path = parent?.path ?? []
            func member(_ key: String, _ type: TypeReference, _ example: ContractValue?, _ format: String?) -> Member {
                var isURL = ["uri", "uri-reference", "url"].contains(format)
                var query: [String] = []
                if case .string(let text)? = example {
                    isURL = isURL || ["https://", "http://", "/"].contains(where: text.hasPrefix)
                    if isURL { query = URLComponents(string: text)?.queryItems?.map(\.name) ?? [] }
                }
                return Member(
                    path: path + [key], name: PageNames.folded(key), parent: parent?.name, type: type, isURL: isURL,
                    query: query, contract: contract)
            }
            let room = Self.limit - all.count
            if let type {
                all += (contract.members(of: type)?.properties ?? []).prefix(room).map { property in
                    member(
                        property.key, property.use.reference, property.examples.first?.value,
                        contract.resolved(property.use).constraints.statedFormat)
                }
            } else if case .object(let members)? = path.reduce(example, { $0?[$1] }) {
                all += members.prefix(room).map { member($0.key, $0.value.type, $0.value, nil) }
            }
        }
        add(answer)
        for level in 1...2 {
            for member in all where member.path.count == level {
                guard level == 1 || member.name == "next" || PageNames.previousLinks.contains(member.name) else {
                    continue
                }
                add(answer == nil ? nil : member.type, of: member)
            }
        }
        if all.count >= Self.limit { all = [] }
    }

    /// Returns the path of the only member that fits. The result is nil if no member or several members fit.
    func only(_ isNear: (Member) -> Bool = { _ in true }, where isFitting: (Member) -> Bool) -> [String]? {
        let found = all.filter { isFitting($0) && isNear($0) }
        return found.count == 1 ? found[0].path : nil
    }
}

extension TypeReference {
    func isText(in contract: Contract) -> Bool { isScalar([.string], in: contract) }

    func isInteger(in contract: Contract) -> Bool { isScalar([.int, .int64, .uint64], in: contract) }

    func isNumber(in contract: Contract) -> Bool { isScalar([.double, .decimal], in: contract) }

    func isBoolean(in contract: Contract) -> Bool { isScalar([.boolean], in: contract) }

    private func isScalar(_ types: Set<ScalarType>, in contract: Contract) -> Bool {
        if case .scalar(let type) = contract.plain(self, nil) { types.contains(type) } else { false }
    }
}

extension ContractValue {
    /// The type of a value in an example. The type is any JSON for values that do not describe a page.
    var type: TypeReference {
        switch self {
        case .string: .scalar(.string)
        case .integer: .scalar(.int)
        case .boolean: .scalar(.boolean)
        case .null, .number, .array, .object: .json
        }
    }
}
