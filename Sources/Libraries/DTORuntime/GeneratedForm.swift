/// The forms of generated code that this version of the library supports.
///
/// Generated code names its form. So a tool and a library that do not fit each other are an error of the compiler, and
/// not a fault at run time. A form that is no longer supported stays for some versions, as unavailable with a message.
@_spi(Generated)
public enum GeneratedForm {
    /// The form of version 0.1.
    public static var form1: Void { () }
}
