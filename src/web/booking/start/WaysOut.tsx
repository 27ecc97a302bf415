import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { STATUS_NOTICE_ID } from './StatusNotice.tsx'

/** Leads from the rooms to the notice of the date, which alone asks about the waitlist. */
export function WaysOut() {
  return (
    <Button look="quiet" onClick={goToStatus}>
      {t('start.waitlist.goThere')}
    </Button>
  )
}

function goToStatus() {
  const notice = document.getElementById(STATUS_NOTICE_ID)
  notice?.scrollIntoView({ block: 'center' })
  notice?.focus({ preventScroll: true })
}
