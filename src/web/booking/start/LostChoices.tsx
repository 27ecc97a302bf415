import { useAtomValue } from 'jotai'
import { withCarriedOver } from '#domain/booking/compare/migration.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { lostChoices } from '#domain/booking/removedChoices.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import { pricingAtom } from '#state/booking.ts'
import { lossAtom } from '#state/undoableChanges.ts'
import { LostChoicesNotice } from '#web/booking/step/LostChoicesNotice.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import type { Loss } from '#web/booking/useRevocableChange.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'

/** Says what a change took away, with the way back and, after a move to another departure, the way to choose it there. */
export function LostChoices({ removed }: { readonly removed: Loss }) {
  const { travelId } = useBooking()
  const lost = useAtomValue(lossAtom(travelId))
  return (
    <LostChoicesNotice removed={removed}>{lost === null ? null : <CarryOver before={lost.before} />}</LostChoicesNotice>
  )
}

function CarryOver({ before }: { readonly before: BookingDraft }) {
  const { draft, offer, change } = useBooking()
  const pricing = useAtomValue(pricingAtom(before.pricingTravelId ?? ''))
  const { date } = draft
  const isAnother =
    date !== null && (date.dateId !== before.date?.dateId || draft.pricingTravelId !== before.pricingTravelId)
  const isSameParty =
    before.travellers.length === draft.travellers.length && before.babies.length === draft.babies.length
  if (!isAnother || !isSameParty || pricing === null) return null
  const way = { from: makeOffer({ ...offer, pricing }), to: offer }
  const carried = withCarriedOver(before, date, way)
  if (lostChoices(before, carried).length >= lostChoices(before, draft).length) return null
  return (
    <Button onClick={() => change((_now, current) => withCarriedOver(before, date, { ...way, to: current }))}>
      {t('lost.carryOver')}
    </Button>
  )
}
