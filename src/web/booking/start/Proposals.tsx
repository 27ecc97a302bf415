import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { pricedProposals } from '#domain/booking/partyTotal.ts'
import { withProposal } from '#domain/booking/roomSolver.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { afterPaint } from '#web/ui/painted.ts'
import { ProposalRow } from './ProposalRow.tsx'
import { hasBeds } from './useDatePrices.ts'
import { useLater } from './useLater.ts'

interface Props {
  readonly changeRevocably: (change: Change) => void
  /** Shown where there is none. */
  readonly otherwise: ReactNode
}

/** So many are named; the others are a matter of taste. */
const MOST_PROPOSALS = 3

const Title = chakra('h3', { base: { fontSize: 'lead' } })

/** The cheapest ways to give everybody a bed, each taken in one tap. Asked for once all have one. */
export function Proposals({ changeRevocably, otherwise }: Props) {
  const { draft } = useBooking()
  const [isAskedFor, setIsAskedFor] = useState(false)
  const hasChosen = useRef(false)
  const isHoused = hasBeds(draft)
  const find = useCallback(
    (present: BookingDraft, offer: Offer) =>
      isAskedFor || !hasBeds(present) ? pricedProposals(present, offer, MOST_PROPOSALS) : null,
    [isAskedFor],
  )
  const proposals = useLater(find)
  if (isHoused && !isAskedFor) {
    return (
      <div>
        <Button look="quiet" ref={(button) => takeFocus(button, hasChosen)} onClick={() => afterPaint(() => setIsAskedFor(true))}>
          {t('start.proposals.ask')}
        </Button>
      </div>
    )
  }
  if (proposals === null) return null
  if (proposals.length === 0) return otherwise
  return (
    <div>
      <Title>{t('start.proposals.title')}</Title>
      {proposals.map((proposal, index) => (
        <ProposalRow
          key={[proposal.familyPackageId, ...proposal.rooms.map(({ accommodationId, quantity }) => `${accommodationId} ${quantity}`)].join()}
          proposal={proposal}
          isCheapest={index === 0 && proposals.length > 1}
          onChoose={() => {
            hasChosen.current = true
            setIsAskedFor(false)
            changeRevocably((now, current) => withProposal(now, proposal, current))
          }}
        />
      ))}
    </div>
  )
}

/** The button that was pressed is gone once a proposal is taken: who uses the keyboard goes on from here. */
function takeFocus(button: HTMLButtonElement | null, hasChosen: { current: boolean }): void {
  if (button === null || !hasChosen.current) return
  hasChosen.current = false
  button.focus({ preventScroll: true })
}
