import type { IsoDay } from '#domain/calendar.ts'
import { typingErrors } from '#domain/typingErrors.ts'
import { folded, writtenWords } from '#domain/words.ts'
import { boardingLead, readBoarding, readPlace, type BoardingPlaces } from './boardingPlaces.ts'
import { orderNumberFrom } from './orderNumber.ts'
import { readPrice } from './priceWords.ts'
import { textsFrom, toNamed, toPrice, toText, toTime, type ReadPart } from './queryPart.ts'
import { knownWords, phraseLength, synonymsOf } from './relatedWords.ts'
import { STOP_WORDS } from './stopWords.ts'
import { textsFor, textsWithBeginning, withoutHead } from './textWords.ts'
import type { ReadConstraint } from './timeConstraint.ts'
import { readNearDay, readWeek, withTimesFromToday } from './timeFromToday.ts'
import { readTimeWords, timeWords, withNamedMonths } from './timeWords.ts'
import type { TravelDates } from './travelDates.ts'
import type { Vocabulary } from './vocabulary.ts'
import { formsOf } from './wordForms.ts'
import { withPlainAmounts } from './writtenAmount.ts'

/** Maximum number of words; each costs a scan of the vocabulary. */
const MOST_WORDS = 16

/** Maximum length in characters. Assumption: real queries are shorter. */
const MOST_LETTERS = 200

/** What a query is read with: the index of one list of travels. */
export interface SearchIndex {
  readonly vocabulary: Vocabulary
  readonly dates: TravelDates
  readonly places: BoardingPlaces
  /** What «next month» follows; null where the day is not known. */
  readonly today: IsoDay | null
  /** Whether a word that only begins or ends others is a slip of the nearest one. */
  readonly isStrict?: boolean
}

/** Parses a query for one list of travels. Empty where it has no words. */
export function readQuery(query: string, index: SearchIndex): readonly ReadPart[] {
  const typedText = query.slice(0, MOST_LETTERS)
  // It names no travel, though there is a year in it.
  if (orderNumberFrom(typedText) !== null) return [toText(typedText.trim(), null, null)]
  const dated = index.today === null ? typedText : withTimesFromToday(typedText, index.today)
  const written = writtenWords(withPlainAmounts(withNamedMonths(dated))).slice(0, MOST_WORDS)
  const words = written.map(folded)
  const parts: ReadPart[] = []
  for (let start = 0; start < words.length;) {
    const without = readWithout(written, start, index)
    if (without !== null) {
      parts.push(without)
      start += without.part.words.split(' ').length
      continue
    }
    const boarding = readBoarding(words, start, index.places)
    const price = boarding === null ? readPrice(words, start) : null
    const time = boarding === null && price === null ? readTime(words, start, index) : null
    const read = boarding ?? price ?? time ?? readPlace(words, start, index.places)
    const unserved = read === null ? unservedLength(words, start, index) : 0
    const length =
      read?.words ?? (unserved || Math.max(phraseLength(words, start), compoundLength(words, start, index)))
    const typed = written.slice(start, start + length)
    if (boarding !== null) parts.push(toText(typed.join(' '), textsFrom(boarding.place), null))
    else if (unserved > 0) parts.push(toText(typed.join(' '), null, null))
    else if (price !== null) parts.push(toPrice(typed.join(' '), price.constraint))
    else parts.push(time === null ? readWords(typed, index) : toTime(typed.join(' '), time, index.dates))
    start += length
  }
  const telling = parts.filter(({ part }) => part.kind !== 'text' || !STOP_WORDS.has(folded(part.words)))
  return telling.length === 0 ? parts : telling
}

function readTime(words: readonly string[], start: number, { today }: SearchIndex): ReadConstraint | null {
  const near = today === null ? null : (readWeek(words, start, today) ?? readNearDay(words, start, today))
  return near ?? readTimeWords(words, start)
}

/** The words of «ab Olten» where no coach stops there: no slip of «Orten», which a text has. 0 for others. */
function unservedLength(words: readonly string[], start: number, index: SearchIndex): number {
  const { vocabulary, places } = index
  const lead = boardingLead(words, start)
  const [town = '', ...others] = words.slice(start + lead)
  if (lead === 0 || !/^\p{Letter}{3,}$/u.test(town) || STOP_WORDS.has(town)) return 0
  const isKnown = textsFor(town, vocabulary) !== null || readTime(words, start + lead, index) !== null
  const isNearPlace = places.has(vocabulary.nearest(town, [...places.keys()]) ?? '')
  return isKnown || isNearPlace || others.some((word) => places.has(word)) ? 0 : lead + 1
}

