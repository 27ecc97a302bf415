import { writtenWords } from '#domain/words.ts'
import { synonymsOf } from './relatedWords.ts'
import { formsOf } from './wordForms.ts'

/** A town where travellers board. */
export interface BoardingPlace {
  readonly name: string
  /** 1 by index for each travel that stops there. */
  readonly travels: Uint8Array
}

/** Boarding places by name, folded. */
export type BoardingPlaces = ReadonlyMap<string, BoardingPlace>

/** A boarding place in a query, and the number of words it takes. */
export interface ReadPlace {
  readonly place: BoardingPlace
  readonly words: number
}

const FROM = /^(?:ab|abfahrt|einstieg|einsteigen|zustieg|zusteigen)$/
const AT = /^(?:ab|von|in|bei)$/

/** Indexes the boarding places. @param names the towns of each travel */
export function createBoardingPlaces(names: readonly (readonly string[])[]): BoardingPlaces {
  const places = new Map<string, BoardingPlace>()
  names.forEach((towns, number) => {
    for (const name of towns) {
      for (const key of keysOf(writtenWords(name).join(' '))) {
        const place = places.get(key) ?? { name, travels: new Uint8Array(names.length) }
        place.travels[number] = 1
        places.set(key, place)
      }
    }
  })
  return places
}

/** The name of a town, folded, and its other names: «zuri», «geneve». */
function keysOf(name: string): readonly string[] {
  const forms = formsOf(name)
  return [...new Set([...forms, ...forms.flatMap(synonymsOf).map((words) => words.join(' '))])]
}

/** The place that the words at `start` name; null where they name none. Words are folded. */
export function readPlace(words: readonly string[], start: number, places: BoardingPlaces): ReadPlace | null {
  const longest = Math.max(0, ...[...places.keys()].map((key) => key.split(' ').length))
  for (let length = longest; length > 0; length -= 1) {
    const place = places.get(words.slice(start, start + length).join(' '))
    if (place !== undefined) return { place, words: length }
  }
  return null
}

/** «Ab Winterthur», «Einstieg in Bern»; null where the words at `start` do not ask for a boarding place. */
export function readBoarding(words: readonly string[], start: number, places: BoardingPlaces): ReadPlace | null {
  const lead = boardingLead(words, start)
  const read = lead === 0 ? null : readPlace(words, start + lead, places)
  return read === null ? null : { ...read, words: read.words + lead }
}

/** The number of words before the town in «ab Winterthur» and «Einstieg in Bern»; 0 where there are none. */
export function boardingLead(words: readonly string[], start: number): number {
  if (!FROM.test(words[start] ?? '')) return 0
  let lead = 1
  while (AT.test(words[start + lead] ?? '')) lead += 1
  return lead
}
