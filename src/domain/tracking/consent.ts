import { daysBetween, readDay } from '#domain/calendar.ts'

/** `all`: product analytics and acquisition cookies too. `necessary`: only the necessary ones. */
export type ConsentAnswer = 'all' | 'necessary'

/** A stored answer. */
export interface Consent {
  readonly answer: ConsentAnswer
  /** ISO day of the answer. */
  readonly day: string
}

/** Raised when the question changes: older answers are then ignored. */
const QUESTION = 1

/** Assumption: the question is repeated after a year. */
const DAYS_VALID = 365

/** The stored form of an answer. */
export function toStoredConsent({ answer, day }: Consent): string {
  return JSON.stringify({ question: QUESTION, answer, day })
}

/** The stored answer; null where there is none, or it is too old, answers another question or is unreadable. */
export function readConsent(stored: string | null, today: string): ConsentAnswer | null {
  const read = parsed(stored)
  if (read === null || !('question' in read && 'answer' in read && 'day' in read)) return null
  const { question, answer } = read
  const day = readDay(typeof read.day === 'string' ? read.day : null)
  if (question !== QUESTION || (answer !== 'all' && answer !== 'necessary') || day === null) return null
  return daysBetween(day, today) <= DAYS_VALID ? answer : null
}

function parsed(stored: string | null): object | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
