import { isProposalChosen } from '#domain/booking/roomSolver.ts'
import type { PricedProposal } from '#domain/booking/partyTotal.ts'
import type { Proposal } from '#domain/booking/roomSolverProposal.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { afterPaint } from '#web/ui/painted.ts'
import { sleeperName } from './sleeperName.ts'

interface Props {
  readonly proposal: PricedProposal
  readonly isCheapest: boolean
  readonly onChoose: () => void
}

const Line = chakra('span', { base: { display: 'block' } })

/** One way to house everybody: which rooms, who sleeps in each, and what the whole booking then costs. */
export function ProposalRow({ proposal, isCheapest, onChoose }: Props) {
  const { draft, offer } = useBooking()
  const title = titleOf(proposal, offer)
  const isChosen = isProposalChosen(draft, proposal)
  const names = (travellers: readonly number[]) => travellers.map((index) => sleeperName(draft.travellers[index], index, offer)).join(', ')
  return (
    <ChoiceRow
      title={title}
      isChosen={isChosen}
      info={
        <>
          {isCheapest ? <Line>{t('start.proposals.cheapest')}</Line> : null}
          {draft.travellers.length === 1
            ? null
            : proposal.occupied.map(({ accommodationId, travellers }, index) => (
                // The single rooms of a proposal have no name of their own; their order is fixed.
                <Line key={index}>
                  {t('start.proposals.room', { room: roomName(accommodationId, offer), people: names(travellers) })}
                </Line>
              ))}
        </>
      }
      price={proposal.total === null ? null : formatMoney({ centimes: proposal.total, currency: offer.pricing?.currency ?? 'CHF' })}
      action={
        isChosen ? undefined : (
          <Button aria-label={t('start.proposals.chooseThis', { rooms: title })} onClick={() => afterPaint(onChoose)}>
            {t('start.proposals.choose')}
          </Button>
        )
      }
    />
  )
}

function titleOf({ rooms, familyPackageId }: Proposal, offer: Offer): string {
  const family = offer.pricing?.familyPackages.find(({ id }) => id === familyPackageId)
  if (family !== undefined) return family.name
  return rooms
    .map(({ accommodationId, quantity }) => {
      const room = offer.pricing?.accommodations.find(({ id }) => id === accommodationId)
      const isByPlace = room?.capacitySettings.partialOccupancyAllowed === true
      const name = roomName(accommodationId, offer)
      return isByPlace ? t('start.proposals.places', { count: quantity, room: name }) : t('start.proposals.rooms', { count: quantity, room: name })
    })
    .join(' + ')
}

function roomName(accommodationId: string, { pricing }: Offer): string {
  return pricing?.accommodations.find(({ id }) => id === accommodationId)?.name ?? ''
}
