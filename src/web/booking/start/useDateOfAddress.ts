import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isBooked } from '#domain/booking/steps.ts'
import { withDate } from '#domain/booking/variant.ts'
import { toDateChoice } from '#domain/catalogue/saleDates.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { useBooking } from '#web/booking/useBooking.ts'

/** Parameter with the id of a departure, as the links of the travel page carry it. */
const PARAMETER = 'datum'

/**
 * Chooses the departure the address names, once; it leaves the address with it, so that a reload does not undo what the
 * visitor chooses afterwards. A date that is not on sale is left aside.
 */
export function useDateOfAddress(): void {
  const { draft, offer, change } = useBooking()
  const { isRestored } = useBookingData()
  const [parameters, setParameters] = useSearchParams()
  const dateId = parameters.get(PARAMETER)
  const isChosen = draft.date?.dateId === dateId
  const wanted = offer.saleDates.find(({ id }) => id === dateId)
  useEffect(() => {
    if (dateId === null || !isRestored) return
    if (wanted !== undefined && !isChosen && !isBooked(draft))
      change((now, current) => withDate(now, toDateChoice(wanted), current))
    setParameters(
      (present) => {
        present.delete(PARAMETER)
        return present
      },
      { replace: true, preventScrollReset: true },
    )
    // Once for each address; later changes of the draft are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dateId, isRestored])
}
