import { toHandOver } from '#domain/booking/handOver.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/aside.ts'
import { chakra } from '#web/theme/chakra.ts'
import { BrandQrCode } from './BrandQrCode.tsx'
import { handOverLink } from './handOverLink.ts'

const Hint = chakra('p', { base: { color: 'muted', fontSize: 'field' } })

/** The choices of the booking as a code; nothing while no date is chosen. */
export function HandOverCode() {
  const { travelId, draft, offer } = useBooking()
  const { config, tenant } = useSite()
  const handOver = toHandOver(draft, offer)
  if (handOver === null) return null
  return (
    <>
      <BrandQrCode text={handOverLink(config.publicUrl, travelId, handOver)} title={t('handOver.title')} branding={tenant.branding} />
      <Hint>{t('handOver.info')}</Hint>
    </>
  )
}
