import type { LostChoice } from '#domain/booking/lostChoices.ts'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Loss } from './useRevocableChange.ts'

/** Says which choices a change has taken away, and takes the change back on request. */
export function LostChoicesNotice({ loss: { choices, undo } }: { readonly loss: Loss }) {
  if (choices.length === 0) return null
  return (
    <Notice tone="warning" title={t('start.lost.title')} isLive>
      <p>{t('start.lost.choices', { choices: choices.map(nameOf).join(', ') })}</p>
      <Button look="quiet" onClick={undo}>
        {t('start.lost.undo')}
      </Button>
    </Notice>
  )
}

function nameOf(choice: LostChoice): string {
  switch (choice) {
    case 'extension':
      return t('start.lost.extension')
    case 'rooms':
      return t('start.lost.rooms')
    case 'familyPackage':
      return t('start.lost.familyPackage')
    case 'extras':
      return t('start.lost.extras')
    case 'discounts':
      return t('start.lost.discounts')
    case 'insurance':
      return t('start.lost.insurance')
    case 'stops':
      return t('start.lost.stops')
  }
}
