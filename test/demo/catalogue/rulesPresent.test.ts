import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'

const TODAYS = ['2026-11-21', '2027-01-05', '2027-04-30', '2027-08-15', '2027-10-31'] as const

/** The catalogue of one day with derived lists for the checks below. */
function factsOn(today: string) {
  const { travels, tenants, insurances, statuses } = buildCatalogue(today)
  const variants = travels.flatMap((travel) => travel.variants)
  const upcoming = variants.flatMap(({ departures }) => departures).filter(({ startDate }) => startDate > today)
  const ratioTravels = variants.map(({ ratioTravel }) => ratioTravel)
  const rooms = ratioTravels.flatMap(({ accommodations }) => accommodations)
  const extras = ratioTravels.flatMap((travel) => [
    ...travel.personalAddons,
    ...travel.accommodationAddons,
    ...travel.bookingAddons,
    ...travel.collectiveAddons,
  ])
  const discounts = ratioTravels.flatMap(({ personalDiscounts }) => personalDiscounts)
  const rules = [...extras, ...discounts].flatMap(({ mandatorySettings }) => mandatorySettings?.rules ?? [])
  const pricings = travels.flatMap(({ travel }) => travel.pricing ?? [])
  const listings = travels.flatMap(({ listing }) => listing.tenantSettings)
  const fields = pricings.flatMap(({ customDataConfig }) => [
    ...(customDataConfig?.travellerForm?.fields ?? []),
    ...(customDataConfig?.bookingForm?.fields ?? []),
  ])
  const sheets = variants.map(({ catalogue }) => catalogue)
  const infos = sheets.flatMap(({ derived_zusatzinfo }) => derived_zusatzinfo.map(({ name }) => name))
  const [tenant] = tenants
  const pages = tenant?.cms?.categories.flatMap((category) => category.pages) ?? []
  return {
    travels,
    tenant,
    insurances,
    statuses,
    variants,
    upcoming,
    ratioTravels,
    rooms,
    extras,
    discounts,
    rules,
    pricings,
    listings,
    fields,
    sheets,
    infos,
    pages,
  }
}

type Facts = ReturnType<typeof factsOn>

