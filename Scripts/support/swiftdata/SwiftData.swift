// The part of SwiftData that generated code uses, for machines without SwiftData. The types store nothing.

@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "Macros", type: "Model")

@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option...) = #externalMacro(module: "Macros", type: "Attribute")

@attached(peer)
public macro Relationship(deleteRule: Schema.Relationship.DeleteRule = .nullify) =
    #externalMacro(module: "Macros", type: "Relationship")

public protocol PersistentModel: AnyObject, Hashable {}

extension PersistentModel {
    public static func == (one: Self, other: Self) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Schema {
    public enum Attribute {
        public struct Option {
            public static var unique: Option { Option() }
        }
    }

    public enum Relationship {
        public enum DeleteRule {
            case noAction, nullify, cascade, deny
        }
    }
}

public struct ModelConfiguration {
    public init(isStoredInMemoryOnly: Bool) {}
}

public class ModelContainer {
    public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {}
}

public struct FetchDescriptor<Model: PersistentModel> {
    public init() {}
}

public class ModelContext {
    public init(_ container: ModelContainer) {}
    public func insert<Model: PersistentModel>(_ model: Model) {}
    public func delete<Model: PersistentModel>(_ model: Model) {}
    public func save() throws {}
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] { [] }
}
