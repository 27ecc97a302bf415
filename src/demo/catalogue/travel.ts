import { ageGroupId } from '#demo/parts/ages.ts'
import { toBranding } from '#demo/parts/branding.ts'
import { toCustomData } from '#demo/parts/customForms.ts'
import { galleryIdOf, posterIdOf, posterImage } from '#demo/parts/posterImage.ts'
import { sceneTexts } from '#demo/parts/sceneTexts.ts'
import { sellersOf } from '#demo/tenants/tenants.ts'
import { toStays } from '#demo/tours/stays.ts'
import type { Tour } from '#demo/tours/tour.ts'
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { ComposedTravelField } from '#platform/catalogue/records.ts'
import type { Image, Travel, TravelPricing, TravelTenantSettings } from '#platform/generated/resolverTypes.ts'

/** Characters of a description shown by search engines. */
const SEO_LENGTH = 160

/** Page content and pricing settings of a tour, without the fields derived from departures. */
export function toTravel(tour: Tour): Omit<Travel, ComposedTravelField> {
  return {
    id: tour.id,
    name: tour.name,
    title: tour.title,
    currency: tour.currency,
    seoSettings: { urlSlug: tour.slug, description: shortened(tour.teaser) },
    pricing: tour.isBookableOnline ? toPricing(tour) : null,
    teaser: tour.teaser,
    description: tour.description,
    dayProgramme: tour.days.map(({ title, text, overnight }, index) => ({ day: index + 1, title, text, overnight })),
    includedServices: tour.included,
    excludedServices: tour.excluded,
    highlights: tour.highlights.map((text, index) => ({ id: `${tour.id}-hoehepunkt-${index + 1}`, text })),
    images: toImages(tour),
    stays: toStays(tour),
    travelGuides: tour.guides.map((fullName) => ({ fullName })),
    minGroupSize: tour.page.minGroupSize,
    fitness: tour.page.fitness,
    entry: entryOf(tour),
    routePoints: tour.route.map(([name, latitude, longitude, day]) => ({ name, latitude, longitude, day })),
  }
}

function toImages(tour: Tour): readonly Image[] {
  const { id, name, posterText, poster, page } = tour
  const further = page.gallery.map(([title, scene, palette], index) =>
    posterImage({
      id: `${id}-bild-${index + 1}`,
      publicId: galleryIdOf(tour, index + 1),
      title,
      text: sceneTexts[scene],
      spec: { scene, palette },
    }),
  )
  return [
    posterImage({ id: `${id}-plakat`, publicId: posterIdOf(tour), title: name, text: posterText, spec: poster }),
    ...further,
  ]
}

/** Listing of the tour as of today, by each tenant that sells it. */
export function toTenantSettings({ id, listing }: Tour, today: IsoDay): readonly TravelTenantSettings[] {
  return sellersOf(id).map((tenant) => ({
    tenant,
    onlineStatus: listing.onlineStatus,
    redirectToBooking: listing.redirectToBooking,
    useTiming: listing.timing !== null,
    startDate: listing.timing === null ? null : addDays(today, listing.timing.from),
    endDate: listing.timing === null ? null : addDays(today, listing.timing.until),
  }))
}

function toPricing(tour: Tour): TravelPricing {
  const { ages, bargain, operator } = tour
  return {
    isTravelDocumentationAvailable: tour.hasDocuments,
    passportConfig: { passportOnly: tour.passport === 'only' },
    travels: tour.variants.map(({ key, label }) => ({ id: `${tour.id}-${key}`, transportTypeLabel: label })),
    esimSettings: { regions: tour.esimRegions.map((id) => ({ id })) },
    bargainSettings:
      bargain === null
        ? null
        : {
            active: true,
            untilDaysBeforeStart: bargain.untilDaysBeforeStart,
            bargainTier: { discount: bargain.tier },
          },
    branding: toBranding(tour.branding),
    customDataConfig: toCustomData(tour.customForms, tour.id),
    ageGroupSettings: {
      id: ages.key,
      freeUntilAge: ages.freeUntilAge,
      ageGroups: ages.groups.map(({ key, ...group }) => ({ id: ageGroupId(ages, key), ...group })),
    },
    tourOperator:
      operator === null
        ? null
        : {
            name: operator.name,
            gtcPdf: operator.gtcUrl === null ? null : { url: operator.gtcUrl },
          },
  }
}

function shortened(text: string): string {
  if (text.length <= SEO_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', SEO_LENGTH - 1))} …`
}

const CARD = 'gültige Identitätskarte oder gültiger Reisepass (Schweizer Staatsangehörige)'
const PASSPORT = 'nur mit gültigem Reisepass (Schweizer Staatsangehörige)'
const PASSPORT_AND_ETA = 'gültiger Reisepass und elektronische Einreisebewilligung ETA (Schweizer Staatsangehörige)'

/** Entry documents for Swiss citizens; null for tours within Switzerland. */
function entryOf({ destinations, passport, crossesBorder }: Tour): string | null {
  if (destinations.includes('Grossbritannien')) return PASSPORT_AND_ETA
  if (passport === 'only' || passport === 'compelling') return PASSPORT
  return destinations[0] === 'Schweiz' && !crossesBorder ? null : CARD
}
