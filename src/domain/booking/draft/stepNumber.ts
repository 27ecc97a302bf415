/** Step numbers as tracked (rules 2.5.1); -1 is a booking that was not started. */
export const stepNumbers = [-1, 0, 0.5, 1, 2, 3, 4, 4.5] as const

export type StepNumber = (typeof stepNumbers)[number]
