import type { Client, TypedDocumentNode } from '@urql/core'
import { print } from 'graphql'
import { onTestFinished, vi } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Summary } from '#domain/booking/draft/summary.ts'
import { price } from '#domain/booking/price/price.ts'
import { nearestVariantId } from '#domain/booking/changes/reconcile.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { storedDraftAtom } from '#state/booking.ts'
import { todayAtom } from '#state/clock.ts'
import { bookingActions } from '#web/booking/BookingContext.tsx'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { toClientState } from '#domain/booking/wire/payload.ts'
import { readPricingTravel, readSalesSettings, readTravel, type PricingTravel } from '#domain/catalogue/catalogue.ts'
import { readContingents } from '#domain/catalogue/contingents.ts'
import {
  AllTravelAvailabilityStatusDocument,
  ContingentsDocument,
  RatioSummaryQueryDocument,
  RatioTravelDocument,
  TravelDocument,
} from '#gql/graphql.ts'
import { PlaceBookingDocument } from '#gql/operations/PlaceBooking.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { type Seller, sellerAtom } from '#state/seller.ts'
import type { Storages } from '#state/storedState.ts'
import { makeStore, type Store } from '#state/store.ts'
import { carovia } from '#tenant/config.ts'
import { enterStep, withSummary } from '#test/support/commands.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { openProxy } from '#test/support/server/openProxy.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'
import { loadBooking, pricingVariables, travelVariables } from '#web/booking/loadBooking.ts'
import type { sendBooking } from '#web/booking/payment/sendBooking.ts'
import type { HydrationData } from '#web/document/hydrationData.ts'
import { ask } from '#web/graph/ask.ts'
import type { Shop } from './shop.ts'
import { NOW, TIMES } from './visit.ts'

/** A visitor's browser without a window: the page's client in front of proxy and platform, and the device's storages. */
export interface Device {
  readonly seller: Seller
  readonly graph: Client
  /** Requests to the proxy with their answers, in order. */
  readonly traffic: readonly Exchange[]
  readonly storages: Storages
  /** A store as each new page has it. */
  readonly newStore: () => Store
}

/** One call of the page. */
export interface Exchange {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly data: unknown
}

type Proxy = (request: Request) => Promise<Response>

/** The site's limit for answers. */
const ANSWER_BYTES = 8 * 1024 * 1024

const CAROVIA: Seller = { tenantId: carovia.id, isEsimActive: carovia.features.esim.active, hasPaymentPage: true }

/** The catalogue of a day; default: the demo operator's. */
export type Catalogue = (today: string) => CatalogueRecords

/** The client is the one of the page, made anew for each device. */
export async function openDevice(
  today: string,
  seller: Seller = CAROVIA,
  catalogue: Catalogue = buildCatalogue,
): Promise<Device> {
  const { platform } = await openPlatform({ catalogue, today: () => today })
  const traffic: Exchange[] = []
  const { proxy } = await openProxy({ platform: (request) => platform.fetch(request), answerBytes: ANSWER_BYTES })
  const recorded = async (request: Request) => {
    const { operationName, variables } = (await request.clone().json()) as Omit<Exchange, 'data'>
    const answer = await proxy(request)
    const { data } = (await answer.clone().json()) as Pick<Exchange, 'data'>
    traffic.push({ operationName, variables, data })
    return answer
  }
  return { ...(await openDeviceAt(recorded, today, seller)), traffic }
}

/** The same in front of any proxy. */
export async function openDeviceAt(proxy: Proxy, today: string, seller: Seller = CAROVIA): Promise<Device> {
  standInBrowser(proxy, today, seller)
  vi.resetModules()
  const { browserGraph } = await import('#web/graph/browserGraph.ts')
  const storages = { local: memoryStorage(), session: memoryStorage() }
  return { seller, graph: browserGraph(), traffic: [], storages, newStore: () => makeStore(today, seller) }
}

