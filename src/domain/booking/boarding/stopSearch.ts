import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { minutesOf } from '#domain/timeOfDay.ts'
import { umlautsFolded, writtenWords } from '#domain/words.ts'

const DAY_MINUTES = 24 * 60

const SAINT: ReadonlySet<string> = new Set(['sankt', 'saint'])

/** The stops in timetable order: the earliest first, after midnight last, then those without a time. */
export function stopsByTime(stops: readonly BusStop[]): readonly BusStop[] {
  const minutes = ({ time, isNextDay }: BusStop) => (minutesOf(time) ?? 2 * DAY_MINUTES) + (isNextDay ? DAY_MINUTES : 0)
  return [...stops].sort((a, b) => minutes(a) - minutes(b))
}

/**
 * The stops whose name, town or postcode matches every word of a search; all for an empty one. Accents, case, points
 * and spellings of umlauts do not matter. Without an exact match, one typing error per word is tolerated.
 */
export function stopsMatching(stops: readonly BusStop[], search: string): readonly BusStop[] {
  const words = wordsOf(search)
  const texts = stops.map((stop) => ({
    stop,
    text: wordsOf([stop.name, stop.city, stop.zip].filter((part) => part !== null).join(' ')),
  }))
  const fitting = (fits: (word: string, text: readonly string[]) => boolean) =>
    texts.filter(({ text }) => words.every((word) => fits(word, text))).map(({ stop }) => stop)
  const exact = fitting(isIn)
  return exact.length > 0 ? exact : fitting((word, text) => isIn(word, text) || text.some((own) => isSlipOf(word, own)))
}

/** Normalized words of a text, so that spellings of one name match: `St. Gallen` and `sankt gallen`. */
export function wordsOf(text: string): readonly string[] {
  return writtenWords(text).map((word) => {
    const plain = umlautsFolded(word)
    return SAINT.has(plain) ? 'st' : plain
  })
}

/** A number matches as a prefix: 30 matches Bern's 3012, and not 8303. */
function isIn(word: string, text: readonly string[]): boolean {
  return /^\d/.test(word) ? text.some((own) => own.startsWith(word)) : text.join(' ').includes(word)
}

/** Minimum length for tolerance; shorter words have too many neighbours. */
const SHORTEST_FORGIVEN = 5

/** Whether a typed word is a prefix of another but for one letter: missing, added, wrong, or swapped. */
function isSlipOf(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_FORGIVEN || /^\d/.test(typed)) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same]
  return (
    word.slice(same + 1).startsWith(typed.slice(same + 1)) ||
    word.slice(same + 1).startsWith(typed.slice(same)) ||
    word.slice(same).startsWith(typed.slice(same + 1)) ||
    (isSwapped && word.slice(same + 2).startsWith(typed.slice(same + 2)))
  )
}
