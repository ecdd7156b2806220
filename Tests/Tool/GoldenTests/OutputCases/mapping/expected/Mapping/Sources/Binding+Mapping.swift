// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase

extension Binding {
    /// A value that is not in the contract becomes `.other`.
    init(_ value: Format) {
        switch value {
        case .hardcover: self = .other
        case .paperback: self = .paperback
        case .eBook: self = .digital
        case .unknown: self = .other
        }
    }
}
