/** One request that was answered, or whose client has left. */
export interface MeasuredRequest {
  /** Path of the address; only its route is kept. */
  readonly path: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** How the platform took a call. `left`: the visitor went away before it answered. */
export type PlatformOutcome = 'ok' | 'graphqlError' | 'timeout' | 'unreachable' | 'unreadable' | 'left' | 'failed'

/**
 * How a submission ended. `refused`: the platform said no. `notSent`: it has certainly not been executed. `unknown`: it may
 * have been. `repeated`: it was asked for before, and answered by what the journal knows. `conflict`: something else was sent
 * under its id. `recent`: the same people were booked a moment ago, and the visitor is asked back. `failed`: by a fault of ours.
 */
export const SUBMISSION_OUTCOMES = [
  'placed',
  'refused',
  'notSent',
  'unknown',
  'repeated',
  'conflict',
  'recent',
  'failed',
] as const

export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number]

/** What became of an attempt to send a confirmation by mail. `later`: it is tried again. `refused`: its address takes nothing. */
export const MAIL_OUTCOMES = ['sent', 'later', 'refused', 'givenUp'] as const

export type MailOutcome = (typeof MAIL_OUTCOMES)[number]

/** Where a page came from: kept, made for whoever waits, or made anew beside. */
export type PageOutcome = 'hit' | 'made' | 'renewed'

/** Where a picture came from: memory, another request for the same one, disk, or drawn. */
export type PictureOutcome = 'memory' | 'joined' | 'disk' | 'drawn'

export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export type Vital = (typeof VITALS)[number]

/** Where the parts of the host tell what they do. Labels are few and fixed: nothing of a visitor becomes one. */
export interface Meter {
  readonly countRequest: (request: MeasuredRequest) => void
  readonly countRender: (path: string, seconds: number) => void
  readonly countPage: (outcome: PageOutcome) => void
  readonly countPicture: (outcome: PictureOutcome) => void
  /** @param operation name of one of the website's own documents */
  readonly countPlatformAnswer: (operation: string, outcome: PlatformOutcome, seconds: number) => void
  readonly countSubmission: (kind: 'booking' | 'payment', outcome: SubmissionOutcome) => void
  readonly countMail: (outcome: MailOutcome) => void
  /** Money came that the booking could not take any more. */
  readonly countLatePayment: () => void
  /** A request was turned away by a rate limit. @param act name of the limit */
  readonly countRefused: (act: string) => void
  readonly countBrowserError: (kind: string, path: string) => void
  /** @param directive of the content policy */
  readonly countPolicyReport: (directive: string) => void
  /** @param value seconds; of CLS the shift itself, which has no unit */
  readonly countVital: (name: Vital, path: string, value: number) => void
}

const nothing = (): void => undefined

/** Measures nothing: where nobody asks, it costs nothing. */
export const NO_METER: Meter = {
  countRequest: nothing,
  countRender: nothing,
  countPage: nothing,
  countPicture: nothing,
  countPlatformAnswer: nothing,
  countSubmission: nothing,
  countMail: nothing,
  countLatePayment: nothing,
  countRefused: nothing,
  countBrowserError: nothing,
  countPolicyReport: nothing,
  countVital: nothing,
}
