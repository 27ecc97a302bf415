import { lazy, Suspense, useState } from 'react'
import { toHandOver } from '#domain/booking/handOver.ts'
import { isBooked } from '#domain/booking/steps.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { handOverLink } from './handOverLink.ts'

const BrandQrCode = lazy(async () => ({ default: (await import('./BrandQrCode.tsx')).BrandQrCode }))

// A phone needs no way onto a phone.
const Hint = chakra('p', { base: { color: 'muted', fontSize: 'field' } })
const WideOnly = chakra('div', { base: { display: { base: 'none', lg: 'grid' }, gap: '3', justifyItems: 'start', _print: { display: 'none' } } })

/** «Auf dem Handy weiterfahren»: a code that carries the choices, drawn when it is asked for. */
export function HandOver() {
  const { travelId, draft, offer } = useBooking()
  const { config, tenant } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const handOver = isBooked(draft) ? null : toHandOver(draft, offer)
  if (handOver === null) return null
  return (
    <WideOnly>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('handOver.open')}
      </Button>
      {isOpen ? (
        <>
          <Suspense fallback={<Skeleton size="code" />}>
            <BrandQrCode
              text={handOverLink(config.publicUrl, travelId, handOver)}
              title={t('handOver.title')}
              branding={tenant.branding}
            />
          </Suspense>
          <Hint>{t('handOver.info')}</Hint>
        </>
      ) : null}
    </WideOnly>
  )
}
