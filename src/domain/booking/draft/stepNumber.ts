/** Numbers the steps are tracked by (specification 2, Booking funnel); -1 is a booking that was not started. */
export const stepNumbers = [-1, 0, 0.5, 1, 2, 3, 4, 4.5] as const

export type StepNumber = (typeof stepNumbers)[number]
