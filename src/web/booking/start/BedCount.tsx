import { chakra } from '@chakra-ui/react/styled-system'
import { proposeRooms } from '#domain/booking/roomProposal.ts'
import { withRooms } from '#domain/booking/rooms.ts'
import { dateOf } from '#domain/booking/chosen.ts'
import { waitlistCause } from '#domain/booking/waitlist.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { WaitlistSwitch } from './StatusNotice.tsx'

interface Props {
  readonly changeRevocably: (change: Change) => void
}

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', justifyContent: 'space-between' },
})
const Count = chakra('p', { base: { fontWeight: 'bold' } })

/** How many have no bed yet, and the ways to change that: a proposal, the waitlist, the phone. */
export function BedCount({ changeRevocably }: Props) {
  const { draft, offer, change } = useBooking()
  const open = draft.travellers.filter(({ accommodationId }) => accommodationId === null).length
  const proposal = open === 0 ? null : proposeRooms(draft, offer)
  if (dateOf(draft, offer) === null || draft.travellers.length === 0) return null
  return (
    <>
      <Line>
        <Count role="status">{open === 0 ? t('start.rooms.allHoused') : t('start.rooms.open', { count: open })}</Count>
        {proposal === null ? null : (
          <Button onClick={() => change((now, current) => withRooms(now, proposal, current))}>
            {t('start.rooms.propose')}
          </Button>
        )}
      </Line>
      {open > 0 && proposal === null ? <NoProposal changeRevocably={changeRevocably} /> : null}
    </>
  )
}

function NoProposal({ changeRevocably }: Props) {
  const { draft, offer } = useBooking()
  const isFull = waitlistCause(draft, offer) === 'noPlaces'
  return (
    <Notice tone="warning" title={isFull ? t('start.waitlist.fullTitle') : t('start.rooms.noneFitTitle')} isLive>
      <p>
        {isFull ? t('start.waitlist.full') : t('start.rooms.noneFit')} <OperatorPhone />
      </p>
      {isFull ? <WaitlistSwitch changeRevocably={changeRevocably} /> : null}
    </Notice>
  )
}