/** Globals that the page's client expects in a browser, until the test ends. */
export function standInBrowser(proxy: Proxy, today: string, seller: Seller = CAROVIA): void {
  const fetch = (input: string, init: RequestInit) => proxy(new Request(new URL(input, 'https://reisen.example'), init))
  vi.stubGlobal('window', { fetch, addEventListener: () => undefined })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(hydrationData(today, seller)) }) })
  vi.stubGlobal('navigator', { onLine: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

function hydrationData(today: string, seller: Seller): HydrationData {
  return { ...seller, filterInputs: carovia.travelFilter.inputs, today, isPartByPart: false, build: '', answers: {} }
}

/** The booking pages of one travel on one device, without anything drawn. */
export interface BookingPage {
  readonly device: Device
  readonly store: Store
  readonly booking: () => Booking
  /** In centimes. */
  readonly total: () => number
  /** A choice of the visitor. */
  readonly change: (change: Command) => void
  /** The result of the submission. */
  readonly take: (change: Command) => void
  /** Enters a step and loads its data. */
  readonly enter: (path: string) => Promise<void>
  readonly loadContingents: () => Promise<void>
  readonly loadSummary: () => Promise<void>
}

/** Opens the booking of a travel in a store, as its route does. */
export async function openBooking(device: Device, store: Store, travelId: string): Promise<BookingPage> {
  const {
    graph,
    seller: { tenantId },
  } = device
  await loadBooking(graph, travelId, tenantId)
  const answers = await loadTravel(graph, { travelId, tenantId })
  let contingents: Offer['contingents'] = null
  let pricing: PricingTravel | null = null
  const offer = () =>
    makeOffer({ ...store.get(sellerAtom), ...answers, today: store.get(todayAtom), pricing, contingents })
  const { bookingNow, change, record } = bookingActions(store, travelId, offer)
  const loadPricing = async (isWhole: boolean) => {
    const { pricingTravelId = null, snapshot = null } = store.get(storedDraftAtom(travelId)) ?? {}
    const id = nearestVariantId({ pricingTravelId, snapshot }, answers.travel) ?? ''
    const answer = await ask(graph, RatioTravelDocument, pricingVariables(id, { isWhole }))
    pricing = readPricingTravel(answer.ratioTravel) ?? pricing
  }
  await loadPricing(false)
  return {
    device,
    store,
    booking: () => bookingNow(),
    total: () => price(bookingNow()).total.centimes,
    change,
    take: record,
    enter: async (path) => {
      const step = stepByPath(path)
      if (step === null) throw new RangeError(`No step is called ${path}`)
      await loadPricing(step.number > 0)
      record(({ draft }) => enterStep(draft, step, NOW).draft)
    },
    loadContingents: async () => {
      const dateId = bookingNow().date?.id ?? ''
      const variables = { ratioTravelId: pricing?.id ?? '', dateId }
      const { data } = await graph.query(ContingentsDocument, variables, { requestPolicy: 'network-only' }).toPromise()
      if (data !== undefined) contingents = { dateId, left: readContingents(data) }
    },
    loadSummary: async () => {
      const summary = await askSummary(graph, bookingNow())
      record((booking) => withSummary(booking, summary))
    },
  }
}

async function loadTravel(
  graph: Device['graph'],
  { travelId, tenantId }: { readonly travelId: string; readonly tenantId: string },
) {
  const answer = await ask(graph, TravelDocument, travelVariables(travelId, tenantId))
  const settings = readSalesSettings(answer, await ask(graph, AllTravelAvailabilityStatusDocument, {}))
  const travel = readTravel(answer.travel)
  if (travel === null) throw new TypeError(`There is no travel ${travelId}`)
  return { travel, settings }
}

async function askSummary(graph: Device['graph'], booking: Booking): Promise<Summary> {
  const clientState = toClientState(booking, TIMES)
  const { data } = await graph.query(RatioSummaryQueryDocument, { clientState }).toPromise()
  const summary = readSummary(data?.ratioSummary?.json, {
    selectionKey: selectionKey(booking.draft),
    travellerCount: booking.draft.travellers.length,
  })
  if (!summary.isValid) throw new TypeError(`The summary cannot be read: ${summary.reason}`)
  return { ...summary.value, pricedKey: pricedKey(booking) }
}

/** Sends a booking by a client, as the hook of the payment step does by the client of the page. */
export function placeBookingBy(graph: Client): Parameters<typeof sendBooking>[0] {
  return (variables, context) => graph.mutation(PlaceBookingDocument, variables, context).toPromise()
}

/** The platform in the process of the test. */
export async function openShop(today: string): Promise<Shop> {
  const { ask } = await openPlatform({ catalogue: buildCatalogue, today: () => today })
  return {
    today,
    ask: async <Data>(document: TypedDocumentNode<Data, never>, variables: object) =>
      (await ask(print(document), variables)) as Data,
  }
}
