import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { TravelRecord } from '#platform/catalogue/records.ts'

/** The parts of one travel that rules apply to, over all its variants. */
function partsOf({ travel, statusId, listing, variants }: TravelRecord) {
  const ratioTravels = variants.map(({ ratioTravel }) => ratioTravel)
  const extras = ratioTravels.flatMap((each) => [
    ...each.personalAddons,
    ...each.accommodationAddons,
    ...each.bookingAddons,
    ...each.collectiveAddons,
    ...each.personalDiscounts,
  ])
  const departures = variants.flatMap((variant) => variant.departures)
  return {
    ratioTravels,
    extras,
    departures,
    statusId,
    listing: listing.tenantSettings[0],
    pricing: travel.pricing ?? null,
    transports: ratioTravels.map(({ transportType }) => transportType),
    rooms: ratioTravels.flatMap(({ accommodations }) => accommodations),
    rules: extras.flatMap(({ mandatorySettings }) => mandatorySettings?.rules ?? []),
    infos: variants.flatMap(({ catalogue }) => catalogue.derived_zusatzinfo.map(({ name }) => name)),
    currency: variants[0]?.catalogue.anzahlungsart,
    services: departures.flatMap(({ services }) => services),
  }
}

type Parts = ReturnType<typeof partsOf>

/** An example of each kind of rule: rule, travel, and check. */
const table: readonly (readonly [rule: string, travel: string, shows: (parts: Parts) => boolean])[] = [
  ['a choice of transport types', 'hamburg', ({ transports }) => transports.join() === 'BUS,TRAIN,FLIGHT'],
  ['a ship without boarding, and with the coach', 'rhein', ({ transports }) => transports.join() === 'SHIP,BUS'],
  [
    'two extensions on one departure',
    'provence',
    ({ departures }) => departures.some(({ extensionIds }) => extensionIds.length === 2),
  ],
  [
    'an extension that has no room for some',
    'gardasee',
    ({ departures }) => departures.some(({ extensionIds }) => extensionIds.length > 0),
  ],
  [
    'an extension by train or plane',
    'amalfi',
    ({ departures }) => departures.some(({ extensionIds }) => extensionIds.length === 1),
  ],
  [
    'family packages',
    'adria',
    ({ ratioTravels }) => ratioTravels.every(({ familyPackages }) => familyPackages.length === 1),
  ],
  [
    'family packages with and without ranges',
    'gardasee',
    ({ ratioTravels }) =>
      ratioTravels[0]?.familyPackages.map(({ capacitySettings }) => capacitySettings.rangesAllowed).join() ===
      'true,false',
  ],
  [
    'babies',
    'sardinien',
    ({ rooms, pricing }) =>
      pricing?.ageGroupSettings.freeUntilAge === 2 && rooms.some(({ isBabyPackage }) => isBabyPackage),
  ],
  [
    'adults only',
    'apulien',
    ({ pricing }) => pricing?.ageGroupSettings.ageGroups.every(({ type }) => type === 'ADULT') === true,
  ],
  ['two groups of adults', 'dresden', ({ pricing }) => pricing?.ageGroupSettings.ageGroups.length === 2],
  [
    'half a double room',
    'mosel',
    ({ rooms }) => rooms.some(({ capacitySettings }) => capacitySettings.partialOccupancyAllowed),
  ],
  [
    'an extra bound to months',
    'tessin',
    ({ rules }) => rules.some(({ checkTravelDate, travelDates }) => checkTravelDate && travelDates.length > 0),
  ],
  [
    'an extra bound to ages',
    'slowenien',
    ({ rules }) => rules.some(({ useAgeFilter, ageFilter }) => useAgeFilter && ageFilter?.minAge === 10),
  ],
  [
    'an extra bound to another',
    'norwegen',
    ({ rules }) => rules.some(({ checkAccommodationAddons }) => checkAccommodationAddons),
  ],
  ['a discount for a period of booking', 'hamburg', ({ rules }) => rules.some(({ checkDateRange }) => checkDateRange)],
  [
    'a mandatory extra by night',
    'engadin',
    ({ extras }) =>
      extras.some(
        (extra) =>
          'calculationSettings' in extra &&
          extra.calculationSettings?.type === 'PER_NIGHT' &&
          extra.mandatorySettings?.isMandatory === true,
      ),
  ],
  [
    'an extra for the whole group',
    'rom',
    ({ ratioTravels }) => ratioTravels.every(({ collectiveAddons }) => collectiveAddons.length === 1),
  ],
  [
    'an early-booking discount with its service',
    'toskana',
    ({ pricing, services }) =>
      pricing?.bargainSettings?.bargainTier?.discount === 50 &&
      services.some(({ code, priceCents }) => code === 'FB50' && priceCents === -5000),
  ],
  [
    'a train that leaves nothing to compensate',
    'amalfi',
    ({ services }) => services.some(({ leistungnr, priceCents }) => leistungnr === '7474' && priceCents === 0),
  ],
  ['no printed documents', 'cinque-terre', ({ pricing }) => pricing?.isTravelDocumentationAvailable === false],
  ['data packages of two regions', 'irland', ({ pricing }) => pricing?.esimSettings?.regions.length === 2],
  ['a passport that is asked for', 'norwegen', ({ infos }) => infos.join() === 'WEB | Passdaten,WEB | Passdaten'],
  ['a passport that is compelling', 'marokko', ({ infos }) => infos.includes('WEB | Passdaten | Pass zwingend')],
  ['a passport and nothing else', 'schottland', ({ pricing }) => pricing?.passportConfig?.passportOnly === true],
  ['questions for each traveller', 'apulien', ({ pricing }) => pricing?.customDataConfig?.useTravellerForm === true],
  ['questions for the booking', 'marokko', ({ pricing }) => pricing?.customDataConfig?.useBookingForm === true],
  ['terms of another operator', 'douro', ({ pricing }) => pricing?.tourOperator?.gtcPdf?.url.endsWith('.pdf') === true],
  ['prices in euros', 'danzig', ({ currency }) => currency === 'EUR'],
  [
    'a group contract',
    'verona',
    ({ ratioTravels }) => ratioTravels.every(({ catalogCode }) => catalogCode.startsWith('G')),
  ],
  ['a status of the whole travel', 'burgund', ({ statusId }) => statusId === 'anfrage'],
  ['a travel without pricing', 'island', ({ pricing }) => pricing === null],
  ['a hidden travel', 'burgund', ({ listing }) => listing?.onlineStatus === 'HIDDEN'],
  ['a travel taken off', 'loire', ({ listing }) => listing?.onlineStatus === 'OFFLINE'],
  [
    'a listing that ended',
    'prag',
    ({ listing }) => listing?.useTiming === true && (listing.endDate ?? '') < '2026-11-21',
  ],
  ['a listing that leads straight into the booking', 'paesse', ({ listing }) => listing?.redirectToBooking === true],
]

const { travels } = buildCatalogue('2026-11-21')

test.each(table)('the catalogue has %s: %s', (_, id, shows) => {
  const record = travels.find(({ travel }) => travel.id === id)
  expect(record === undefined ? null : shows(partsOf(record))).toBe(true)
})
