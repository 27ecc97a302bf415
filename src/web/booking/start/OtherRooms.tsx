import { useCallback } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import { familyPackageOf, roomOf } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Unused } from '#domain/booking/rooms/solver/reasons.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { useDeferredResult } from './useDeferredResult.ts'
import { useRemedy } from './useRemedy.tsx'

interface Props {
  readonly unused: () => readonly Unused[]
  /** Carries out the remedy for a room. */
  readonly onRemedy: (change: Command) => void
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    color: 'muted',
    fontSize: 'field',
    overflowWrap: 'anywhere',
  },
})
const Item = chakra('li', {
  base: { display: 'grid', gap: '1', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
})

/** The unavailable rooms, those with the same reason in one line; nothing if there are none. */
export function OtherRooms({ unused, onRemedy }: Props) {
  const find = useCallback((booking: Booking) => byReason(unused(), booking), [unused])
  const groups = useDeferredResult(find)
  return groups.length === 0 ? null : (
    <List>
      {groups.map((group) => (
        <Item key={group.text}>
          <Group {...group} onRemedy={onRemedy} />
        </Item>
      ))}
    </List>
  )
}

interface UnavailableGroup {
  readonly text: string
  readonly names: readonly string[]
  readonly reason: Reason
}

function Group({ text, names, reason, onRemedy }: UnavailableGroup & Pick<Props, 'onRemedy'>) {
  const hasRemedyButton = reason.remedy?.kind === 'waitlist' || reason.remedy?.kind === 'date'
  const { button } = useRemedy(reason, hasRemedyButton ? reason.remedy : null, onRemedy)
  return (
    <>
      <span>{t('start.rooms.notNow', { rooms: names.join(', '), reason: text })}</span>
      {button}
    </>
  )
}

function byReason(unused: readonly Unused[], { offer }: Booking): readonly UnavailableGroup[] {
  return unused.reduce<readonly UnavailableGroup[]>((groups, one) => {
    const text = reasonOf(one, offer)
    const names = [nameOf(one, offer)]
    const present = groups.find((group) => group.text === text)
    if (present === undefined) return [...groups, { text, names, reason: one.reason }]
    return groups.map((group) => (group === present ? { ...group, names: [...group.names, ...names] } : group))
  }, [])
}

/** Reason without its remedy, which is a button or, as with additional people, no help; families are named. */
function reasonOf({ reason }: Unused, offer: Offer): string {
  const remedy = reason.remedy?.kind === 'family' ? reason.remedy : null
  return reasonText({ ...reason, remedy }, offer) ?? ''
}

function nameOf({ type, id }: Unused, offer: Offer): string {
  return (type === 'accommodation' ? roomOf(id, offer) : familyPackageOf(id, offer))?.name ?? ''
}
