import { departureJson, catalogueJson, STATUSES, statusRecord } from './backOffice.ts'
import {
  BARGAIN_PREFIX,
  type AgeGroup,
  type Capacity,
  type Catalogue,
  type Departure,
  type Extension,
  type Extra,
  type FamilyPackage,
  type Room,
  type Rules,
  type Tour,
  type Variant,
} from './catalogue.ts'
import type { Encoding } from './encoding.ts'
import { pickAt } from './random.ts'
import type { Traits } from './traits.ts'

/** Responses of a platform in the structure of the contract, before encoding (encoding.ts). */
export interface Answers {
  readonly allTravelAvailabilityStatus: () => readonly object[]
  readonly travel: (tour: Tour) => object
  readonly ratioConfig: () => object
  readonly tenant: () => object
  readonly ratioTravel: (variant: Variant) => object
  readonly travelFilter: (tours: readonly Tour[]) => object
  readonly bestsellerTravels: () => readonly object[]
}

export function createAnswers(catalogue: Catalogue, traits: Traits, encoding: Encoding): Answers {
  const { ids, tours } = catalogue
  const variants = createVariantAnswers(catalogue, traits, encoding)
  return {
    allTravelAvailabilityStatus: () =>
      STATUSES.map(({ status }) => {
        const { id: _, tenantSettings, ...rest } = statusRecord(status, catalogue)
        const settings = tenantSettings.map(({ id: __, ...setting }) => ({
          ...setting,
          tenant: { id: '4', name: 'Carovia', domain: 'carovia.example' },
        }))
        return { ...rest, tenantSettings: settings }
      }),
    travel: (tour) => travelAnswer(tour, catalogue),
    ratioConfig: () => ({
      bargainConfig: { active: true, priceCap: 5000, serviceCodePrefix: BARGAIN_PREFIX },
      esimConfig: {
        enabled: true,
        regions: catalogue.esimRegions.map(({ id, name, prefix }) => ({ id, name, serviceCodePrefix: prefix })),
      },
    }),
    tenant: () => tenantAnswer(ids),
    ratioTravel: variants,
    travelFilter: (found) => ({
      success: true,
      counts: { total: tours.length, filteredTotal: found.length },
      travels: found.map((tour) => {
        const { highlights: _, ...listed } = listedTravel(tour)
        return { ...listed, label: tour.name }
      }),
      filters: [
        { name: 'destinations', options: optionsOf(tours.map(({ destination }) => destination)) },
        { name: 'travelTypes', options: optionsOf(tours.map(({ travelType }) => travelType)) },
        { name: 'months', options: optionsOf(tours.map((tour) => (listedTravel(tour).startDate ?? '').slice(0, 7))) },
      ],
    }),
    bestsellerTravels: () => tours.slice(0, 3).map(listedTravel),
  }
}

function optionsOf(values: readonly string[]) {
  return [...new Set(values)].map((value) => ({
    label: value,
    value,
    itemCount: values.filter((other) => other === value).length,
  }))
}

/** A tour in lists, which contain no ids. */
function listedTravel({ name, urlSlug, minPrice, variants }: Tour) {
  const departures = variants.flatMap((variant) => variant.departures)
  const [first] = departures
  return {
    name,
    urlSlug,
    minPrice,
    currency: variants[0]?.isInEuro === true ? 'EUR' : 'CHF',
    startDate: first?.start ?? null,
    endDate: first?.end ?? null,
    dates: departures.map(({ start, end, baseDateId }) => ({
      startDate: start,
      endDate: end,
      includesExtension: baseDateId !== null,
    })),
    accommodations: [{ name: 'Hotel Bellevue' }],
    travelGuides: [{ fullName: 'Rita Beispiel' }],
    highlights: [{ text: 'Ein Ausflug mit dem Schiff' }],
    mainImage: { publicId: urlSlug, title: name, description: `Bild von ${name}` },
  }
}

function travelAnswer(tour: Tour, { ageGroups, ids }: Catalogue) {
  const fields = tour.travellerFields.map(({ inputType, name, label, isRequired, options, variants }) => ({
    inputType,
    name,
    label,
    info: '',
    value: '',
    required: isRequired,
    options: options.map((option) => ({ value: option, label: option })),
    visibilityConfig: { pricingTravelIds: variants },
  }))
  return {
    id: tour.id,
    name: tour.name,
    title: tour.name,
    minPrice: tour.minPrice,
    currency: tour.variants[0]?.isInEuro === true ? 'EUR' : 'CHF',
    seoSettings: { urlSlug: tour.urlSlug },
    availabilityStatus: null,
    pricing: {
      isTravelDocumentationAvailable: tour.hasDocuments,
      passportConfig: { passportOnly: false },
      travels: tour.variants.map(({ id, transportTypeLabel }) => ({ id, transportTypeLabel })),
      esimSettings: { regions: tour.esimRegions.map((word) => ({ id: ids(word) })) },
      bargainSettings:
        tour.bargain === null
          ? null
          : {
              active: true,
              untilDaysBeforeStart: tour.bargain.untilDaysBeforeStart,
              bargainTier: { discount: tour.bargain.discount },
            },
      branding: null,
      customDataConfig: {
        useTravellerForm: fields.length > 0,
        travellerForm: { fields },
        useBookingForm: false,
        bookingForm: null,
      },
      ageGroupSettings: { id: ids('age groups'), freeUntilAge: 2, ageGroups: ageGroups.map(ageGroupAnswer) },
      tourOperator:
        tour.partner === null ? null : { name: tour.partner, gtcPdf: { url: 'https://rheinschiff.example/agb.pdf' } },
    },
  }
}

