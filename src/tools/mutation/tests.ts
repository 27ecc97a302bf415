/**
 * The tests that mutants are run against, loaded lazily. Without property tests: they take seconds for each mutant, and a
 * mutant that only they kill lacks a test that names the promise.
 */
export const testFiles = import.meta.glob(['/test/domain/**/*.test.ts', '!/test/domain/**/*.property.test.ts'])
