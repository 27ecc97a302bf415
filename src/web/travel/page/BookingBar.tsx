import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { withDistinctLabels } from '#domain/catalogue/variantLabels.ts'
import { isOpen } from '#domain/catalogue/dateState.ts'
import { formatMoney } from '#domain/money.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useHasBegun } from '#web/booking/resume/useStored.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { bookingPath, readMonth } from '#web/site/travelPaths.ts'
import { departureBookingPath, variantBookingPath } from '#web/travel/departures/bookingLinks.ts'
import { t } from '#web/text/travel.ts'
import { useTourConversion } from '#web/tracking/useTourConversion.ts'
import { chosenDeparture } from '#web/travel/departures/chosenDeparture.ts'
import { formatWeekdayRange } from '#web/text/days.ts'
import {
  canOnlyWait,
  cheapestDeparture,
  departuresInMonth,
  isOnRequest,
  overallAvailability,
} from '#web/travel/departures/departureRows.ts'
import { readDepartureView, shownVariant } from '#web/travel/departures/departureView.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { OptionalPart } from '#web/ui/OptionalPart.tsx'
import { FromPrice } from '#web/ui/Price.tsx'
import styles from './BookingBar.module.css'
import { CompareBar } from './CompareBar.tsx'
import { shownTravel } from './shownTravel.ts'

// Only visitors with a stored draft need it.
const ResumeBar = lazy(async () => ({ default: (await import('#web/booking/resume/ResumeBar.tsx')).ResumeBar }))

const BookingBar_travel = graphql(`
  fragment BookingBar_travel on Travel {
    id
    name
    pricing {
      travels {
        id
        transportTypeLabel
      }
    }
    ...ShownTravel_travel
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
  const travel = readFragment(BookingBar_travel, masked)
  const { name, pricing } = travel
  const { today } = useSite().config
  const hasBegun = useHasBegun(travelId)
  const [parameters] = useSearchParams()
  // Same name as in the hits of the booking.
  useTourConversion('View_Tour', name)
  if (pricing === null || pricing.travels.length === 0) return <PhoneBar name={name} isSold={departures !== null} />
  const view = readDepartureView(parameters, departures)
  const variant = withDistinctLabels(pricing.travels).find(({ id }) => id === view.variantId) ?? null
  const rows = (departures ?? []).filter(({ variantId }) => variantId === shownVariant(pricing.travels, view)?.id)
  const month = readMonth(parameters)
  const chosen = chosenDeparture(rows, parameters)
  const price =
    departures === null || variant === null
      ? shownTravel(travel, departures, { today, month }).price
      : priceOfVariant(departuresInMonth(rows, month))
  const possible = departures === null ? null : chosen !== null ? [chosen] : variant === null ? departures : rows
  const path = pathOf(travelId, { chosen, possible, variantId: variant?.id ?? null, month })
  const action = <BookingAction departures={possible} path={path} />
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
            {price === null ? null : <FromPrice {...price} />}
          </span>
        ) : (
          <ChosenPrice row={chosen} />
        )}
        {action}
      </div>
      <p className="sr-only" role="status">
        {chosen === null ? '' : t('travel.chosenThis', { days: formatWeekdayRange(chosen) })}
      </p>
    </div>
  )
  if (!hasBegun || chosen !== null || view.compared.length > 0) return bar
  return (
    <OptionalPart loading={bar} failed={bar}>
      <ResumeBar travelId={travelId} otherwise={action} fallback={bar} />
    </OptionalPart>
  )
}

interface Selection {
  readonly chosen: DepartureRow | null
  /** The departures the choice is among; null if they are not known. */
  readonly possible: readonly DepartureRow[] | null
  readonly variantId: string | null
  readonly month: string | null
}

interface BookingActionProps {
  /** The departures it is about; null if they are not known. */
  readonly departures: readonly DepartureRow[] | null
  /** Into the funnel. */
  readonly path: string
}

/** What can be done: book, ask for a place, wait for one, or call. A waitlist is that of one date: of several the visitor chooses. */
function BookingAction({ departures, path }: BookingActionProps) {
  const availability = departures === null ? 'bookable' : overallAvailability(departures)
  if (availability === 'bookable' || availability === 'waitlist') {
    const isAsked = departures?.every((row) => isOnRequest(row) || !isOpen(row.state)) === true
    const text = availability === 'waitlist' ? t('travel.waitChosen') : isAsked ? t('travel.ask') : t('travel.book')
    return path.startsWith('#') ? (
      <ButtonLink href={path} look="primary">
        {text}
      </ButtonLink>
    ) : (
      <ButtonLink to={path} look="primary">
        {text}
      </ButtonLink>
    )
  }
  const isByPhone = departures?.some(({ state }) => state === 'BY_PHONE') === true
  return <Phone text={isByPhone ? t('travel.bookByPhone') : t('travel.questions')} />
}

/** Price «from» of a variant; null without one: that of another variant would be wrong. */
function priceOfVariant(rows: readonly DepartureRow[]) {
  const least = cheapestDeparture(rows)
  return least === null ? null : { centimes: least.fromCentimes, currency: least.currency }
}

/**
 * Path into the funnel, with the departure or variant chosen so far. Where nothing but the waitlist is left, that of its
 * only departure, else to the departures of the page.
 */
function pathOf(travelId: string, { chosen, possible, variantId, month }: Selection): string {
  if (chosen !== null) return departureBookingPath(travelId, chosen)
  if (possible !== null && overallAvailability(possible) === 'waitlist') {
    const [first, ...others] = possible.filter(canOnlyWait)
    return first === undefined || others.length > 0 ? `#${SECTION_IDS.dates}` : departureBookingPath(travelId, first)
  }
  return variantId === null ? bookingPath(travelId, month) : variantBookingPath(travelId, variantId, month)
}

function ChosenPrice({ row }: { readonly row: DepartureRow }) {
  const { fromCentimes, currency } = row
  return (
    <span className={styles.price}>
      <span className={styles.selection}>{formatWeekdayRange(row)}</span>
      <span>
        {fromCentimes === null ? t('travel.priceOnRequest') : formatMoney({ centimes: fromCentimes, currency })}
      </span>
    </span>
  )
}

/** @param isSold whether it is known to be sold by phone: null departures may have failed to load. */
function PhoneBar({ name, isSold }: { readonly name: string; readonly isSold: boolean }) {
  return (
    <div className={styles.bar} data-foot-bar>
      <div className={styles.inside}>
        <span className={styles.name}>{name}</span>
        <Phone text={isSold ? t('travel.bookByPhone') : t('travel.questions')} />
      </div>
    </div>
  )
}

function Phone({ text }: { readonly text: string }) {
  return (
    <>
      <span>{text}</span>
      <span className={styles.phone}>
        <OperatorPhone />
      </span>
    </>
  )
}
