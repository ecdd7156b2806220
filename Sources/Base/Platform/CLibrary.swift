// This file exports the system's C library. A file that needs the library imports `Platform`.

#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#elseif canImport(Android)
    @_exported public import Android
#else
    @_exported public import Glibc
#endif
