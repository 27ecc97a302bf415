import type { CatalogueRecords, DepartureRecord, TravelRecord, VariantRecord } from '#platform/catalogue/records.ts'
import { departure, TODAY } from './smallDeparture.ts'
import { smallPricing, smallVariant } from './smallVariant.ts'

/** Two tours with a case of each rule a booking can break. Prices are round, so that totals are easy to check. */
export function smallCatalogue(): CatalogueRecords {
  return {
    statuses: [
      {
        id: 'st-1',
        label: 'Buchbar',
        status: 'BOOKABLE',
        isDefaultStatus: true,
        isDefaultWaitlistFallback: false,
        tenantSettings: [],
      },
      {
        id: 'st-2',
        label: 'Geschlossen',
        status: 'CLOSED',
        isDefaultStatus: false,
        isDefaultWaitlistFallback: false,
        tenantSettings: [],
      },
      {
        id: 'st-3',
        label: 'Warteliste',
        status: 'WAITLIST',
        isDefaultStatus: false,
        isDefaultWaitlistFallback: true,
        tenantSettings: [],
      },
    ],
    ratioConfig: {
      id: '1',
      bargainConfig: { active: true, priceCap: null, serviceCodePrefix: 'FB' },
      esimConfig: { enabled: true, regions: [{ id: 'eu', name: 'Europa', serviceCodePrefix: 'ES-EU' }] },
    },
    tenant: {
      id: '4',
      content: { bookingInsuranceInfo: null, co2CompensationInfo: null },
      onlinePaymentConfig: { enabled: true, infoText: null },
      cms: { config: { gtcPage: null }, categories: [] },
    },
    insurances: [insurance('V1', 'TRAVELLER', 1), insurance('V9', 'BOOKING', 2)],
    travels: [
      smallTravel('alpen', 'Über die Alpen', [smallVariant('alpen-bus', departures('alpen-bus'))]),
      cityTravel(),
    ],
  }
}

function insurance(
  no: string,
  scope: 'TRAVELLER' | 'BOOKING',
  minTravellers: number,
): CatalogueRecords['insurances'][number] {
  const premiums = [
    { upToCents: 150_000, premiumCents: 4_500 },
    { upToCents: 900_000, premiumCents: 12_000 },
  ]
  return {
    ratioServiceNo: no,
    ratioTravelServiceNo: `R${no}`,
    label: `Schutz ${no}`,
    scope,
    minTravellers,
    currency: 'CHF',
    premiums,
  }
}

/** A travel with listing and the pricing settings of `smallPricing`. */
export function smallTravel(id: string, name: string, variants: readonly VariantRecord[]): TravelRecord {
  return {
    travel: {
      id,
      name,
      currency: 'CHF',
      seoSettings: { urlSlug: id },
      pricing: {
        ...smallPricing(),
        travels: variants.map(({ ratioTravel }) => ({ id: ratioTravel.id, transportTypeLabel: 'Car' })),
      },
      description: ['Zürich, Gletscher und Pässe.'],
      highlights: [{ id: 'h1', text: 'Fahrt über den Gotthard' }],
      images: [{ publicId: `reise/${id}` }],
    },
    statusId: null,
    listing: {
      destinations: [{ slug: 'schweiz', label: 'Schweiz' }],
      travelType: { slug: 'rundreise', label: 'Rundreise' },
      label: 'Neu',
      guides: ['Anna Muster'],
      accommodations: ['Hotel Post'],
      bestsellerRank: 1,
      tenantSettings: [
        {
          tenant: { id: '4', name: 'Carovia Reisen', domain: null },
          onlineStatus: 'ONLINE',
          redirectToBooking: false,
          useTiming: false,
          startDate: null,
          endDate: null,
        },
      ],
    },
    variants,
  }
}

/** A tour by air that requires passports and cannot be paid online. */
function cityTravel(): TravelRecord {
  const flight = smallVariant('lissabon-flug', [
    departure('lissabon-flug', '2027-05-01', { endDate: '2027-05-05', outbound: null, return: null }),
  ])
  const travel = smallTravel('lissabon', 'Lissabon', [
    {
      ...flight,
      ratioTravel: { ...flight.ratioTravel, catalogCode: 'G27' },
      catalogue: {
        anzahlungsart: 'CHF',
        derived_zusatzinfo: [
          { name: 'WEB | Passdaten', wert: 'JA' },
          { name: 'WEB | Passdaten | Pass zwingend', wert: 'JA' },
        ],
      },
    },
  ])
  return {
    ...travel,
    listing: {
      ...travel.listing,
      destinations: [{ slug: 'portugal', label: 'Portugal' }],
      travelType: { slug: 'staedtereise', label: 'Städtereise' },
      bestsellerRank: null,
    },
  }
}

function departures(variantId: string): readonly DepartureRecord[] {
  return [
    departure(variantId, '2027-06-12', {}),
    departure(variantId, '2027-07-10', { statusId: 'st-2' }),
    departure(variantId, '2027-08-14', { statusId: 'st-3' }),
    departure(variantId, '2027-09-11', { onlinebuchung: 'NEIN' }),
    departure(variantId, TODAY, {}),
    {
      ...departure(variantId, '2027-06-12', { endDate: '2027-06-20', includesExtension: true, extensionIds: ['meer'] }),
      packages: [
        { nr: '101', priceCents: 100_000, places: 20 },
        { nr: '201', priceCents: 40_000, places: 10 },
        { nr: '900', priceCents: 5_000, places: 4 },
      ],
      id: `${variantId}-20270612-v`,
      dateNo: '20270612-v',
      baseDateId: `${variantId}-20270612`,
    },
  ]
}
