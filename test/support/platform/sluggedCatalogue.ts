import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { smallCatalogue } from './smallCatalogue.ts'

/** The small catalogue, with a travel whose slug is not its id. */
export function sluggedCatalogue(): CatalogueRecords {
  const catalogue = smallCatalogue()
  const travels = catalogue.travels.map((record) =>
    record.travel.id === 'alpen'
      ? { ...record, travel: { ...record.travel, seoSettings: { urlSlug: 'ueber-die-alpen' } } }
      : record,
  )
  return { ...catalogue, travels }
}
