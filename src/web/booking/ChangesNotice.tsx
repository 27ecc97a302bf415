import { chakra } from '@chakra-ui/react/styled-system'
import { useSetAtom } from 'jotai'
import { changesSince, withChangesSeen } from '#domain/booking/repair.ts'
import { withRepair } from '#domain/booking/withRepair.ts'
import { takeInAtom } from '#state/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { changeText, repairText, t } from './changeText.ts'
import { useBooking } from './useBooking.ts'

const Changes = chakra('ul', { base: { display: 'grid', gap: '3', paddingInlineStart: '5', listStyleType: 'disc' } })

/** Tells what has changed since the visitor saw it last, and carries out the repairs they ask for. */
export function ChangesNotice() {
  const { travelId, draft, offer } = useBooking()
  const takeIn = useSetAtom(takeInAtom(travelId))
  const changes = changesSince(draft, offer)
  if (changes.length === 0) return null
  // Several things that went can have one repair in common.
  const isFirst = (text: string, index: number) =>
    changes.findIndex(({ repair }) => repair !== null && repairText(repair) === text) === index
  return (
    <Notice tone="warning" title={t('repair.title')} isLive>
      <Changes>
        {changes.map((change, index) => {
          const { repair } = change
          const offered = repair === null ? null : repairText(repair)
          return (
            <li key={index}>
              <p>{changeText(change, draft.travellers)}</p>
              {repair === null || offered === null || !isFirst(offered, index) ? null : (
                <Button look="quiet" onClick={() => takeIn((now, current) => withRepair(now, repair, current))}>
                  {offered}
                </Button>
              )}
            </li>
          )
        })}
      </Changes>
      <Button onClick={() => takeIn(withChangesSeen)}>{t('repair.seen')}</Button>
    </Notice>
  )
}
