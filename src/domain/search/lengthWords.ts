import { umlautsFolded } from '#domain/words.ts'
import type { ReadConstraint } from './timeConstraint.ts'

/** By their number; the first is none. */
const COUNTS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'funf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwolf',
  'dreizehn',
  'vierzehn',
]
/** As a word of its own; an excursion of a day («Tagesausflug») is part of longer travels. */
const DAY_TRIP = /^(?:ein)?tages(?:fahrt|fahrten|reise|reisen|tour|touren)$/
const WEEKEND = /^(?:wochenende?s?|weekend|wochenend(?:reise|reisen|ausflug|trip))$/
const LONG = /^(?:verlangerte|lange)[ns]?s?$/
const DAYS = /^(?:tage?|tagen|tagige?[nrs]?|tagesreise|tagesreisen|tagesfahrt|tagesfahrten|tags)$/
const NIGHTS = /^(?:nacht|nachte|nachten|ubernachtungen)$/
const WEEKS = /^wochen?$/
const AT_MOST = /^(?:bis|max|maximal|hochstens)$/
const BELOW = /^(?:unter|weniger|kurzer)$/
const AT_LEAST = /^(?:ab|min|minimal|mindestens)$/
const ABOVE = /^(?:uber|mehr|langer)$/
/** «4tägig», «viertägig»; the longer numbers first: «vierzehn» is not «vier». */
const TOGETHER = new RegExp(
  `^(\\d{1,2}|${[...COUNTS].sort((a, b) => b.length - a.length).join('|')})(\\p{Letter}+)$`,
  'u',
)

/**
 * Parses a limit of the duration from the words at `start`; null where there is none: bis 5 Tage, unter 5 Tagen,
 * mindestens 5 Tage, länger als eine Woche, zwischen 5 und 8 Tagen.
 */
export function readLengthLimit(words: readonly string[], start: number): ReadConstraint | null {
  const [lead = '', next = ''] = words.slice(start, start + 2).map(umlautsFolded)
  if (lead === 'zwischen') return readBetween(words, start)
  const before = next === 'als' || next === 'zu' ? 2 : 1
  const length = readLength(words, start + before)
  if (length?.constraint.kind !== 'days') return null
  const limits = limitsOf(lead, length.constraint)
  return limits === null ? null : { constraint: { kind: 'days', ...limits }, words: length.words + before }
}

interface Limits {
  readonly min: number
  readonly max: number | null
}

function limitsOf(lead: string, { min, max }: Limits): Limits | null {
  if (AT_MOST.test(lead)) return { min: 1, max }
  if (BELOW.test(lead)) return { min: 1, max: min - 1 }
  if (AT_LEAST.test(lead)) return { min, max: null }
  return ABOVE.test(lead) ? { min: (max ?? min) + 1, max: null } : null
}

function readBetween(words: readonly string[], start: number): ReadConstraint | null {
  const [first, last] = [countOf(words[start + 1] ?? ''), countOf(words[start + 3] ?? '')]
  if (first === null || last === null || words[start + 2] !== 'und') return null
  return lengthIn(words[start + 4] ?? '', [first, last], 5)
}

/** Parses a duration from the words at `start`; null where there is none: 5 Tage, 3–5 Tage, eine Woche, Wochenende. */
export function readLength(words: readonly string[], start: number): ReadConstraint | null {
  const [word = '', next = '', third = '', fourth = ''] = words.slice(start, start + 4)
  if (WEEKEND.test(word)) return { constraint: { kind: 'days', min: 2, max: 3 }, words: 1 }
  if (LONG.test(word) && WEEKEND.test(next)) return { constraint: { kind: 'days', min: 3, max: 4 }, words: 2 }
  if (DAY_TRIP.test(word)) return { constraint: { kind: 'days', min: 1, max: 1 }, words: 1 }
  const together = readTogether(word)
  if (together !== null) return together
  const first = countOf(word)
  if (first === null) return null
  if (next === 'bis' && countOf(third) !== null) return lengthIn(fourth, [first, countOf(third) ?? first], 4)
  // «3–5 Tage» are two numbers.
  const second = countOf(next)
  return second === null ? lengthIn(next, [first, first], 2) : lengthIn(third, [first, second], 3)
}

function readTogether(word: string): ReadConstraint | null {
  const [, digits = '', unit = ''] = TOGETHER.exec(umlautsFolded(word)) ?? []
  const count = countOf(digits)
  return count === null ? null : lengthIn(unit, [count, count], 1)
}

function lengthIn(unitWord: string, [min, max]: readonly [number, number], words: number): ReadConstraint | null {
  const unit = umlautsFolded(unitWord)
  if (DAYS.test(unit)) return { constraint: { kind: 'days', min, max }, words }
  if (NIGHTS.test(unit)) return { constraint: { kind: 'days', min: min + 1, max: max + 1 }, words }
  // Assumption: a week is a travel of six to eight days.
  return WEEKS.test(unit) ? { constraint: { kind: 'days', min: min * 7 - 1, max: max * 7 + 1 }, words } : null
}

function countOf(word: string): number | null {
  if (isNumber(word)) return Number(word)
  const count = COUNTS.indexOf(/^eine[nr]?$/.test(word) ? 'ein' : umlautsFolded(word))
  return count > 0 ? count : null
}

/** A number of one or two digits, from 1. */
export function isNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word) && Number(word) > 0
}
