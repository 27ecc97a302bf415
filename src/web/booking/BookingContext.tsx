import { createContext, useContext } from 'react'
import type { RatioTravelQuery, TravelQuery } from '#gql/graphql.ts'

/** What the steps of one booking draw from: masked data, read by each component with its own fragment. */
export interface BookingData {
  readonly travelId: string
  readonly travel: NonNullable<TravelQuery['travel']>
  /** The chosen variant; null while it loads. */
  readonly ratioTravel: RatioTravelQuery['ratioTravel']
  /** False until the state kept on the device was read; until then the page shows what the server knew. */
  readonly isRestored: boolean
}

const BookingDataContext = createContext<BookingData | null>(null)

export const BookingDataProvider = BookingDataContext.Provider

/** Data of the booking around this component. */
export function useBookingData(): BookingData {
  const data = useContext(BookingDataContext)
  if (data === null) throw new Error('A step of the funnel stands outside of the booking page')
  return data
}
