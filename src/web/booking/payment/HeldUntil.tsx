import { useSite } from '#web/site/SiteContext.tsx'
import { formatMoment } from '#web/text/days.ts'
import { t } from '#web/text/payment.ts'

interface Props {
  /** Timestamp; null where it is not known. */
  readonly heldUntil: string | null
}

/** Until when the places are held for who has not paid yet. */
export function HeldUntil({ heldUntil }: Props) {
  const { config } = useSite()
  return heldUntil === null ? null : <p>{t('online.heldUntil', { moment: formatMoment(heldUntil, config.today) })}</p>
}
