import type { Kysely } from 'kysely'
import { loadNetwork, type Network } from '#platform/backOffice/networks.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { TenantRecord } from './records.ts'
import { remembered } from './remembered.ts'
import { loadInsurances, loadSettings, loadTenant } from './settings.ts'
import type { StoredInsurance, StoredSettings, StoredTravel, StoredVariant } from './stored.ts'
import { loadTravel, loadVariant } from './travels.ts'

/** Cached documents of each kind. */
const DOCUMENTS_KEPT = 200

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
  const settings = remembered(1, () => loadSettings(db))
  const tenants = remembered(DOCUMENTS_KEPT, (id) => loadTenant(db, id))
  const travels = remembered(DOCUMENTS_KEPT, (id) => loadTravel(db, id))
  const variants = remembered(DOCUMENTS_KEPT, (id) => loadVariant(db, id))
  const networks = remembered(DOCUMENTS_KEPT, (id) => loadNetwork(db, id))
  const chf = remembered(1, () => loadInsurances(db, 'CHF'))
  const eur = remembered(1, () => loadInsurances(db, 'EUR'))
  return {
    settings: () => settings.of('all'),
    tenant: (id) => tenants.of(id),
    travel: (id) => travels.of(id),
    variant: (id) => variants.of(id),
    insurances: (currency) => (currency === 'EUR' ? eur : chf).of('all'),
    network: (id) => networks.of(id),
  }
}
