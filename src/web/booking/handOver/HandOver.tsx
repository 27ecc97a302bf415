import { lazy, Suspense, useState } from 'react'
import { dateOf } from '#domain/booking/chosen.ts'
import { isBooked } from '#domain/booking/steps.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useBooking } from '#web/booking/useBooking.ts'

// What goes over and how it is drawn is loaded by those who want it.
const HandOverCode = lazy(async () => ({ default: (await import('./HandOverCode.tsx')).HandOverCode }))

// A phone needs no way onto a phone.
const WideOnly = chakra('div', { base: { display: { base: 'none', lg: 'grid' }, gap: '3', justifyItems: 'start', _print: { display: 'none' } } })

/** «Auf dem Handy weiterfahren»: a code that carries the choices, drawn when it is asked for. */
export function HandOver() {
  const { draft, offer } = useBooking()
  const [isOpen, setIsOpen] = useState(false)
  if (isBooked(draft) || dateOf(draft, offer) === null) return null
  return (
    <WideOnly>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('handOver.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Skeleton size="code" />}>
          <HandOverCode />
        </Suspense>
      ) : null}
    </WideOnly>
  )
}
