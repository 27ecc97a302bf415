import type { Kysely } from 'kysely'
import { loadNetwork, type Network } from '#platform/backOffice/networks.ts'
import { cachedFor } from '#platform/process/cachedFor.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { TenantRecord } from './records.ts'
import { createCachedLoader } from './cachedLoader.ts'
import { loadInsurances, loadSettings, loadTenant } from './settings.ts'
import type { StoredInsurance, StoredSettings, StoredTravel, StoredVariant } from './stored.ts'
import { loadTravel, loadVariant } from './travels.ts'

/** Cached documents of each kind. */
const CACHED_DOCUMENTS = 200

/** Cached catalogue of one day, without prices and contingents, which are never cached. */
export interface Catalogue {
  settings(): Promise<StoredSettings>
  tenant(id: string): Promise<TenantRecord | null>
  travel(id: string): Promise<StoredTravel | null>
  variant(id: string): Promise<StoredVariant | null>
  insurances(currency: 'CHF' | 'EUR'): Promise<readonly StoredInsurance[]>
  /** A timetable, immutable: its id is the digest of its content. */
  network(id: string): Promise<Network>
}

export function createCatalogue(db: Kysely<PlatformTables>): Catalogue {
  const chf = cachedFor(Infinity, () => loadInsurances(db, 'CHF'))
  const eur = cachedFor(Infinity, () => loadInsurances(db, 'EUR'))
  return {
    settings: cachedFor(Infinity, () => loadSettings(db)),
    tenant: createCachedLoader(CACHED_DOCUMENTS, (id) => loadTenant(db, id)),
    travel: createCachedLoader(CACHED_DOCUMENTS, (id) => loadTravel(db, id)),
    variant: createCachedLoader(CACHED_DOCUMENTS, (id) => loadVariant(db, id)),
    insurances: (currency) => (currency === 'EUR' ? eur() : chf()),
    network: createCachedLoader(CACHED_DOCUMENTS, (id) => loadNetwork(db, id)),
  }
}
