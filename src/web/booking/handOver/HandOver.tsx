import { lazy, Suspense, useState } from 'react'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'

// What goes over and how it is drawn is loaded by those who want it.
const HandOverDialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }))

// A phone needs no way onto a phone.
const WideOnly = chakra('div', { base: { display: { base: 'none', lg: 'block' }, _print: { display: 'none' } } })

/** «Auf dem Handy weiterfahren»: a code that carries the choices, drawn when it is asked for. */
export function HandOver() {
  const { draft, offer } = useBooking()
  // Once asked for, the dialog stays on the page: as it closes, the focus goes back to the button.
  const [asked, setAsked] = useState<'not' | 'open' | 'closed'>('not')
  if (isBooked(draft) || dateOf(draft, offer) === null) return null
  return (
    <WideOnly>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsked('open')}>
        {t('handOver.open')}
      </Button>
      {asked === 'not' ? null : (
        <Suspense>
          <HandOverDialog isOpen={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      )}
    </WideOnly>
  )
}