/** 2 for a compound that is written apart, as «Garda See» and «Süd-Tirol»: the texts have it as one word. 1 otherwise. */
function compoundLength(words: readonly string[], start: number, { vocabulary }: SearchIndex): 1 | 2 {
  const [first = '', second = ''] = words.slice(start, start + 2)
  const isPair = !STOP_WORDS.has(first) && second !== '' && vocabulary.written(first + second) !== null
  return isPair ? 2 : 1
}

/** «Ohne Flug»: the texts that lack the words after it; null where it does not begin so. */
function readWithout(typed: readonly string[], start: number, { vocabulary }: SearchIndex): ReadPart | null {
  const words = typed.map(folded)
  if (words[start] !== 'ohne' || start + 1 === words.length) return null
  const unwanted = typed.slice(start + 1, start + 1 + phraseLength(words, start + 1)).join(' ')
  const [form = unwanted.toLowerCase()] = formsOf(unwanted)
  const left = textsWithBeginning(form, vocabulary) ?? new Uint8Array(vocabulary.size)
  return toText(
    `${typed[start] ?? ''} ${unwanted}`,
    { texts: left.map((has) => 1 - has), isNear: false, isSplit: false },
    null,
  )
}

function readWords(typed: readonly string[], { vocabulary, dates, places, isStrict = false }: SearchIndex): ReadPart {
  const words = typed.join(' ')
  const [joined = ''] = formsOf(typed.join(''))
  const isOne = typed.length === 1 || vocabulary.written(joined) !== null
  const word = isOne ? joined : folded(words)
  // «Sommerreise» is a season, unless it is in the name of a travel.
  const time = vocabulary.textsWithWhole(word) === null ? readTimeWords([withoutHead(word)], 0) : null
  if (time !== null) return toTime(words, time, dates)
  const isPlace = places.has(folded(words))
  const texts = isPlace && !isWritten(folded(words), vocabulary) ? null : textsFor(word, vocabulary)
  const right = isPlace ? folded(words) : nearestUsefulWord(word, vocabulary, places)
  // «Gardsee» is a slip of «Gardasee», though there are «Gard» and «See».
  const isUncertain = texts?.isSplit === true || (isStrict && vocabulary.textsWithWhole(word) === null)
  const isSlip = isUncertain && right !== null && typingErrors(word, right, 1) === 1
  if (texts !== null && !isSlip) return toNamed(toText(words, texts, null), word, vocabulary)
  const rightTexts = right === null || isPlace ? null : textsFor(right, vocabulary)
  const place = right === null || rightTexts !== null ? undefined : places.get(right)
  // Somewhere no travel leads to, but from where one can set off.
  if (place !== undefined) return toText(words, textsFrom(place), `ab ${place.name}`)
  const rightTime = right === null ? null : readTimeWords([right], 0)
  if (right === null) return toText(words, null, null)
  const corrected = spelling(right, vocabulary)
  return rightTime === null
    ? toNamed(toText(words, rightTexts, corrected), right, vocabulary)
    : { ...toTime(words, rightTime, dates), corrected }
}

/** How the texts write a word, or one of the same meaning: «Scotland» is offered as «Schottland». */
function spelling(word: string, { written }: Vocabulary): string {
  const synonyms = synonymsOf(word).flatMap(([name = '', ...others]) =>
    others.length === 0 ? (written(name) ?? []) : [],
  )
  return written(word) ?? synonyms[0] ?? knownWords.get(word) ?? capitalised(word)
}

/** Whether a text writes the name of a town, in any language: «Bernina» does not write «Bern» (rule 2.2.7). */
function isWritten(name: string, { written }: Vocabulary): boolean {
  return [name.split(' '), ...synonymsOf(name)].some((words) => words.every((word) => written(word) !== null))
}

/** The corrected word; one without results in this list is not useful. */
function nearestUsefulWord(word: string, vocabulary: Vocabulary, places: BoardingPlaces): string | null {
  const nearest = vocabulary.nearest(word, [...knownWords.keys(), ...timeWords, ...places.keys()])
  const isHelp =
    nearest === null || timeWords.includes(nearest) || places.has(nearest) || textsFor(nearest, vocabulary) !== null
  return isHelp ? nearest : vocabulary.nearest(word, timeWords)
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
