/** Seeds of generated platforms on which a journey once failed; the gate repeats them. */
export const seedsThatFailed: readonly number[] = []
