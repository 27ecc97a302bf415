import type { Client } from '@urql/core'
import { onTestFinished, vi } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import type { Seller } from '#state/seller.ts'
import type { Storages } from '#state/storage.ts'
import { makeStore } from '#state/store.ts'
import type { Store } from '#state/store.ts'
import { carovia } from '#tenant/config.ts'
import { memoryStorage } from '#test/support/memoryStorage.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { openProxy } from '#test/support/server/openProxy.ts'
import type { HydrationData } from '#web/document/hydrationData.ts'

/** A visitor's browser without its window: the page's client before proxy and platform, and what the device keeps. */
export interface Device {
  readonly seller: Seller
  readonly graph: Client
  /** What went to the proxy and came back, in order. */
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

/** As much as the site lets through. */
const ANSWER_BYTES = 8 * 1024 * 1024

const CAROVIA: Seller = { tenantId: carovia.id, isEsimActive: carovia.features.esim.active, hasPaymentPage: true }

/** What is sold, by the day; our own travels where nothing else is said. */
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

/** The same before any proxy, whatever platform is behind it. */
export async function openDeviceAt(proxy: Proxy, today: string, seller: Seller = CAROVIA): Promise<Device> {
  standInBrowser(proxy, today, seller)
  vi.resetModules()
  const { browserGraph } = await import('#web/graph/browserGraph.ts')
  const storages = { local: memoryStorage(), session: memoryStorage() }
  return { seller, graph: browserGraph(), traffic: [], storages, newStore: () => makeStore(today, seller) }
}

/** What the page's client finds in a browser; gone when the test ends. */
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
