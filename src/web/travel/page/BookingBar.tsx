import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoney, readCentimes } from '#domain/money.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useHasBegun } from '#web/booking/resume/useStored.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { bookingPath, departureBookingPath, readMonth, variantBookingPath } from '#web/site/travelPaths.ts'
import { formatWeekdayAndDay } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import { useTourConversion } from '#web/tracking/useTourConversion.ts'
import { chosenDeparture } from '#web/travel/departures/chosenDeparture.ts'
import { cheapestDeparture } from '#web/travel/departures/departureRows.ts'
import { readDepartureView } from '#web/travel/departures/departureView.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { FromPrice } from '#web/ui/Price.tsx'
import styles from './BookingBar.module.css'
import { CompareBar } from './CompareBar.tsx'

// Only visitors with a stored draft need it.
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
        transportTypeLabel
      }
    }
  }
`)

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof BookingBar_travel>
  /** Null while loading and after a failure. */
  readonly departures: readonly DepartureRow[] | null
}

/**
 * Sticky call to action: follows the chosen variant and departure, and offers to resume a booking that was begun.
 * For travels sold by phone it shows the phone number.
 */
export function BookingBar({ travelId, travel: masked, departures }: Props) {
  const { name, minPrice, currency, pricing } = readFragment(BookingBar_travel, masked)
  const hasBegun = useHasBegun(travelId)
  const [parameters] = useSearchParams()
  // Same name as in the hits of the booking.
  useTourConversion('View_Tour', name)
  if (pricing === null || pricing.travels.length === 0) return <PhoneBar name={name} />
  const view = readDepartureView(parameters, departures)
  const variant = pricing.travels.find(({ id }) => id === view.variantId) ?? null
  const rows = (departures ?? []).filter(({ variantId }) => variantId === (variant ?? pricing.travels[0])?.id)
  const chosen = chosenDeparture(rows, parameters)
  const least = cheapestDeparture(variant === null ? (departures ?? []) : rows)?.fromCentimes ?? readCentimes(minPrice)
  const book = (
    <ButtonLink
      to={pathOf(travelId, { chosen, variantId: variant?.id ?? null, month: readMonth(parameters) })}
      look="primary"
    >
      {chosen?.canWait === true ? t('travel.waitChosen') : t('travel.book')}
    </ButtonLink>
  )
  const label = variant === null || pricing.travels.length === 1 ? name : `${name}, ${variant.transportTypeLabel}`
  const bar = (
    <div className={styles.bar} data-foot-bar>
      <CompareBar view={view} />
      <div className={styles.inside}>
        <span className={styles.name}>{label}</span>
        {chosen === null ? (
          <span className={styles.price}>
            {variant === null || pricing.travels.length === 1 ? null : (
              <span className={styles.selection}>{variant.transportTypeLabel}</span>
            )}
            <FromPrice centimes={least} currency={currency} />
          </span>
        ) : (
          <ChosenPrice row={chosen} />
        )}
        {book}
      </div>
      <p className="sr-only" role="status">
        {chosen === null ? '' : t('travel.chosenThis', { days: daysOf(chosen) })}
      </p>
    </div>
  )
  if (!hasBegun || chosen !== null || view.compared.length > 0) return bar
  return (
    <Suspense fallback={bar}>
      <ResumeBar travelId={travelId} otherwise={book} fallback={bar} />
    </Suspense>
  )
}

interface Selection {
  readonly chosen: DepartureRow | null
  readonly variantId: string | null
  readonly month: string | null
}

/** Path into the funnel, with the departure or variant chosen so far. */
function pathOf(travelId: string, { chosen, variantId, month }: Selection): string {
  if (chosen !== null) return departureBookingPath(travelId, chosen)
  return variantId === null ? bookingPath(travelId, month) : variantBookingPath(travelId, variantId, month)
}

function daysOf({ startDate, endDate }: DepartureRow): string {
  return `${formatWeekdayAndDay(startDate)} – ${formatWeekdayAndDay(endDate)}`
}

function ChosenPrice({ row }: { readonly row: DepartureRow }) {
  const { fromCentimes, currency } = row
  return (
    <span className={styles.price}>
      <span className={styles.selection}>{daysOf(row)}</span>
      {fromCentimes === null ? t('travel.priceOnRequest') : formatMoney({ centimes: fromCentimes, currency })}
    </span>
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
