import type { Vital } from '#protocol/webVitals.ts'

/** A finished request, completed or aborted by the client. */
export interface MeasuredRequest {
  /** URL path; only its route becomes a label. */
  readonly path: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Outcome of a call to the platform. `left`: aborted because the visitor left. */
export type PlatformOutcome =
  'ok' | 'graphqlError' | 'errorsOnly' | 'timeout' | 'unreachable' | 'unreadable' | 'limited' | 'left' | 'failed'

/**
 * Outcome of a submission as it is counted. `refused`: by the platform. `notSent`: certainly not executed. `unknown`: possibly executed.
 * `repeated`: answered from the journal. `conflict`: other content under the same id. `recent`: the same people were
 * booked recently, and the visitor is asked to confirm. `failed`: internal error.
 */
export const COUNTED_OUTCOMES = [
  'placed',
  'refused',
  'notSent',
  'unknown',
  'repeated',
  'conflict',
  'recent',
  'failed',
] as const

export type CountedOutcome = (typeof COUNTED_OUTCOMES)[number]

/** Outcome of an attempt to send a confirmation mail. `later`: will be retried. `refused`: rejected by the recipient. */
export const MAIL_OUTCOMES = ['sent', 'later', 'refused', 'givenUp'] as const

export type MailOutcome = (typeof MAIL_OUTCOMES)[number]

/** Result of a shared cache: hit, made on demand, or hit with revalidation in the background. */
export type CacheOutcome = 'hit' | 'made' | 'renewed'

/** Origin of a picture: memory, a pending request for the same one, disk, or newly encoded. */
export type PictureOutcome = 'memory' | 'joined' | 'disk' | 'drawn'

/** Interface of all measurements. Labels are few and fixed, and never contain data of visitors. */
export interface Meter {
  readonly countRequest: (request: MeasuredRequest) => void
  readonly countRender: (path: string, seconds: number) => void
  readonly countPage: (outcome: CacheOutcome) => void
  /** @param operation whose answer was asked of the answer cache */
  readonly countCachedAnswer: (operation: string, outcome: CacheOutcome) => void
  readonly countPicture: (outcome: PictureOutcome) => void
  /** @param operation name of a trusted document */
  readonly countPlatformAnswer: (operation: string, outcome: PlatformOutcome, seconds: number) => void
  readonly countSubmission: (kind: 'booking' | 'payment', outcome: CountedOutcome) => void
  readonly countMail: (outcome: MailOutcome) => void
  /** Money arrived that its booking cannot accept any more (`LATE`). */
  readonly countLatePayment: () => void
  /** A request was rejected by a rate limit. @param action name of the limit */
  readonly countRefused: (action: string) => void
  readonly countBrowserError: (kind: string, path: string) => void
  /** @param directive of the Content Security Policy */
  readonly countPolicyReport: (directive: string) => void
  /** @param value seconds; CLS has no unit */
  readonly countVital: (name: Vital, path: string, value: number) => void
}

const nothing = (): void => undefined

/** No-op. */
export const NO_METER: Meter = {
  countRequest: nothing,
  countRender: nothing,
  countPage: nothing,
  countCachedAnswer: nothing,
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
