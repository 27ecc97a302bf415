/** So many points in a window that begins with the first of them. */
export interface Rate {
  readonly points: number
  readonly seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** What is limited. */
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
 * How much of what costs places, processor or disk one network may do. A visitor stays far below; the numbers leave room
 * for the many who share the address of a company or of a mobile operator.
 * Assumption: the contract says nothing of limits; all of these numbers are ours.
 */
export const RATES = {
  /** Calls of `/api/proxy`, whatever they ask. */
  request: [{ points: 600, seconds: MINUTE }],
  /** Submissions, each id once, however often its page asks what became of it. */
  booking: [
    { points: 5, seconds: MINUTE },
    { points: 20, seconds: HOUR },
  ],
  /** People in bookings that were taken. A group that is larger is let through as the only booking of its hour. */
  places: [{ points: 20, seconds: HOUR }],
  /** Payments begun. */
  payment: [{ points: 10, seconds: MINUTE }],
  /** The payment page shown or answered. */
  paymentPage: [{ points: 30, seconds: MINUTE }],
  conversion: [{ points: 30, seconds: MINUTE }],
  analytics: [{ points: 120, seconds: MINUTE }],
  /** Pages that have to be rendered; those in the page store cost nothing. */
  page: [{ points: 120, seconds: MINUTE }],
  /** Pictures that have to be encoded. */
  picture: [{ points: 120, seconds: MINUTE }],
} as const satisfies Readonly<Record<LimitedAction, readonly Rate[]>>
