import { createContext, useContext } from 'react'
import type { RatioTravelQuery, TravelQuery } from '#gql/graphql.ts'

/** Query data shared by the steps of one booking, still masked: each component reads it with its own fragment. */
export interface BookingData {
  readonly travelId: string
  readonly travel: NonNullable<TravelQuery['travel']>
  /** The chosen variant; null while it loads. */
  readonly ratioTravel: RatioTravelQuery['ratioTravel']
  /** False until the state stored on the device has been read; until then the page shows the server's state. */
  readonly isRestored: boolean
}

const BookingDataContext = createContext<BookingData | null>(null)

export const BookingDataProvider = BookingDataContext.Provider

/** Data of the booking that encloses this component. */
export function useBookingData(): BookingData {
  const data = useContext(BookingDataContext)
  if (data === null) throw new Error('A step of the funnel is rendered outside of the booking page')
  return data
}
