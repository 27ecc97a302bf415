import type { Client } from '@urql/core'
import { onTestFinished, vi } from 'vitest'
import { buildCatalogue } from '#platform/seed/catalogue.ts'
import { makeStore } from '#state/store.ts'
import type { Store } from '#state/store.ts'
import type { Storages } from '#state/storage.ts'
import type { KeptStorage } from '#state/storageArea.ts'
import { carovia } from '#tenant/config.ts'
import type { PageRecord } from '#web/pageRecord.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { openProxy } from '#test/support/server/openProxy.ts'

/** A visitor's browser without its window: the page's client before proxy and platform, and what the device keeps. */
export interface Device {
  readonly graph: Client
  readonly storages: Storages
  /** A store as each new page has it. */
  readonly newStore: () => Store
}

/** As much as the site lets through. */
const ANSWER_BYTES = 8 * 1024 * 1024

/** The client is the one of the page; it is made once for each test file. */
export async function openDevice(today: string): Promise<Device> {
  const { platform } = await openPlatform({ catalogue: buildCatalogue, today: () => today })
  const { proxy } = await openProxy({ platform: (request) => platform.fetch(request), answerBytes: ANSWER_BYTES })
  const fetch = (input: string, init: RequestInit) => proxy(new Request(new URL(input, 'https://reisen.example'), init))
  vi.stubGlobal('window', { fetch, addEventListener: () => undefined })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(pageRecord(today)) }) })
  vi.stubGlobal('navigator', { onLine: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { browserGraph } = await import('#web/graph/browserGraph.ts')
  const seller = { tenantId: carovia.id, isEsimActive: carovia.features.esim.active }
  const storages = { local: keptInMemory(), session: keptInMemory() }
  return { graph: browserGraph(), storages, newStore: () => makeStore(today, seller) }
}

function pageRecord(today: string): PageRecord {
  const { id, features, travelFilter } = carovia
  return { tenantId: id, isEsimActive: features.esim.active, filterInputs: travelFilter.inputs, today, answers: {} }
}

function keptInMemory(): KeptStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
