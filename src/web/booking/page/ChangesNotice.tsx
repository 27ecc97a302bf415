import { useRef } from 'react'
import { changesSince, repaired, withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import type { Change } from '#domain/booking/changes/repairChange.ts'
import { totalAfter } from '#domain/booking/changes/repairTotal.ts'
import { withRepair } from '#domain/booking/changes/withRepair.ts'
import { SummaryHint } from '#web/booking/summary/SummaryHint.tsx'
import { CHANGES_ID } from '#web/booking/changesId.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { t } from '#web/text/repair.ts'
import { changeText, repairText } from './changeText.ts'

const Focusable = chakra('div', {
  base: { _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '3px' } },
})
const Changes = chakra('ul', { base: { display: 'grid', gap: '3', paddingInlineStart: '5', listStyleType: 'disc' } })

/** Lists the changes since the last visit and applies the repairs the visitor accepts, one or all. */
export function ChangesNotice() {
  const { booking, draft, record } = useBooking()
  const notice = useRef<HTMLDivElement>(null)
  const changes = changesSince(booking)
  if (changes.length === 0) return null
  const canRepair = changes.some(({ repair }) => repair !== null)
  return (
    <Focusable ref={notice} id={CHANGES_ID} tabIndex={-1}>
      <Notice tone="warning" title={t('repair.title')} isLive>
        <Changes>
          {changes.map((change, index) => (
            <li key={index}>
              <p>{changeText(change, draft.travellers)}</p>
              {isFirstOffer(changes, index) ? <RepairButton change={change} /> : null}
            </li>
          ))}
        </Changes>
        <ButtonRow>
          {canRepair ? (
            <Button look="primary" onClick={() => record(repaired)}>
              {t('repair.all')}
            </Button>
          ) : null}
          <Button onClick={() => record(withChangesAcknowledged)}>
            {t(canRepair ? 'repair.none' : 'repair.seen')}
          </Button>
        </ButtonRow>
      </Notice>
      <SummaryHint>
        <Button look="quiet" onClick={() => showAgain(notice.current)}>
          {t('repair.hint')}
        </Button>
      </SummaryHint>
    </Focusable>
  )
}

function showAgain(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'center' })
  notice?.focus({ preventScroll: true })
}

/** Several removed choices can share a repair, which is offered once. */
function isFirstOffer(changes: readonly Change[], index: number): boolean {
  const offers = changes.map(({ repair }) => (repair === null ? null : repairText(repair, null)))
  return offers[index] !== null && offers.indexOf(offers[index] ?? null) === index
}

function RepairButton({ change: { repair } }: { readonly change: Change }) {
  const { booking, record } = useBooking()
  if (repair === null) return null
  return (
    <Button look="quiet" onClick={() => record((now) => withRepair(now, repair))}>
      {repairText(repair, totalAfter(repair, booking))}
    </Button>
  )
}
