import type { CatalogueRecords, InsuranceRecord, TenantRecord } from '#platform/catalogue/records.ts'
import { type WriteContext, upsertRows } from '#platform/storage/upsert.ts'

/** Rewrites statuses, settings, insurances and the tenants with their pages: few rows, without references to them. */
export async function writeSettings(context: WriteContext, records: CatalogueRecords): Promise<void> {
  const { transaction } = context
  await transaction.deleteFrom('status').execute()
  const statuses = records.statuses.map((status, position) => ({
    id: status.id,
    position,
    document: JSON.stringify(status),
  }))
  await upsertRows(context, statuses, { table: 'status', key: ['id'], update: ['document', 'position'] })
  const config = { id: records.ratioConfig.id, document: JSON.stringify(records.ratioConfig) }
  await upsertRows(context, [config], { table: 'ratio_config', key: ['id'], update: ['document'] })
  await writeInsurances(context, records.insurances)
  await writeTenants(context, records.tenants)
}

async function writeInsurances(context: WriteContext, insurances: readonly InsuranceRecord[]): Promise<void> {
  await context.transaction.deleteFrom('insurance').execute()
  await context.transaction.deleteFrom('insurance_premium').execute()
  const rows = insurances.map((insurance, position) => ({
    ratio_service_no: insurance.ratioServiceNo,
    currency: insurance.currency,
    position,
    ratio_travel_service_no: insurance.ratioTravelServiceNo,
    label: insurance.label,
    scope: insurance.scope,
    min_travellers: insurance.minTravellers,
  }))
  const premiums = insurances.flatMap(({ ratioServiceNo, currency, premiums: brackets }) =>
    brackets.map(({ upToCents, premiumCents }) => ({
      ratio_service_no: ratioServiceNo,
      currency,
      up_to: upToCents,
      premium: premiumCents,
    })),
  )
  await upsertRows(context, rows, { table: 'insurance', key: ['ratio_service_no', 'currency'], update: ['label'] })
  await upsertRows(context, premiums, {
    table: 'insurance_premium',
    key: ['ratio_service_no', 'currency', 'up_to'],
    update: ['premium'],
  })
}

async function writeTenants(context: WriteContext, tenants: readonly TenantRecord[]): Promise<void> {
  const { transaction } = context
  await transaction.deleteFrom('cms_page').execute()
  await transaction.deleteFrom('cms_category').execute()
  await transaction.deleteFrom('tenant').execute()
  const rows = tenants.map(({ cms, ...settings }) => ({
    id: settings.id,
    document: JSON.stringify({ ...settings, cmsConfig: cms?.config ?? null }),
  }))
  const categories = tenants.flatMap((tenant) => categoryRows(tenant))
  await upsertRows(context, rows, { table: 'tenant', key: ['id'], update: ['document'] })
  await upsertRows(
    context,
    categories.map(({ row }) => row),
    { table: 'cms_category', key: ['id'], update: ['document'] },
  )
  await upsertRows(
    context,
    categories.flatMap(({ pages }) => pages),
    { table: 'cms_page', key: ['id'], update: ['document'] },
  )
}

/** Keys are made of positions, for two tenants may both have a page «agb». */
function categoryRows({ id: tenantId, cms }: TenantRecord) {
  return (cms?.categories ?? []).map(({ pages, ...category }, position) => {
    const id = `${tenantId}-${String(position)}`
    return {
      row: { id, tenant_id: tenantId, position, document: JSON.stringify(category) },
      pages: pages.map((page, place) => ({
        id: `${id}-${String(place)}`,
        category_id: id,
        position: place,
        document: JSON.stringify(page),
      })),
    }
  })
}
