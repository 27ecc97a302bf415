import { birthdayConsequences, type BirthdayChange } from '#domain/booking/commands/birthdayChange.ts'
import { removedItemsBy } from '#domain/booking/compare/removedItems.ts'
import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/birthday.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { removedText } from './RemovedChoicesNotice.tsx'
import { roomWords } from '#web/booking/roomWords.ts'

interface Props {
  /** Null once it was undone. */
  readonly change: BirthdayChange | null
  /** Name of the traveller. */
  readonly name: string
  /** Whether the step on screen is the one with the rooms. */
  readonly isRoomStep?: boolean
  readonly onUndo: () => void
}

/** Consequences of a confirmed birthday, with an undo; a confirmation once it was undone. */
export function ChangedBirthday({ change, name, isRoomStep = false, onUndo }: Props) {
  const { offer, words } = useBooking()
  if (change === null) return <Notice tone="info" title={t('birthday.takenBack')} isLive />
  return (
    <Notice tone="warning" title={t('birthday.changed', { person: name })} isLive>
      {consequenceTexts(change, name, offer).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isRoomStep || hasBedForEverybody(change.after) ? null : <p>{t('birthday.rooms', words)}</p>}
      <Button look="quiet" onClick={() => afterPaint(onUndo)}>
        {t('birthday.undo')}
      </Button>
    </Notice>
  )
}

function consequenceTexts(change: BirthdayChange, person: string, offer: Offer): readonly string[] {
  const { otherGroup, isNotBilledAnyMore, removed, totals } = birthdayConsequences(change, offer)
  return [
    ...(otherGroup === null ? [] : [t('birthday.group', { person, group: otherGroup.name })]),
    ...(removed.length === 0 ? [] : [removedText(removed, roomWords(offer), removedItemsBy(change, offer))]),
    ...(isNotBilledAnyMore ? [t('birthday.notBilled', { person })] : []),
    ...(totals === null ? [] : [totalText(formatMoney(totals.before), formatMoney(totals.after))]),
  ]
}

function totalText(before: string, after: string): string {
  return before === after ? t('birthday.sameTotal', { after }) : t('birthday.total', { before, after })
}
