import { chakra } from '@chakra-ui/react/styled-system'
import { OperatorHours } from '#web/layout/OperatorHours.tsx'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'

const Line = chakra('p', { base: { lineHeight: 'tight', '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target', fontWeight: 'bold' } } })
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
