import { dequal } from 'dequal/lite'
import type { BookingDraft } from './draft.ts'

/**
 * The draft with these choices; the draft itself where they are the present ones by value, so that whoever holds it sees
 * that nothing has changed.
 */
export function withChoices(draft: BookingDraft, choices: Partial<BookingDraft>): BookingDraft {
  const before: object = draft
  const present = Object.fromEntries(Object.keys(choices).map((name) => [name, Reflect.get(before, name)]))
  return dequal(present, choices) ? draft : { ...draft, ...choices }
}
