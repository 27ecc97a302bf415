import type { CatalogueRecords, InsuranceRecord, TenantRecord } from '#platform/catalogue/records.ts'
import { type Filling, upsertRows } from '#platform/storage/upsert.ts'

/** Rewrites statuses, settings, insurances and the tenant with its pages: few rows, without references to them. */
export async function fillSettings(filling: Filling, records: CatalogueRecords): Promise<void> {
  const { transaction } = filling
  await transaction.deleteFrom('status').execute()
  const statuses = records.statuses.map((status, position) => ({
    id: status.id,
    position,
    document: JSON.stringify(status),
  }))
  await upsertRows(filling, statuses, { table: 'status', key: ['id'], update: ['document', 'position'] })
  const config = { id: records.ratioConfig.id, document: JSON.stringify(records.ratioConfig) }
  await upsertRows(filling, [config], { table: 'ratio_config', key: ['id'], update: ['document'] })
  await fillInsurances(filling, records.insurances)
  await fillTenant(filling, records.tenant)
}

async function fillInsurances(filling: Filling, insurances: readonly InsuranceRecord[]): Promise<void> {
  await filling.transaction.deleteFrom('insurance').execute()
  await filling.transaction.deleteFrom('insurance_premium').execute()
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
  await upsertRows(filling, rows, { table: 'insurance', key: ['ratio_service_no', 'currency'], update: ['label'] })
  await upsertRows(filling, premiums, {
    table: 'insurance_premium',
    key: ['ratio_service_no', 'currency', 'up_to'],
    update: ['premium'],
  })
}

async function fillTenant(filling: Filling, tenant: TenantRecord): Promise<void> {
  const { transaction } = filling
  await transaction.deleteFrom('cms_page').execute()
  await transaction.deleteFrom('cms_category').execute()
  const { cms, ...settings } = tenant
  const document = JSON.stringify({ ...settings, cmsConfig: cms?.config ?? null })
  await upsertRows(filling, [{ id: tenant.id, document }], { table: 'tenant', key: ['id'], update: ['document'] })
  const categories = (cms?.categories ?? []).map(({ pages, ...category }, position) => {
    const id = `${tenant.id}-${String(position)}`
    return {
      row: { id, tenant_id: tenant.id, position, document: JSON.stringify(category) },
      pages: pages.map((page, place) => ({
        id: page.id,
        category_id: id,
        position: place,
        document: JSON.stringify(page),
      })),
    }
  })
  await upsertRows(
    filling,
    categories.map(({ row }) => row),
    { table: 'cms_category', key: ['id'], update: ['document'] },
  )
  await upsertRows(
    filling,
    categories.flatMap(({ pages }) => pages),
    { table: 'cms_page', key: ['id'], update: ['document'] },
  )
}
