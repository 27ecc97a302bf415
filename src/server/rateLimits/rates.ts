/** Maximum number of points in a window, which begins with the first point. */
export interface Rate {
  readonly points: number
  readonly seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Actions with a rate limit. */
export const LIMITED_ACTIONS = [
  'request',
  'booking',
  'places',
  'payment',
  'paymentPage',
  'conversion',
  'analytics',
  'page',
  'picture',
] as const
export type LimitedAction = (typeof LIMITED_ACTIONS)[number]

/**
 * Limits per network of everything that costs places, CPU or disk. Visitors stay far below; the numbers leave room for
 * networks shared by many, such as those of a company or a mobile operator.
 * Assumption: the contract specifies no limits; all of these numbers are ours.
 */
export const RATES = {
  /** All calls of `/api/proxy`. */
  request: [{ points: 600, seconds: MINUTE }],
  /** Submissions; repeats of the same id do not count. */
  booking: [
    { points: 5, seconds: MINUTE },
    { points: 20, seconds: HOUR },
  ],
  /** People in accepted bookings. A larger group is admitted as the only booking of its hour. */
  places: [{ points: 20, seconds: HOUR }],
  /** Started payments. */
  payment: [{ points: 10, seconds: MINUTE }],
  /** Requests of the sandbox payment page. */
  paymentPage: [{ points: 30, seconds: MINUTE }],
  conversion: [{ points: 30, seconds: MINUTE }],
  analytics: [{ points: 120, seconds: MINUTE }],
  /** Rendered pages; those from the micro-cache do not count. */
  page: [{ points: 120, seconds: MINUTE }],
  /** Encoded pictures; cached ones do not count. */
  picture: [{ points: 120, seconds: MINUTE }],
} as const satisfies Readonly<Record<LimitedAction, readonly Rate[]>>
