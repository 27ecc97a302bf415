import { QRCodeSVG } from 'qrcode.react'
import type { TenantConfig } from '#tenant/config.ts'

interface Props {
  readonly text: string
  /** Accessible name. */
  readonly title: string
  readonly branding: Pick<TenantConfig['branding'], 'colors' | 'qrCode'>
}

/** Side in pixels. The logo takes a fifth of it, for which error correction level Q makes up. */
const SIZE = 300
const LOGO_SIZE = 58

/** QR code in the tenant's colours with its logo in the middle: square modules and eyes, the only style a tenant can have. */
export function BrandQrCode({ text, title, branding: { colors, qrCode } }: Props) {
  return (
    <QRCodeSVG
      value={text}
      size={SIZE}
      level="Q"
      marginSize={2}
      fgColor={colors.primary}
      bgColor="#ffffff"
      title={title}
      imageSettings={{ src: qrCode.logoImage, width: LOGO_SIZE, height: LOGO_SIZE, excavate: true }}
    />
  )
}
