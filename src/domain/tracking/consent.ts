import { daysBetween, readDay } from '#domain/calendar.ts'

/** `all`: analytics of the product and acquisition cookies too. `necessary`: nothing beyond what the site needs. */
export type ConsentAnswer = 'all' | 'necessary'

/** An answer as the device keeps it. */
export interface Consent {
  readonly answer: ConsentAnswer
  /** ISO day it was given. */
  readonly day: string
}

/** Raised when the question changes: answers to another question are none. */
const QUESTION = 1

/** Assumption: a year later one is asked again. */
const DAYS_VALID = 365

/** The kept form of an answer. */
export function toKeptConsent({ answer, day }: Consent): string {
  return JSON.stringify({ question: QUESTION, answer, day })
}

/** The answer kept on a device; null where there is none, where it is too old, was to another question or is not readable. */
export function readConsent(kept: string | null, today: string): ConsentAnswer | null {
  const read = parsed(kept)
  if (read === null || !('question' in read && 'answer' in read && 'day' in read)) return null
  const { question, answer } = read
  const day = readDay(typeof read.day === 'string' ? read.day : null)
  if (question !== QUESTION || (answer !== 'all' && answer !== 'necessary') || day === null) return null
  return daysBetween(day, today) <= DAYS_VALID ? answer : null
}

function parsed(kept: string | null): object | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