function tenantAnswer(ids: Catalogue['ids']) {
  const page = (key: string) => ({
    id: ids(`page ${key}`),
    name: key,
    onlineStatus: 'ONLINE',
    seoSettings: { urlSlug: key.toLowerCase() },
  })
  const pages = ['Agb', 'Datenschutz'].map(page)
  return {
    content: { bookingInsuranceInfo: 'Wir empfehlen eine Versicherung.', co2CompensationInfo: 'Fürs Klima.' },
    onlinePaymentConfig: { enabled: true, infoText: 'Mit Karte oder Twint.' },
    cms: {
      config: {
        contactBlockSettings: {
          slogan: 'Wir sind da',
          text: 'Rufen Sie an',
          email: 'info@carovia.example',
          phonePrefix: '+41',
          phone: '31 555 00 00',
          phone2Prefix: '',
          phone2: '',
          openingHours1: 'Mo–Fr 8–18 Uhr',
          openingHours2: '',
        },
        socialMediaSettings: { facebookUrl: '', instagramUrl: '' },
        gtcPage: { id: ids('page Agb'), seoSettings: { urlSlug: 'agb' } },
        privacyPolicyPage: { id: ids('page Datenschutz'), seoSettings: { urlSlug: 'datenschutz' } },
      },
      categories: [
        { name: 'Rechtliches', seoSettings: { urlSlug: 'rechtliches' }, pageIds: pages.map(({ id }) => id), pages },
        { name: 'Leer', seoSettings: { urlSlug: 'leer' }, pageIds: [], pages: [] },
      ],
    },
  }
}

function ageGroupAnswer({ id, name, type, minAge, maxAge }: AgeGroup) {
  return { id, name, type, minAge, maxAge, icon: null }
}

