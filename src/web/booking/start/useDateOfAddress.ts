import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useClient } from 'urql'
import { preselectedDate, withDate, withoutDate } from '#domain/booking/commands/dates.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { monthOf, type IsoDay } from '#domain/calendar.ts'
import { readPricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { chooseVariantAtom, storePricingAtom } from '#state/booking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { pricingVariables } from '#web/booking/loadBooking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { MONTH_PARAMETER, readMonth } from '#web/site/travelPaths.ts'
import { readDateAsked } from './dateAsked.ts'
import type { DateAsked } from './dateAsked.ts'

/** Parameters with the ids of variant, departure and extension, as the links of the travel page carry them. */
const VARIANT = 'variante'
const DATE = 'datum'
const EXTENSION = 'verlaengerung'
const ALL = [VARIANT, DATE, EXTENSION, MONTH_PARAMETER]

/** The departure one comes with. */
export interface DateOfAddress {
  /** What became of it; `coming` as long as the address asks for it. Null where none was asked for. */
  readonly asked: DateAsked['dateAsked'] | 'coming' | null
  /** The departure that was asked for; null where it is not known (yet). */
  readonly date: SaleDate | null
  /** First day of one that is gone; null where nobody knows. */
  readonly goneDay: IsoDay | null
}

/**
 * Chooses the variant and the departure the address names, or the first of a month it names, once; they leave the
 * address with it, so that a reload does not undo what the visitor chooses afterwards. Of a departure that is not on
 * sale that is told, and no other is chosen in its place.
 */
export function useDateOfAddress(): DateOfAddress {
  const { draft, offer, change } = useBooking()
  const { isRestored } = useBookingData()
  const [parameters, setParameters] = useSearchParams()
  const state: unknown = useLocation().state
  const chooseVariant = useVariantOfAddress()
  const [variantId, dateId, extensionId] = [VARIANT, DATE, EXTENSION].map((name) => parameters.get(name))
  const isNamed = dateId !== null || variantId !== null || parameters.has(MONTH_PARAMETER)
  const isKnown = offer.travel.pricing?.travels.some(({ id }) => id === variantId) === true
  const isOtherVariant = isKnown && variantId !== offer.pricing?.id && !isBooked(draft)
  const named =
    offer.saleDates.find(
      ({ id, extension }) => id === dateId && (extensionId === null || extension?.id === extensionId),
    ) ?? null
  const wanted = dateId === null ? firstOfMonth(readMonth(parameters), offer, draft) : named
  const isChosen =
    dateId !== null &&
    draft.date?.dateId === dateId &&
    (extensionId === null || draft.date?.extensionId === extensionId)
  useEffect(() => {
    if (!isNamed || !isRestored) return
    const leave = (names: readonly string[], note: DateAsked | null) => {
      setParameters(
        (present) => {
          for (const name of names) present.delete(name)
          return present
        },
        { replace: true, preventScrollReset: true, state: note === null ? state : note },
      )
    }
    const goneDay = offer.pricing?.departures.find(({ id }) => id === dateId)?.startDate ?? null
    const gone: DateAsked | null = dateId === null ? null : { dateAsked: 'gone', goneDay }
    if (isOtherVariant && variantId) {
      // The departure is looked for once the variant is there; of one that cannot be loaded nothing is chosen.
      void chooseVariant(variantId).then((isThere) => (isThere ? leave([VARIANT], null) : leave(ALL, null)))
      return
    }
    const isOpen = !isBooked(draft)
    if (wanted !== null && !isChosen && isOpen) change((now, current) => withDate(now, toDateChoice(wanted), current))
    if (named === null && gone !== null && isOpen) change(withoutDate)
    leave(ALL, named === null ? gone : { dateAsked: 'chosen', goneDay: null })
    // Once for each address; later changes of the draft are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNamed, variantId, dateId, isRestored])
  const told = readDateAsked(state)
  if (dateId !== null) return { asked: 'coming', date: isOtherVariant ? null : named, goneDay: null }
  return { asked: told?.dateAsked ?? null, date: dateOf(draft, offer), goneDay: told?.goneDay ?? null }
}

/** The first departure of the month one comes with that can be booked; none where rooms are chosen already, for these go by the date. */
function firstOfMonth(month: string | null, offer: Offer, { rooms }: BookingDraft): SaleDate | null {
  if (month === null || rooms.length > 0) return null
  const saleDates = offer.saleDates.filter(({ startDate }) => monthOf(startDate) === month)
  return preselectedDate({ ...offer, saleDates })
}

/** Loads a variant and chooses it; answers whether that worked. */
function useVariantOfAddress(): (variantId: string) => Promise<boolean> {
  const { travelId } = useBooking()
  const graph = useClient()
  const take = useSetAtom(storePricingAtom(travelId))
  const choose = useSetAtom(chooseVariantAtom(travelId))
  return async (variantId) => {
    const { data } = await graph.query(RatioTravelDocument, pricingVariables(variantId, false)).toPromise()
    const pricing = readPricingTravel(data?.ratioTravel ?? null)
    if (pricing === null) return false
    take(pricing)
    choose(variantId)
    return true
  }
}
