import type { ReadConstraint } from './timeConstraint.ts'

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
const DAY_TRIP = /^tages(?:fahrt|fahrten|reise|reisen|tour|touren)$/
const DAYS = /^(?:tage?|tagen|tagig|tagige|taegig|taegige|tagesreise|tags)$/
const NIGHTS = /^(?:nacht|nachte|naechte|nachten|naechten|ubernachtungen)$/
const WEEKS = /^wochen?$/
const AT_MOST = /^(?:bis|max|maximal|hochstens|hoechstens)$/
const TOGETHER = /^(\d{1,2})(\p{Letter}+)$/u

/** Bis 5 Tage, höchstens 5 Tage. */
export function readMost(words: readonly string[], start: number): ReadConstraint | null {
  if (!AT_MOST.test(words[start] ?? '')) return null
  const before = words[start + 1] === 'zu' ? 2 : 1
  const length = readLength(words, start + before)
  if (length?.constraint.kind !== 'days') return null
  return { constraint: { ...length.constraint, min: 1 }, words: length.words + before }
}

/** 5 Tage, 3–5 Tage, eine Woche, Wochenende. */
export function readLength(words: readonly string[], start: number): ReadConstraint | null {
  const [word = '', next = '', third = '', fourth = ''] = words.slice(start, start + 4)
  if (word === 'wochenende' || word === 'weekend') return { constraint: { kind: 'days', min: 2, max: 3 }, words: 1 }
  if (DAY_TRIP.test(word)) return { constraint: { kind: 'days', min: 1, max: 1 }, words: 1 }
  const [, digits, unit = ''] = TOGETHER.exec(word) ?? []
  const first = countOf(digits ?? word)
  if (first === null) return null
  if (digits !== undefined) return lengthIn(unit, [first, first], 1)
  if (next === 'bis' && countOf(third) !== null) return lengthIn(fourth, [first, countOf(third) ?? first], 4)
  // «3–5 Tage» are two numbers.
  const second = countOf(next)
  return second === null ? lengthIn(next, [first, first], 2) : lengthIn(third, [first, second], 3)
}

function lengthIn(unit: string, [min, max]: readonly [number, number], words: number): ReadConstraint | null {
  if (DAYS.test(unit)) return { constraint: { kind: 'days', min, max }, words }
  if (NIGHTS.test(unit)) return { constraint: { kind: 'days', min: min + 1, max: max + 1 }, words }
  // Assumption: a week is a travel of six to eight days.
  return WEEKS.test(unit) ? { constraint: { kind: 'days', min: min * 7 - 1, max: max * 7 + 1 }, words } : null
}

function countOf(word: string): number | null {
  if (isNumber(word)) return Number(word)
  const count = COUNTS.indexOf(
    /^eine[nr]?$/.test(word) ? 'ein' : word.replace('fuenf', 'funf').replace('zwoelf', 'zwolf'),
  )
  return count > 0 ? count : null
}

/** A number of one or two digits, from 1. */
export function isNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word) && Number(word) > 0
}
