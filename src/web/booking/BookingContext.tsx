import { useAtomValue, useStore } from 'jotai'
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { hasChangedSinceSnapshot } from '#domain/booking/changes/reconcile.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { price, type Price } from '#domain/booking/price/price.ts'
import { currencyIn, type Offer } from '#domain/catalogue/offer.ts'
import { formatMoney } from '#domain/money.ts'
import type { RatioTravelQuery, TravelQuery } from '#gql/graphql.ts'
import { bookingAtom, changeDraftAtom, recordInDraftAtom, storedDraftAtom } from '#state/booking.ts'
import type { Store } from '#state/store.ts'
import { roomWords } from './roomWords.ts'

/** Query data shared by the steps of one booking, still masked: each component reads it with its own fragment. */
export interface BookingData {
  readonly travelId: string
  readonly travel: NonNullable<TravelQuery['travel']>
  /** The chosen variant; null while it loads. */
  readonly ratioTravel: RatioTravelQuery['ratioTravel']
  /** False until the state stored on the device has been read; until then the page shows the server's state. */
  readonly isRestored: boolean
  /** The failure because of which nothing can be offered; null while contingents are known or loading. */
  readonly contingentFailure: ContingentFailure | null
}

/** Contingents that could not be loaded. */
export interface ContingentFailure {
  /** Whether the visitor has requested them again, and the response is pending. */
  readonly isRetried: boolean
  readonly retry: () => void
}

/** Reads and changes the booking when called, so also after an earlier change in the same event. */
export interface BookingActions {
  /** @param offer that of another variant, after a switch to it */
  readonly bookingNow: (offer?: Offer) => Booking
  /**
   * Carries out a command of the visitor.
   * @param offer that of another variant, where the command switches to it
   */
  readonly change: (command: Command, offer?: Offer) => void
  /** Writes a change that does not acknowledge the offer on screen: a summary, an outcome, the step entered, a repair. */
  readonly record: (change: Command) => void
}

interface CurrentBooking {
  readonly booking: Booking
  readonly price: Price
  /** As it was last written; null before the first change. */
  readonly stored: BookingDraft | null
}

const BookingDataContext = createContext<BookingData | null>(null)
const OfferContext = createContext<Offer | null>(null)
const ActionsContext = createContext<BookingActions | null>(null)
const CurrentBookingContext = createContext<CurrentBooking | null>(null)

interface ProviderProps {
  readonly data: BookingData
  readonly offer: Offer
  readonly children: ReactNode
}

/** Provides the booking of a travel to the steps: the stored draft, settled with the present offer, and its price. */
export function BookingProvider({ data, offer, children }: ProviderProps) {
  const { travelId } = data
  const stored = useAtomValue(storedDraftAtom(travelId))
  const bookingIn = useAtomValue(bookingAtom(travelId))
  const current = useMemo(() => {
    const booking = bookingIn(offer)
    return { booking, price: price(booking), stored }
  }, [bookingIn, stored, offer])
  return (
    <BookingDataContext value={data}>
      <OfferContext value={offer}>
        <ActionsContext value={useActions(travelId, offer)}>
          <CurrentBookingContext value={current}>{children}</CurrentBookingContext>
        </ActionsContext>
      </OfferContext>
    </BookingDataContext>
  )
}

function useActions(travelId: string, offer: Offer): BookingActions {
  const store = useStore()
  const latest = useRef(offer)
  useLayoutEffect(() => {
    latest.current = offer
  }, [offer])
  // The actions run in events and effects, never while rendering.
  // eslint-disable-next-line react-hooks/refs
  return useMemo(() => bookingActions(store, travelId, () => latest.current), [store, travelId])
}

/** The actions on the booking of a travel in a store. */
export function bookingActions(store: Store, travelId: string, offerNow: () => Offer): BookingActions {
  return {
    bookingNow: (offer = offerNow()) => store.get(bookingAtom(travelId))(offer),
    change: (change, offer = offerNow()) => store.set(changeDraftAtom(travelId), { offer, change }),
    record: (change) => store.set(recordInDraftAtom(travelId), { offer: offerNow(), change }),
  }
}

/** @throws outside of the booking page */
function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A step of the funnel is rendered outside of the booking page')
  return value
}

/** Data of the booking that encloses this component. */
export function useBookingData(): BookingData {
  return required(useContext(BookingDataContext))
}

/** The offer alone, for components that do not depend on the draft and need not re-render when it changes. */
export function useBookingOffer(): Offer {
  return required(useContext(OfferContext))
}

/** The actions alone, for components that do not show the booking. */
export function useBookingActions(): BookingActions {
  return required(useContext(ActionsContext))
}

/** The booking with its draft, offer and price, and the actions on it. */
export function useBooking() {
  const { booking, price: priced } = required(useContext(CurrentBookingContext))
  const { travelId } = useBookingData()
  const { draft, offer } = booking
  /** An amount in the currency of the offer. */
  const amountOf = (centimes: number) => formatMoney({ centimes, currency: currencyIn(offer) })
  return { travelId, booking, draft, offer, price: priced, words: roomWords(offer), amountOf, ...useBookingActions() }
}

/** Whether there may be changes to report since the visitor's last command; false without a stored draft. */
export function useHasChanged(): boolean {
  const { booking, stored } = required(useContext(CurrentBookingContext))
  return useMemo(() => stored !== null && hasChangedSinceSnapshot(booking), [booking, stored])
}

/** Whether this component still renders former selections: deferred parts of the page lag behind the store. */
export function useIsDraftBehind(): boolean {
  const { stored } = required(useContext(CurrentBookingContext))
  const draft = storedDraftAtom(useBookingData().travelId)
  const store = useStore()
  const present = () => keyOf(store.get(draft))
  return useSyncExternalStore((changed) => store.sub(draft, changed), present, present) !== keyOf(stored)
}

function keyOf(stored: BookingDraft | null): string | null {
  return stored === null ? null : selectionKey(stored)
}
