import { useSite } from '#web/site/SiteContext.tsx'
import { formatMoment } from '#web/text/days.ts'
import { t } from '#web/text/payment.ts'

interface Props {
  /** ISO timestamp; null if unknown. */
  readonly heldUntil: string | null
}

/** Time until which the places of an unpaid booking are held. */
export function HeldUntil({ heldUntil }: Props) {
  const { config } = useSite()
  return heldUntil === null ? null : <p>{t('online.heldUntil', { moment: formatMoment(heldUntil, config.today) })}</p>
}
