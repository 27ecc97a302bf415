import { QRCodeSVG } from 'qrcode.react'
import type { TenantConfig } from '#tenant/config.ts'
import { t } from '#web/text/booking.ts'

interface Props {
  readonly text: string
  readonly branding: Pick<TenantConfig['branding'], 'colors' | 'qrCode'>
}

/** Pixels; the logo covers a fifth of the side, which error correction Q makes good. */
const SIZE = 208
const LOGO_SIZE = 40

/** A code in the colours of the tenant with its logo in the middle; `squares` without rounded eyes is its only style. */
export function BrandQrCode({ text, branding: { colors, qrCode } }: Props) {
  return (
    <QRCodeSVG
      value={text}
      size={SIZE}
      level="Q"
      marginSize={2}
      fgColor={colors.primary}
      bgColor="#ffffff"
      title={t('handOver.title')}
      imageSettings={{ src: qrCode.logoImage, width: LOGO_SIZE, height: LOGO_SIZE, excavate: true }}
    />
  )
}
