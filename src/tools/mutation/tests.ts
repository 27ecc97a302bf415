/**
 * The tests a mutant has to pass by, each read when it is asked for. Long property tests are not among them: they take
 * seconds, and what they alone would notice has no test that names it.
 */
export const testFiles = import.meta.glob(['/test/domain/**/*.test.ts', '!/test/domain/**/*.property.test.ts'])
