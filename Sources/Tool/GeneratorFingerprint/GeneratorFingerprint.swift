/// The hash of the sources that the generator was built from. The plugin `FingerprintSources` adds the hash during the
/// build.
package enum GeneratorFingerprint {}
