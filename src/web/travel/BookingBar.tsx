import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { readCentimes } from '#domain/money.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useHasBegun } from '#web/booking/resume/useStored.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/travel.ts'
import { useTourConversion } from '#web/tracking/useTourConversion.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { FromPrice } from '#web/ui/Price.tsx'
import styles from './BookingBar.module.css'
import { leastDeparture } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'
import { bookingPath, readMonth } from './travelPaths.ts'

// Loaded by those who have begun a booking.
const ResumeBar = lazy(async () => ({ default: (await import('#web/booking/resume/ResumeBar.tsx')).ResumeBar }))

const BookingBar_travel = graphql(`
  fragment BookingBar_travel on Travel {
    id
    name
    minPrice
    currency
    pricing {
      travels {
        id
      }
    }
  }
`)

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof BookingBar_travel>
  /** Null until they are known, and when they could not be loaded. */
  readonly departures: readonly DepartureRow[] | null
}

/**
 * The one call to action: stays at the lower edge while the page is read, and leads on with a booking that was begun.
 * For travels sold by phone it is the number.
 */
export function BookingBar({ travelId, travel: masked, departures }: Props) {
  const { name, minPrice, currency, pricing } = readFragment(BookingBar_travel, masked)
  const hasBegun = useHasBegun(travelId)
  const [parameters] = useSearchParams()
  const month = readMonth(parameters)
  // Where one could book, a tour has been looked at: by the name the booking will have too.
  useTourConversion('View_Tour', name)
  if (pricing === null || pricing.travels.length === 0) return <PhoneBar name={name} />
  const book = (
    <ButtonLink to={bookingPath(travelId, month)} look="primary">
      {t('travel.book')}
    </ButtonLink>
  )
  const bar = (
    <div className={styles.bar} data-foot-bar>
      <div className={styles.inside}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          <FromPrice centimes={leastDeparture(departures ?? [])?.fromCentimes ?? readCentimes(minPrice)} currency={currency} />
        </span>
        {book}
      </div>
    </div>
  )
  if (!hasBegun) return bar
  return (
    <Suspense fallback={bar}>
      <ResumeBar travelId={travelId} otherwise={book} fallback={bar} />
    </Suspense>
  )
}

function PhoneBar({ name }: { readonly name: string }) {
  return (
    <div className={styles.bar} data-foot-bar>
      <div className={styles.inside}>
        <span className={styles.name}>{name}</span>
        <span>{t('travel.bookByPhone')}</span>
        <span className={styles.phone}>
          <OperatorPhone />
        </span>
      </div>
    </div>
  )
}
