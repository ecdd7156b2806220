/// Types that developers use daily. If a generated module declares a type with one of these names, code that imports
/// the module must say which of both types it means: `struct MyError: Error` and `Text("Hello")` no longer compile.
///
/// The table contains only frameworks that most files of an app import. A name such as StoreKit's `Product` is frequent
/// in contracts, but few files import its framework.
extension SystemTypes {
    /// Maps the name of each type to its module.
    package static let daily: [String: String] = Dictionary(
        dailyByModule.flatMap { module, names in names.map { ($0, module) } }, uniquingKeysWith: { first, _ in first })

    private static let dailyByModule: [(module: String, names: [String])] = [
        ("Swift", dailyOfSwift), ("Foundation", dailyOfFoundation), ("SwiftUI", dailyOfSwiftUI),
        ("Combine", dailyOfCombine), ("MapKit", ["Map"]), ("os", ["Logger"]), ("WidgetKit", ["Widget"]),
    ]

    private static let dailyOfSwift = [
        "Actor", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Clock", "Codable", "CodingKey",
        "Collection", "Comparable", "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable",
        "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32",
        "Int64", "Int8", "MainActor", "Mirror", "Never", "Optional", "OptionSet", "Range", "RawRepresentable",
        "Regex", "Result", "Sendable", "Sequence", "Set", "String", "Substring", "Task", "TaskGroup", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "Void",
    ]

    private static let dailyOfFoundation = [
        "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "Dimension", "FileHandle", "FileManager", "Formatter", "Host", "IndexPath",
        "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "LocalizedError",
        "Measurement", "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
        "OutputStream", "Pipe", "Port", "Predicate", "Process", "ProcessInfo", "Progress", "RunLoop", "Scanner",
        "SortDescriptor", "SortOrder", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
        "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "Unit",
        "UserDefaults",
    ]

    private static let dailyOfSwiftUI = [
        "Alert", "Alignment", "Anchor", "Angle", "Animation", "App", "AppStorage", "Axis", "Binding", "Button",
        "Canvas", "Capsule", "Circle", "Color", "ColorScheme", "Commands", "Divider", "Edge", "Ellipse",
        "Environment", "EnvironmentObject", "Font", "Form", "Gradient", "Grid", "Group", "Image", "Label", "Layout",
        "Link", "List", "Menu", "Namespace", "Path", "Picker", "Rectangle", "Scene", "Section", "Settings", "Shape",
        "Slider", "Spacer", "State", "StateObject", "Stepper", "Tab", "Table", "Text", "TextField", "Toggle",
        "Transaction", "Transition", "View", "ViewBuilder", "ViewModifier", "Window",
    ]

    private static let dailyOfCombine = [
        "AnyCancellable", "Cancellable", "Empty", "Future", "Publisher", "Subject", "Subscriber", "Subscription",
    ]
}
