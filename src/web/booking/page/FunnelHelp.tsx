import type { IssueKey } from '#domain/booking/people/issues.ts'
import { OperatorHours } from '#web/site/OperatorHours.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'

// Not printed: the printed page has the operator's contact at its end.
const Line = chakra('p', {
  base: {
    lineHeight: 'tight',
    _print: { display: 'none' },
    // Pressed down to its edge, over the hours, which would lie above it.
    '& a': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      fontWeight: 'bold',
    },
  },
})
const Hours = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'caption' } })

/** The error summary of the last step leads here. */
const ISSUE_ID: IssueKey = 'booking.priceMissing'

/** Phone number and office hours, for visitors who prefer to book by phone. */
export function FunnelHelp() {
  return (
    <Line id={ISSUE_ID} tabIndex={-1}>
      {t('booking.help')} <OperatorPhone />
      <Hours>
        <OperatorHours />
      </Hours>
    </Line>
  )
}
