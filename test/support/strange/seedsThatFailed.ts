/** Seeds of strange platforms that a journey once failed on; the gate tries each of them again. */
export const seedsThatFailed: readonly number[] = []
