import { toHandOver } from '#domain/booking/stored/handOver.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/session.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { BrandQrCode } from './BrandQrCode.tsx'
import { handOverLink } from './handOverLink.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const Body = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'center' } })
const Hint = chakra('p', { base: { color: 'muted', fontSize: 'field' } })

/** The choices of the booking as a QR code for a phone; nothing while no date is chosen. */
export function HandOverDialog({ isOpen, onClose }: Props) {
  const { booking, travelId } = useBooking()
  const { config, tenant } = useSite()
  const handOver = toHandOver(booking)
  if (handOver === null) return null
  return (
    <Dialog title={t('handOver.title')} isOpen={isOpen} onClose={onClose}>
      <Body>
        <BrandQrCode
          text={handOverLink(config.publicUrl, travelId, handOver)}
          title={t('handOver.title')}
          branding={tenant.branding}
        />
        <Hint>{t('handOver.info')}</Hint>
      </Body>
    </Dialog>
  )
}
