import { dateOf } from '#domain/booking/chosen.ts'
import { contingentState } from '#domain/booking/contingents.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { satisfiableReason } from '#domain/booking/rooms.ts'
import { waitlistCause } from '#domain/booking/waitlist.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Proposals } from './Proposals.tsx'
import { STATUS_PLACE } from './StatusNotice.tsx'
import { useLater } from './useLater.ts'
import { useOpening } from './useOpening.tsx'

interface Props {
  readonly changeRevocably: (change: Change) => void
}

const Count = chakra('p', {
  base: { paddingInlineStart: '3', borderInlineStart: '6px solid', fontWeight: 'bold' },
  variants: { isOpen: { true: { borderColor: 'secondary' }, false: { borderColor: 'primary' } } },
})

/** How many have no bed yet, counted aloud, and the ways to change that: proposals, another party, the waitlist beside the date, the phone. */
export function BedCount({ changeRevocably }: Props) {
  const { draft, offer } = useBooking()
  const open = draft.travellers.filter(({ accommodationId }) => accommodationId === null).length
  if (dateOf(draft, offer) === null || draft.travellers.length === 0) return null
  return (
    <>
      <Count role="status" isOpen={open > 0}>
        {open === 0 ? t('start.rooms.allHoused') : t('start.rooms.open', { count: open })}
      </Count>
      {contingentState(draft, offer) === 'failed' ? null : (
        <Proposals changeRevocably={changeRevocably} otherwise={<NoProposal changeRevocably={changeRevocably} />} />
      )}
    </>
  )
}

function findObstacle(draft: BookingDraft, offer: Offer) {
  return { isFull: waitlistCause(draft, offer) === 'noPlaces', reason: satisfiableReason(draft, offer) }
}

/** Nobody can be housed: full, or not a party the rooms are made for. */
function NoProposal({ changeRevocably }: Props) {
  const { isFull, reason } = useLater(findObstacle)
  const { text, button } = useOpening(reason, reason?.opening ?? null, changeRevocably)
  if (isFull) {
    return (
      <Notice tone="warning" title={t('start.waitlist.fullHere')}>
        <Button look="quiet" onClick={goToStatus}>
          {t('start.waitlist.goThere')}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={t('start.rooms.noneFitTitle')} isLive>
      {text === null ? null : <p>{text}</p>}
      {button}
      <p>
        {t('start.rooms.noneFit')} <OperatorPhone />
      </p>
    </Notice>
  )
}

/** The waitlist is a matter of the date, and stands there. */
function goToStatus() {
  const place = document.getElementById(STATUS_PLACE)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