/** One variant with everything sold with it. */
function createVariantAnswers({ ageGroups, ids, ...catalogue }: Catalogue, traits: Traits, encoding: Encoding) {
  const groupsOf = (keys: readonly string[]) => ageGroups.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
  const roomValues = (room: Room) => ({
    id: room.id,
    ratioPackageNo: room.no,
    name: room.name,
    label: room.name,
    info: `Alles zu ${room.name}`,
    isFamilyPackageAccommodation: room.isFamilyRoom,
    isBabyPackage: room.isBabyPackage,
  })
  const familyValues = ({ id, serviceNo, name }: FamilyPackage) => ({
    id,
    ratioServiceNo: serviceNo,
    name,
    label: name,
    info: '',
  })

  function capacitySettings(owner: string, { total, isPartial, groups }: Capacity) {
    return {
      id: ids(`capacity ${owner}`),
      totalCapacity: total,
      rangesAllowed: false,
      partialOccupancyAllowed: isPartial,
      ageGroupCapacities: ageGroups.map((group) => ({
        id: ids(`capacity ${owner} ${group.key}`),
        ageGroup: group.id,
        minCapacity: groups[group.key]?.[0] ?? 0,
        maxCapacity: groups[group.key]?.[1] ?? 0,
      })),
      ageGroupedTotalCapacities: [],
    }
  }

  function rulesAnswer(rules: Rules | null) {
    if (rules === null) return null
    const { rooms = [], familyPackages = [], ageGroups: keys = [], ages, dates = [], days } = rules
    return {
      checkDateRange: days !== undefined,
      startDate: days?.[0] ?? null,
      endDate: days?.[1] ?? null,
      checkAccommodationTypes: rooms.length + familyPackages.length > 0,
      accommodations: rooms,
      familyPackages,
      checkAccommodationAddons: false,
      accommodationAddons: [],
      checkAgeGroups: keys.length > 0,
      ageGroups: groupsOf(keys),
      useAgeFilter: ages !== undefined,
      ageFilter: ages === undefined ? null : { minAge: ages[0], maxAge: ages[1] },
      checkTravelDate: dates.length > 0,
      travelDates: dates.map((id) => ({ id })),
    }
  }

  function extraAnswer({ id, kind, name, isMandatory, rules, services, allowed }: Extra) {
    const mandatorySettings = {
      id: ids(`mandatory ${id}`),
      isMandatory,
      useRules: rules !== null,
      rules: rulesAnswer(rules),
    }
    const values = { id, name, label: name, info: `Alles zu ${name}` }
    if (kind === 'discount') return { ...values, ratioServiceNo: services.all, mandatorySettings }
    const type =
      traits.calculationTypes === 'each'
        ? pickAt(traits.seed, id, ['null', 'FIX', 'PAUSCHAL'])
        : traits.calculationTypes
    const calculationSettings = {
      id: ids(`calculation ${id}`),
      type: type === 'null' ? null : type,
      considerHotelNights: false,
    }
    const whole = { ...values, calculationSettings, mandatorySettings }
    if (kind !== 'collective')
      return {
        ...whole,
        ratioServiceNo: services.all,
        ...(kind === 'personal' ? { allowedAgeGroups: groupsOf(allowed) } : {}),
      }
    const ageGroupServices = ageGroups.map((group) => ({
      ageGroupId: group.id,
      ageGroup: ageGroupAnswer(group),
      ratioServiceNo: services[group.key],
    }))
    return { ...whole, ageGroupServices }
  }

  function travelExtension({ id, name, days }: Extension) {
    return {
      id: ids(`journey ${id}`),
      name,
      description: `${name} und Umgebung`,
      duration: days,
      highlightIds: [],
      highlights: [],
      imageId: ids(`image ${id}`),
      image: {
        id: ids(`image ${id}`),
        assetId: ids(`asset ${id}`),
        publicId: name.toLowerCase(),
        title: name,
        description: '',
        format: 'jpg',
        url: 'https://bilder.example/x.jpg',
        width: 1600,
        height: 900,
      },
    }
  }

  function extensionOfDate(variant: Variant, extension: Extension) {
    return {
      id: extension.id,
      label: extension.name,
      info: `Verlängern: ${extension.name}`,
      travelExtension: travelExtension(extension),
      accommodationMapItems: variant.rooms.flatMap((room) => {
        const stay = extension.stays[room.id]
        if (stay === undefined) return []
        const extensionAccommodation = {
          id: stay.id,
          ratioPackageNo: stay.no,
          name: `${room.name} ${extension.name}`,
          label: `${room.name} ${extension.name}`,
          info: '',
          extensionAccommodationServiceNo: null,
        }
        return [{ id: ids(`map ${stay.id}`), baseAccommodation: room.id, extensionAccommodation }]
      }),
    }
  }

  function dateAnswer(variant: Variant, departure: Departure) {
    const base = variant.departures.find(({ id }) => id === departure.baseDateId)
    const extensions =
      base === undefined ? [] : variant.extensions.map((extension) => extensionOfDate(variant, extension))
    return {
      id: departure.id,
      dateNo: departure.no,
      startDate: departure.start,
      endDate: departure.end,
      includesExtension: base !== undefined,
      availabilityStatus:
        departure.status === null ? null : statusRecord(departure.status, { ...catalogue, ageGroups, ids }),
      json: departureJson(departure, encoding),
      extension: traits.extensionOfDate === 'first' ? (extensions[0] ?? null) : null,
      extensions,
      extensionBaseDate:
        base === undefined ? null : { id: base.id, dateNo: base.no, startDate: base.start, endDate: base.end },
    }
  }

  return (variant: Variant) => {
    const extras = (kind: Extra['kind']) => variant.extras.filter((extra) => extra.kind === kind).map(extraAnswer)
    return {
      id: variant.id,
      ratioCatalogBundle: { json: catalogueJson(variant, encoding) },
      catalogCode: variant.catalogCode,
      travelCode: `R${variant.id}`,
      name: variant.transportTypeLabel,
      transportType: variant.transportType,
      transportTypeLabel: variant.transportTypeLabel,
      dates: variant.departures.map((departure) => dateAnswer(variant, departure)),
      accommodations: variant.rooms.map((room) => ({
        ...roomValues(room),
        addons: room.addons,
        capacitySettings: capacitySettings(room.id, room.capacity),
      })),
      familyPackages: variant.familyPackages.map((family) => {
        const capacity = {
          ...capacitySettings(family.id, family.capacity),
          partialOccupancyAllowedAgeGroups: [],
          ageGroupId: null,
          ageGroupIds: [],
        }
        return {
          ...familyValues(family),
          accommodation: family.roomId,
          addons: family.addons,
          capacitySettings: capacity,
        }
      }),
      personalAddons: extras('personal'),
      accommodationAddons: extras('accommodation'),
      bookingAddons: extras('booking'),
      collectiveAddons: extras('collective'),
      personalDiscounts: extras('discount'),
      extensions: variant.extensions.map((extension) => ({
        id: extension.id,
        label: extension.name,
        info: '',
        travelExtensionId: ids(`journey ${extension.id}`),
        travelExtension: travelExtension(extension),
      })),
    }
  }
}
