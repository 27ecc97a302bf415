import type { Command } from '#domain/booking/commands/command.ts'
import { withoutAdult } from '#domain/booking/commands/people.ts'
import { adultsIn } from '#domain/booking/people/partyPeople.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { personName } from '#web/booking/personName.ts'
import { t } from '#web/text/rooms.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

const People = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
})

interface Props {
  /** The number of adults wanted; null to close the question. */
  readonly wanted: number | null
  readonly onClose: () => void
  readonly changeUndoably: (change: Command) => void
}

/** Asks who stays at home, by name, one after the other until the party is as small as wanted. */
export function LeavingQuestion({ wanted, onClose, changeUndoably }: Props) {
  const { booking, draft } = useBooking()
  const adults = adultsIn(booking)
  return (
    <Dialog
      title={t('start.party.leaving')}
      isOpen={wanted !== null && wanted < adults.length}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('start.party.allStay')}</Button>}
    >
      <People>
        {adults.map(({ index }) => (
          <Button key={index} onClick={() => changeUndoably((now) => withoutAdult(now, index))}>
            {personName(draft.travellers, index)}
          </Button>
        ))}
      </People>
    </Dialog>
  )
}
