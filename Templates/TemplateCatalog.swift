/// The templates in the binary.
package enum TemplateCatalog {}
