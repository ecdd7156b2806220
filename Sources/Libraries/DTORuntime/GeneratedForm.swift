/// The forms of generated code that this version of the library supports.
///
/// Generated code refers to its form. If the tool and the library do not fit together, the code therefore does not
/// compile. A form that is no longer supported stays for some versions, marked as unavailable with a message.
@_spi(Generated)
public enum GeneratedForm {
    /// The form of version 0.1.
    public static var form1: Void { () }
}
