import type { Kysely } from 'kysely'
import type { Currency } from '#domain/money.ts'
import type { CmsCategory, CmsConfig } from '#platform/generated/resolverTypes.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { readDocument } from './document.ts'
import type { TenantRecord } from './records.ts'
import type { StoredInsurance, StoredSettings } from './stored.ts'

type Db = Kysely<PlatformTables>

/** The only settings record in use (rule 9.1.2). */
const RATIO_CONFIG_ID = '1'

export async function loadSettings(db: Db): Promise<StoredSettings> {
  const statuses = await db.selectFrom('status').select('document').orderBy('position').execute()
  const config = await db
    .selectFrom('ratio_config')
    .select('document')
    .where('id', '=', RATIO_CONFIG_ID)
    .executeTakeFirst()
  return {
    statuses: statuses.map(({ document }) => readDocument(document)),
    ratioConfig: config === undefined ? null : readDocument(config.document),
  }
}

export async function loadTenantIds(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('tenant').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The tenant with its pages; null if unknown. */
export async function loadTenant(db: Db, id: string): Promise<TenantRecord | null> {
  const row = await db.selectFrom('tenant').select('document').where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const { cmsConfig, ...settings } = readDocument<TenantRecord & { readonly cmsConfig: CmsConfig | null }>(row.document)
  if (cmsConfig === null) return { ...settings, cms: null }
  const categories = await db
    .selectFrom('cms_category')
    .selectAll()
    .where('tenant_id', '=', id)
    .orderBy('position')
    .execute()
  const pages = await db.selectFrom('cms_page').selectAll().orderBy('position').execute()
  return {
    ...settings,
    cms: {
      config: cmsConfig,
      categories: categories.map((category) => ({
        ...readDocument<Omit<CmsCategory, 'pages'>>(category.document),
        pages: pages
          .filter(({ category_id }) => category_id === category.id)
          .map(({ document }) => readDocument<CmsCategory['pages'][number]>(document)),
      })),
    },
  }
}

/** Insurances of a currency, in the operator's order. */
export async function loadInsurances(db: Db, currency: Currency): Promise<readonly StoredInsurance[]> {
  const rows = await db
    .selectFrom('insurance')
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('position')
    .execute()
  const premiums = await db
    .selectFrom('insurance_premium')
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('up_to')
    .execute()
  return rows.map((row) => ({
    ratioServiceNo: row.ratio_service_no,
    ratioTravelServiceNo: row.ratio_travel_service_no,
    label: row.label,
    scope: row.scope,
    minTravellers: row.min_travellers,
    premiums: premiums
      .filter(({ ratio_service_no }) => ratio_service_no === row.ratio_service_no)
      .map(({ up_to, premium }) => ({ upTo: up_to, premium })),
  }))
}
