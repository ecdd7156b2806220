// Foundation for Linux re-exports this module. Foundation of Apple re-exports Darwin.
@_exported import Darwin
