import { withDate } from '#domain/booking/commands/dates.ts'
import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import { extensionOptions } from '#domain/booking/dates/extension.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { sameDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { withBeds } from './choices.ts'
import { turn, type Wishes } from './wishes.ts'

/** To the date by the wished way; rooms are looked at wherever one passes. */
export function onDate(
  draft: BookingDraft,
  { date, wishes }: { readonly date: SaleDate; readonly wishes: Wishes },
  offer: Offer,
): BookingDraft {
  const straight = (from: BookingDraft) => withDate(from, toDateChoice(date), offer)
  switch (wishes.way) {
    case 'straight':
      return straight(draft)
    case 'byAnotherDate':
      return straight(withBeds(withDate(draft, toDateChoice(turn(offer.saleDates, wishes.stop)), offer), wishes, offer))
    case 'byItsSister':
      return straight(bySister(withBeds(straight(draft), wishes, offer), offer))
  }
}

/** Down from an extension and up again, or up to one and down again. */
function bySister(draft: BookingDraft, offer: Offer): BookingDraft {
  const chosen = dateOf(draft, offer)
  if (chosen === null) return draft
  if (draft.isUpgradedToExtension) return withExtension(withoutExtension(draft, offer), toDateChoice(chosen), offer)
  const longer = extensionOptions(draft, offer).find((option) => !sameDate(draft.date, option))
  return longer === undefined ? draft : withoutExtension(withExtension(draft, toDateChoice(longer), offer), offer)
}
