import { withSummary } from '#domain/booking/commands/insurance.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { enterStep } from '#domain/booking/funnel/navigation.ts'
import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { toClientState } from '#domain/booking/wire/payload.ts'
import { readPricingTravel, readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import { readContingents } from '#domain/catalogue/contingents.ts'
import {
  AllTravelAvailabilityStatusDocument,
  ContingentsDocument,
  RatioSummaryQueryDocument,
  RatioTravelDocument,
  TravelDocument,
} from '#gql/graphql.ts'
import {
  type Change,
  changeDraftAtom,
  draftAtom,
  offerAtom,
  priceAtom,
  pricingTravelIdAtom,
  storeContingentsAtom,
  storePricingAtom,
  storeTravelAtom,
} from '#state/booking.ts'
import type { Store } from '#state/store.ts'
import { loadBooking, pricingVariables, travelVariables } from '#web/booking/loadBooking.ts'
import { ask } from '#web/graph/ask.ts'
import type { Device } from './device.ts'
import { NOW, TIMES } from './visit.ts'

/** The booking pages of one travel on one device, without anything drawn. */
export interface BookingPage {
  readonly store: Store
  readonly draft: () => ReturnType<typeof draftNow>
  readonly offer: () => ReturnType<typeof offerNow>
  /** In centimes. */
  readonly total: () => number
  /** A choice of the visitor. */
  readonly change: (change: Change) => void
  /** What became of the booking. */
  readonly take: (change: Change) => void
  /** Enters a step and loads what it needs. */
  readonly enter: (path: string) => Promise<void>
  readonly loadContingents: () => Promise<void>
  readonly loadSummary: () => Promise<void>
}

/** Opens the booking of a travel in a store, as its route does. */
export async function openBooking(
  { graph, seller: { tenantId } }: Device,
  store: Store,
  travelId: string,
): Promise<BookingPage> {
  await loadBooking(graph, travelId, tenantId)
  await takeTravel(graph, store, { travelId, tenantId })
  await takePricing(graph, store, { travelId, isWhole: false })
  const change = (next: Change) => store.set(changeDraftAtom(travelId), next)
  return {
    store,
    draft: () => draftNow(store, travelId),
    offer: () => offerNow(store, travelId),
    total: () => store.get(priceAtom(travelId))?.total.centimes ?? 0,
    change,
    take: (next) => store.set(draftAtom(travelId), next(draftNow(store, travelId), offerNow(store, travelId))),
    enter: async (path) => {
      const step = stepByPath(path)
      if (step === null) throw new RangeError(`No step is called ${path}`)
      await takePricing(graph, store, { travelId, isWhole: step.number > 0 })
      change((draft) => enterStep(draft, step, NOW).draft)
    },
    loadContingents: () => takeContingents(graph, store, travelId),
    loadSummary: () => takeSummary(graph, store, travelId),
  }
}

function draftNow(store: Store, travelId: string) {
  return store.get(draftAtom(travelId))
}

function offerNow(store: Store, travelId: string) {
  const offer = store.get(offerAtom(travelId))
  if (offer === null) throw new TypeError('The travel is not loaded')
  return offer
}

async function takeTravel(
  graph: Device['graph'],
  store: Store,
  { travelId, tenantId }: { readonly travelId: string; readonly tenantId: string },
): Promise<void> {
  const answer = await ask(graph, TravelDocument, travelVariables(travelId, tenantId))
  const settings = readSalesSettings(answer, await ask(graph, AllTravelAvailabilityStatusDocument, {}))
  const travel = readTravel(answer.travel)
  if (travel !== null) store.set(storeTravelAtom(travelId), { travel, settings })
}

async function takePricing(
  graph: Device['graph'],
  store: Store,
  { travelId, isWhole }: { readonly travelId: string; readonly isWhole: boolean },
): Promise<void> {
  const id = store.get(pricingTravelIdAtom(travelId)) ?? ''
  const pricing = readPricingTravel((await ask(graph, RatioTravelDocument, pricingVariables(id, isWhole))).ratioTravel)
  if (pricing !== null) store.set(storePricingAtom(travelId), pricing)
}

async function takeContingents(graph: Device['graph'], store: Store, travelId: string): Promise<void> {
  const offer = offerNow(store, travelId)
  const dateId = dateOf(draftNow(store, travelId), offer)?.id ?? ''
  const variables = { ratioTravelId: offer.pricing?.id ?? '', dateId }
  const { data } = await graph.query(ContingentsDocument, variables, { requestPolicy: 'network-only' }).toPromise()
  if (data !== undefined) store.set(storeContingentsAtom(travelId), { dateId, left: readContingents(data) })
}

async function takeSummary(graph: Device['graph'], store: Store, travelId: string): Promise<void> {
  const [draft, asked] = [draftNow(store, travelId), offerNow(store, travelId)]
  const clientState = toClientState(draft, asked, TIMES)
  const { data } = await graph.query(RatioSummaryQueryDocument, { clientState }).toPromise()
  const summary = readSummary(data?.ratioSummary?.json, {
    selectionKey: selectionKey(draft),
    travellerCount: draft.travellers.length,
  })
  if (!summary.isValid) throw new TypeError(`The summary cannot be read: ${summary.reason}`)
  store.set(changeDraftAtom(travelId), (now, offer) =>
    withSummary(now, { ...summary.value, pricedKey: pricedKey(draft, asked) }, offer),
  )
}
