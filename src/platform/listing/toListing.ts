import { type IsoDay, monthOf } from '#domain/calendar.ts'
import type { SearchedText } from '#domain/search/vocabulary.ts'
import { readDocument } from '#platform/catalogue/document.ts'
import type { FacetRecord } from '#platform/catalogue/records.ts'
import type { StoredListing, StoredTravel } from '#platform/catalogue/stored.ts'
import type { ListingImage } from '#platform/generated/resolverTypes.ts'
import type { CatalogueTables } from '#platform/storage/catalogueTables.ts'
import type { UpcomingDepartures, Listing } from './listing.ts'
import { saleWords, type Sale } from './saleWords.ts'

type Document = StoredTravel['document']

/** Row of a travel joined with its listing for one tenant. */
export interface ListedRow {
  readonly id: string
  readonly document: string
  readonly listing: string
  readonly label: string | null
  readonly bestseller_rank: number | null
  readonly tenant_id: string
  readonly redirect_to_booking: number
}

export type FacetRow = FacetRecord & { readonly kind: CatalogueTables['travel_facet']['kind'] }

interface ListedFacts {
  readonly facets: readonly FacetRow[]
  readonly boardingPlaces: readonly string[]
  readonly sale: Sale
}

/** Null for a travel without slug, which lists cannot link to. */
export function toListing(
  row: ListedRow,
  departures: UpcomingDepartures | null,
  { facets, boardingPlaces, sale }: ListedFacts,
): Listing | null {
  const document = readDocument<Document>(row.document)
  const urlSlug = document.seoSettings.urlSlug ?? null
  if (urlSlug === null || urlSlug === '') return null
  const stored = readDocument<StoredListing>(row.listing)
  const cardFields = { ...cardFieldsOf(row.id, document, stored), urlSlug }
  const travelTypes = facets.filter(({ kind }) => kind === 'travelTypes')
  const dates = (departures ?? []).filter(({ includesExtension }) => !includesExtension)
  const { names, text } = searchedText(document, cardFields, facets)
  const { choices = [] } = stored
  const onSale = saleWords(departures ?? [], document.pricing, sale)
  return {
    travel: {
      ...cardFields,
      label: row.label,
      travelType: travelTypes[0]?.label ?? null,
      redirectToBooking: row.redirect_to_booking === 1,
    },
    bestseller: { ...cardFields, highlights: (document.highlights ?? []).map(({ text }) => ({ text })) },
    bestsellerRank: row.bestseller_rank,
    facets: {
      destinations: facets.filter(({ kind }) => kind === 'destinations'),
      travelTypes,
      months: monthFacets(dates.map(({ startDate }) => startDate)),
    },
    searched: { names, text: [text, ...choices, ...onSale].join('\n'), dates, boardingPlaces },
  }
}

/** Fields of a travel shown in every list, without dates. */
function cardFieldsOf(id: string, document: Document, { accommodations, guides }: StoredListing) {
  return {
    id,
    name: document.name,
    currency: document.currency,
    accommodations: accommodations.map((name) => ({ name })),
    travelGuides: guides.map((fullName) => ({ fullName })),
    mainImage: toListingImage(document),
    // Added by a resolver per request.
    dates: [],
  }
}

function toListingImage({ images }: Document): ListingImage | null {
  const [image] = images ?? []
  if (image === undefined) return null
  const { publicId, title, description, colour } = image
  return { publicId, title: title ?? null, description: description ?? null, colour: colour ?? null }
}

const MONTH_LABEL = new Intl.DateTimeFormat('de-CH', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthFacets(days: readonly IsoDay[]): readonly FacetRecord[] {
  const months = new Set(days.map(monthOf))
  return [...months].map((month) => ({ slug: month, label: monthLabel(month) }))
}

const monthLabels = new Map<string, string>()

function monthLabel(month: string): string {
  const known = monthLabels.get(month) ?? MONTH_LABEL.format(new Date(`${month}-01T00:00:00Z`))
  monthLabels.set(month, known)
  return known
}

type CardFields = Pick<ReturnType<typeof cardFieldsOf>, 'travelGuides' | 'accommodations'>

function searchedText(document: Document, cardFields: CardFields, facets: readonly FacetRow[]): SearchedText {
  const programme = (document.dayProgramme ?? []).flatMap(({ title, text, overnight }) => [
    title,
    text,
    overnight ?? '',
  ])
  const { name, title, teaser, description, highlights, includedServices } = document
  const names = [
    `${name} ${title ?? ''}`,
    ...facets.map(({ label }) => label),
    ...cardFields.travelGuides.map(({ fullName }) => fullName),
  ]
  const lines = [
    teaser ?? '',
    ...(description ?? []),
    ...(highlights ?? []).map(({ text }) => text),
    ...(includedServices ?? []),
    ...programme,
  ]
  return {
    names: names.join('\n'),
    text: [...lines, ...cardFields.accommodations.map((place) => place.name)].join('\n'),
  }
}
