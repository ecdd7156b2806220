// The parts of Apple's URLSession that FoundationNetworking declares as unavailable. Nothing here ever runs.
public import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
