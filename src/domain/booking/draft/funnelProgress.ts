/* The progress of a booking through the funnel, as its draft records it. */

/** Step numbers as tracked (rules 2.5.1); -1 is a booking that was not started. */
export const stepNumbers = [-1, 0, 0.5, 1, 2, 3, 4, 4.5] as const

export type StepNumber = (typeof stepNumbers)[number]

/* The steps that rules outside the table of steps name. */

/** The step in which names and birthdays are given. */
export const PERSONAL_DATA_STEP = 2

/** The step that shows the insurances of the summary. */
export const SUMMARY_STEP = 3

/** The step where the visitor agrees to the price. */
export const PAYMENT_STEP = 4

/** Analytics events of the funnel (rule 9.9.1). Each is sent once per booking. */
export const funnelEvents = [
  'booking_start',
  'booking_step_1_services',
  'booking_step_1.5_extension_upsell',
  'booking_step_2_personal_data',
  'booking_step_3_additional_services',
  'booking_step_4_select_payment_method',
  'booking_step_4_payment_selection',
  'booking_submit',
  'booking_success',
  'booking_error',
  'booking_timeout',
] as const

export type FunnelEvent = (typeof funnelEvents)[number]
