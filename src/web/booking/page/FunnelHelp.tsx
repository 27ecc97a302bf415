import { OperatorHours } from '#web/site/OperatorHours.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'

// On paper the contact of the operator stands at the end.
const Line = chakra('p', {
  base: {
    lineHeight: 'tight',
    _print: { display: 'none' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target', fontWeight: 'bold' },
  },
})
const Hours = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'caption' } })

/** Whom to call, and when: for everybody who would rather book with somebody. */
export function FunnelHelp() {
  return (
    <Line>
      {t('booking.help')} <OperatorPhone />
      <Hours>
        <OperatorHours />
      </Hours>
    </Line>
  )
}