const checklist: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'every travel type': ({ travels }) => new Set(travels.map(({ listing }) => listing.travelType.label)).size === 10,
  'one, two, three variants': ({ travels }) =>
    [1, 2, 3].every((count) => travels.some(({ variants }) => variants.length === count)),
  'single supplement': ({ rooms }) => rooms.some(({ capacitySettings }) => capacitySettings.totalCapacity === 1),
  'triple room': ({ rooms }) => rooms.some(({ name }) => name === 'Dreibettzimmer'),
  'family room with ranges': ({ rooms }) =>
    rooms.some(
      ({ isFamilyPackageAccommodation, capacitySettings }) =>
        !isFamilyPackageAccommodation && capacitySettings.rangesAllowed && capacitySettings.totalCapacity > 3,
    ),
  'partial occupancy': ({ rooms }) => rooms.some(({ capacitySettings }) => capacitySettings.partialOccupancyAllowed),
  'room for family packages': ({ rooms }) => rooms.some((room) => room.isFamilyPackageAccommodation),
  'family package with and without ranges': ({ ratioTravels }) =>
    [true, false].every((ranged) =>
      ratioTravels.some(({ familyPackages }) =>
        familyPackages.some(({ capacitySettings }) => capacitySettings.rangesAllowed === ranged),
      ),
    ),
  'baby package where children below an age are free': ({ travels }) =>
    travels.some(
      ({ travel, variants }) =>
        (travel.pricing?.ageGroupSettings.freeUntilAge ?? 0) > 0 &&
        variants.some(({ ratioTravel }) => ratioTravel.accommodations.some(({ isBabyPackage }) => isBabyPackage)),
    ),
  'a majority of travels with minors, some without': ({ pricings }) => {
    const withMinors = pricings.filter(({ ageGroupSettings }) =>
      ageGroupSettings.ageGroups.some(({ type }) => type === 'MINOR'),
    ).length
    return withMinors * 2 > pricings.length && withMinors < pricings.length
  },
  'two groups of adults': ({ pricings }) =>
    pricings.some(
      ({ ageGroupSettings }) => ageGroupSettings.ageGroups.filter(({ type }) => type === 'ADULT').length === 2,
    ),
  'extension date with several extensions': ({ upcoming }) =>
    upcoming.some(({ extensionIds }) => extensionIds.length > 1),
  'extension that maps every room': ({ variants }) =>
    variants.some(({ dateExtensions }) =>
      dateExtensions.some(({ accommodationMapItems }) =>
        accommodationMapItems.every((item) => Boolean(item.extensionAccommodation)),
      ),
    ),
  'upcoming extension date that does not map fully': ({ variants, upcoming }) =>
    variants.some(({ dateExtensions }) =>
      dateExtensions.some(
        ({ id, accommodationMapItems }) =>
          accommodationMapItems.some((item) => !item.extensionAccommodation) &&
          upcoming.some(({ extensionIds }) => extensionIds.includes(id)),
      ),
    ),
  'closed, waitlist and request dates': ({ upcoming }) =>
    ['geschlossen', 'warteliste', 'anfrage'].every((status) => upcoming.some(({ statusId }) => statusId === status)),
  'status of a whole travel': ({ travels }) => travels.some(({ statusId }) => statusId !== null),
  'all known statuses with one default and one fallback': ({ statuses }) =>
    ['BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK'].every((value) =>
      statuses.some(({ status }) => status === value),
    ) &&
    statuses.filter(({ isDefaultStatus }) => isDefaultStatus).length === 1 &&
    statuses.filter(({ isDefaultWaitlistFallback }) => isDefaultWaitlistFallback).length === 1,
  'a date off online sale': ({ upcoming }) => upcoming.some(({ onlinebuchung }) => onlinebuchung === 'NEIN'),
  'sold out and nearly sold out': ({ upcoming }) =>
    upcoming.some(({ packages }) => packages[0]?.places === 0) &&
    upcoming.some(({ packages }) => packages[0]?.places === 2),
  'every kind of add-on': ({ ratioTravels }) =>
    ratioTravels.some((travel) => travel.personalAddons.length > 0) &&
    ratioTravels.some((travel) => travel.accommodationAddons.length > 0) &&
    ratioTravels.some((travel) => travel.bookingAddons.length > 0) &&
    ratioTravels.some((travel) => travel.collectiveAddons.length > 0),
  'mandatory extras with and without rules': ({ extras }) =>
    [true, false].every((useRules) =>
      extras.some(({ mandatorySettings }) => mandatorySettings?.isMandatory && mandatorySettings.useRules === useRules),
    ),
  'extras by choice with rules': ({ extras }) =>
    extras.some(({ mandatorySettings }) => mandatorySettings?.isMandatory === false && mandatorySettings.useRules),
  'every check of a rule': ({ rules }) =>
    rules.some((rule) => rule.checkDateRange) &&
    rules.some((rule) => rule.checkAccommodationTypes && rule.familyPackages.length > 0) &&
    rules.some((rule) => rule.checkAccommodationAddons) &&
    rules.some((rule) => rule.checkAgeGroups) &&
    rules.some((rule) => rule.useAgeFilter) &&
    rules.some((rule) => rule.checkTravelDate && rule.travelDates.length > 0),
  'extras per night': ({ extras }) =>
    extras.some(
      ({ calculationSettings }) => calculationSettings?.type === 'PER_NIGHT' && calculationSettings.considerHotelNights,
    ),
  'discounts with and without being asked': ({ discounts }) =>
    [true, false].every((isMandatory) =>
      discounts.some(({ mandatorySettings }) => mandatorySettings?.isMandatory === isMandatory),
    ),
  'bargain with its service': ({ travels }) =>
    travels.some(({ travel, variants }) =>
      variants.some(({ departures }) =>
        departures.some(({ services }) =>
          services.some(
            ({ code, priceCents }) =>
              priceCents < 0 && code === `FB${travel.pricing?.bargainSettings?.bargainTier?.discount ?? 0}`,
          ),
        ),
      ),
    ),
  'CO2 compensation, free for trains': ({ upcoming }) =>
    [true, false].every((free) =>
      upcoming.some(({ services }) =>
        services.some(({ leistungnr, priceCents }) => leistungnr === '7474' && (priceCents === 0) === free),
      ),
    ),
  'printed and electronic documents, and a travel without': ({ upcoming, pricings }) =>
    ['5390', '5391'].every((no) =>
      upcoming.some(({ services }) => services.some(({ leistungnr }) => leistungnr === no)),
    ) && pricings.some(({ isTravelDocumentationAvailable }) => !isTravelDocumentationAvailable),
  'eSIM packages of a region': ({ upcoming }) =>
    upcoming.some(({ services }) => services.some(({ code }) => code.startsWith('ESIM-GB-'))),
  'surcharges at stops and at stations': ({ upcoming }) =>
    upcoming.some(
      ({ outbound }) =>
        outbound !== null &&
        outbound.stops.some(({ zuschlagCents }) => zuschlagCents > 0) &&
        outbound.stations.some(({ zuschlagCents }) => zuschlagCents > 0),
    ),
  'flights without boarding': ({ variants }) =>
    variants.some(
      ({ ratioTravel, departures }) =>
        ratioTravel.transportType === 'FLIGHT' && departures.every(({ outbound }) => outbound === null),
    ),
  'passport asked, compelling, only': ({ infos, pricings }) =>
    infos.includes('WEB | Passdaten') &&
    infos.includes('WEB | Passdaten | Pass zwingend') &&
    pricings.some(({ passportConfig }) => passportConfig?.passportOnly),
  'every input type of custom forms, required and visible for one variant': ({ fields }) =>
    ['text', 'textarea', 'number', 'date', 'email', 'tel', 'select', 'radio', 'checkbox'].every((type) =>
      fields.some(({ inputType }) => inputType === type),
    ) &&
    fields.some(({ required }) => required) &&
    fields.some(({ visibilityConfig }) => Boolean(visibilityConfig)),
  'operators with terms of their own': ({ pricings }) =>
    pricings.some(({ tourOperator }) => Boolean(tourOperator?.gtcPdf)),
  'prices in euros': ({ sheets }) => sheets.some(({ anzahlungsart }) => anzahlungsart === 'EUR'),
  'a group contract': ({ ratioTravels }) => ratioTravels.some(({ catalogCode }) => catalogCode.startsWith('G')),
  'hidden, offline, timed-out and redirecting listings': ({ listings }) =>
    listings.some(({ onlineStatus }) => onlineStatus === 'HIDDEN') &&
    listings.some(({ onlineStatus }) => onlineStatus === 'OFFLINE') &&
    listings.some(({ useTiming }) => useTiming) &&
    listings.some(({ redirectToBooking }) => redirectToBooking),
  'a travel without pricing': ({ travels }) => travels.some(({ travel }) => travel.pricing === null),
  'six bestsellers': ({ travels }) => travels.filter(({ listing }) => listing.bestsellerRank !== null).length === 6,
  'insurances for travellers and bookings in both currencies': ({ insurances }) =>
    ['CHF', 'EUR'].every((currency) =>
      ['TRAVELLER', 'BOOKING'].every((scope) =>
        insurances.some((insurance) => insurance.currency === currency && insurance.scope === scope),
      ),
    ),
  'online payment': ({ tenant }) => tenant?.onlinePaymentConfig?.enabled === true,
  'offline, hidden and nameless pages': ({ pages }) =>
    pages.some(({ onlineStatus }) => onlineStatus === 'OFFLINE') &&
    pages.some(({ onlineStatus }) => onlineStatus === 'HIDDEN') &&
    pages.some(({ seoSettings }) => seoSettings?.urlSlug === null),
  'a page in no category, listed nowhere': ({ tenant, pages }) =>
    pages.some(
      ({ id, onlineStatus }) =>
        onlineStatus === 'HIDDEN' && tenant?.cms?.categories.every(({ pageIds }) => !pageIds.includes(id)),
    ),
}

test.each(TODAYS)('on %s the catalogue holds a case of every rule', (today) => {
  const facts = factsOn(today)
  const missing = Object.entries(checklist)
    .filter(([, isPresent]) => !isPresent(facts))
    .map(([name]) => name)
  expect(missing).toEqual([])
})
