/// The hash of the sources that the generator was built from. `FingerprintSources` writes it while the tool is built.
package enum GeneratorFingerprint {}
