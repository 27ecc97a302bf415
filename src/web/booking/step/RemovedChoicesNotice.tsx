import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { removedItems } from '#domain/booking/compare/removedItems.ts'
import type { UnavailableItem } from '#domain/booking/compare/unavailable.ts'
import type { PriceKind } from '#domain/booking/draft/snapshot.ts'
import type { RemovedChoice } from '#domain/booking/removedChoices.ts'
import { undoableChangeAtom } from '#state/undoableChanges.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import type { RoomWords } from '#web/booking/roomWords.ts'
import type { RemovedChoices } from '#web/booking/useUndoableChange.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } })

interface Props {
  readonly removed: RemovedChoices
  /** A further button beside the undo. */
  readonly children?: ReactNode
}

/** Lists the choices that a change has removed, with an undo of the change. */
export function RemovedChoicesNotice({ removed: { choices, names, undo }, children }: Props) {
  const { travelId, booking, words } = useBooking()
  const undoable = useAtomValue(undoableChangeAtom(travelId))
  if (choices.length === 0) return null
  const items = undoable === null ? [] : removedItems(undoable.before, booking)
  const lost = choices.every((choice) => choice === 'people') ? null : removedText(choices, words, items)
  const left = names.length === 0 ? null : t('lost.people', { names: names.join(', '), count: names.length })
  return (
    <Notice tone="warning" title={left ?? lost ?? ''} isLive>
      {left === null || lost === null ? null : <p>{`${lost}.`}</p>}
      {lost === null ? null : <p>{t('lost.choices')}</p>}
      <Buttons>
        {children}
        <Button look="quiet" onClick={() => afterPaint(undo)}>
          {t('lost.undo')}
        </Button>
      </Buttons>
    </Notice>
  )
}

/** Sentence that lists removed choices: rooms, extras and discounts by name, as far as they are given. */
export function removedText(
  choices: readonly RemovedChoice[],
  words: RoomWords,
  items: readonly UnavailableItem[],
): string {
  const names = choices.flatMap((choice) => {
    const named = items.filter(({ kind }) => ITEMS[choice]?.includes(kind)).map(itemText)
    return named.length > 0 ? named : (nameOf(choice, words) ?? [])
  })
  return t('lost.title', { choices: names.join(', ') })
}

const ITEMS: Partial<Record<RemovedChoice, readonly PriceKind[]>> = {
  rooms: ['room'],
  familyPackage: ['familyPackage'],
  extras: ['roomAddon', 'personalAddon', 'bookingAddon', 'collectiveAddon', 'esim', 'documents', 'co2'],
  discounts: ['personalDiscount'],
}

function itemText({ label, quantity, availableQuantity }: UnavailableItem): string {
  return quantity === 1 ? label : `${quantity - availableQuantity} × ${label}`
}

/** Null for people, whose names have a sentence of their own. */
function nameOf(choice: RemovedChoice, words: RoomWords): string | null {
  switch (choice) {
    case 'people':
      return null
    case 'extension':
      return t('summary.extension')
    case 'rooms':
      return t('summary.rooms', words)
    case 'familyPackage':
      return t('lost.familyPackage')
    case 'extras':
      return t('lost.extras')
    case 'discounts':
      return t('summary.discounts')
    case 'insurance':
      return t('lost.insurance')
    case 'stops':
      return t('lost.stops')
  }
}
