import type { CreateTableBuilder } from 'kysely'
import type { Migration, SchemaDatabase } from './migrate.ts'

/** Tables for travels, departures with prices and contingents, timetables, tenant and its pages. */
export const catalogueMigration: Migration = {
  name: '0001_catalogue',
  up: async (db) => {
    await createSettings(db)
    await createInsurances(db)
    await createTravels(db)
    await createDepartures(db)
    await createBoarding(db)
  },
}

function documentTable(db: SchemaDatabase, name: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
}

async function createSettings(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('platform_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await documentTable(db, 'status')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await documentTable(db, 'ratio_config').execute()
  await documentTable(db, 'tenant').execute()
  await documentTable(db, 'cms_category')
    .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await documentTable(db, 'cms_page')
    .addColumn('category_id', 'text', (column) => column.notNull().references('cms_category.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
}

async function createInsurances(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('insurance')
    .addColumn('ratio_service_no', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('ratio_travel_service_no', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('min_travellers', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('insurance_key', ['ratio_service_no', 'currency'])
    .execute()
  await db.schema
    .createTable('insurance_premium')
    .addColumn('ratio_service_no', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('up_to', 'integer', (column) => column.notNull())
    .addColumn('premium', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('insurance_premium_key', ['ratio_service_no', 'currency', 'up_to'])
    .execute()
}

async function createTravels(db: SchemaDatabase): Promise<void> {
  await documentTable(db, 'travel')
    .addColumn('url_slug', 'text')
    .addColumn('status_id', 'text')
    .addColumn('label', 'text')
    .addColumn('bestseller_rank', 'integer')
    .addColumn('listing', 'text', (column) => column.notNull())
    .addColumn('withdrawn', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('travel_url_slug').on('travel').column('url_slug').execute()
  await db.schema
    .createTable('travel_listing')
    .addColumn('travel_id', 'text', (column) => column.notNull().references('travel.id'))
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('tenant_name', 'text')
    .addColumn('tenant_domain', 'text')
    .addColumn('online_status', 'text', (column) => column.notNull())
    .addColumn('redirect_to_booking', 'integer', (column) => column.notNull())
    .addColumn('use_timing', 'integer', (column) => column.notNull())
    .addColumn('start_date', 'text')
    .addColumn('end_date', 'text')
    .addPrimaryKeyConstraint('travel_listing_key', ['travel_id', 'tenant_id'])
    .execute()
  await db.schema
    .createTable('travel_facet')
    .addColumn('travel_id', 'text', (column) => column.notNull().references('travel.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('travel_facet_key', ['travel_id', 'kind', 'slug'])
    .execute()
}

async function createDepartures(db: SchemaDatabase): Promise<void> {
  await documentTable(db, 'variant')
    .addColumn('travel_id', 'text', (column) => column.notNull().references('travel.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('withdrawn', 'integer', (column) => column.notNull())
    .addColumn('catalogue', 'text', (column) => column.notNull())
    .addColumn('date_extensions', 'text', (column) => column.notNull())
    .addColumn('from_price_packages', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('departure')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('variant_id', 'text', (column) => column.notNull().references('variant.id'))
    .addColumn('date_no', 'text', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('includes_extension', 'integer', (column) => column.notNull())
    .addColumn('status_id', 'text')
    .addColumn('base_date_id', 'text')
    .addColumn('extension_ids', 'text', (column) => column.notNull())
    .addColumn('onlinebuchung', 'text', (column) => column.notNull())
    .addColumn('outbound_network_id', 'text')
    .addColumn('return_network_id', 'text')
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('withdrawn', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('departure_of_variant').on('departure').columns(['variant_id', 'start_date']).execute()
  await createPrices(db)
}

async function createPrices(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('package_price')
    .addColumn('departure_id', 'text', (column) => column.notNull().references('departure.id'))
    .addColumn('nr', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('available', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('package_price_key', ['departure_id', 'nr'])
    .execute()
  await db.schema
    .createTable('service_price')
    .addColumn('departure_id', 'text', (column) => column.notNull().references('departure.id'))
    .addColumn('leistungnr', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('nr', 'text', (column) => column.notNull())
    .addColumn('bezeichnung', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('available', 'integer')
    .addPrimaryKeyConstraint('service_price_key', ['departure_id', 'leistungnr'])
    .execute()
}

function networkTable(db: SchemaDatabase, name: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(name)
    .addColumn('network_id', 'text', (column) => column.notNull().references('bus_network.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('nr', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['network_id', 'position'])
}

async function createBoarding(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('bus_network')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute()
  await networkTable(db, 'bus_node')
    .addColumn('bezeichnung', 'text', (column) => column.notNull())
    .execute()
  await networkTable(db, 'bus_stop')
    .addColumn('knoten', 'text', (column) => column.notNull())
    .addColumn('halt', 'text', (column) => column.notNull())
    .addColumn('zeit', 'text', (column) => column.notNull())
    .addColumn('zuschlag', 'integer', (column) => column.notNull())
    .execute()
  await networkTable(db, 'bus_station')
    .addColumn('bezeichnung', 'text', (column) => column.notNull())
    .addColumn('zuschlag', 'integer', (column) => column.notNull())
    .addColumn('ort', 'text', (column) => column.notNull())
    .addColumn('plz', 'text', (column) => column.notNull())
    .addColumn('breite', 'double precision')
    .addColumn('laenge', 'double precision')
    .execute()
}
