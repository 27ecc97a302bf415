import { pickAt } from '#test/support/random.ts'
import {
  type AgeGroup,
  BARGAIN_PREFIX,
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
import type { Encoding } from './schema.ts'
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

/** Numbers of services within a departure, different from their global service numbers. */
const travelServiceNo = (serviceNo: number): number => 90_000 + serviceNo

interface Stop {
  readonly no: number
  readonly node: number
  readonly station: number
  readonly time: string
  readonly surcharge: number
}

export const STATIONS = [
  { no: 31, name: 'Bern', surcharge: 0 },
  { no: 32, name: 'Solothurn', surcharge: 7.5 },
  { no: 33, name: 'Freiburg', surcharge: 5 },
  { no: 39, name: 'Hotel', surcharge: 0 },
] as const

export const STOPS: Readonly<Record<'hin' | 'rueck', readonly Stop[]>> = {
  hin: [
    { no: 101, node: 1, station: 31, time: '06:30', surcharge: 0 },
    { no: 102, node: 1, station: 32, time: '07:15', surcharge: 0 },
    { no: 103, node: 1, station: 33, time: '05:45', surcharge: 12 },
    { no: 109, node: 2, station: 39, time: '15:00', surcharge: 0 },
  ],
  rueck: [
    { no: 209, node: 3, station: 39, time: '09:00', surcharge: 0 },
    { no: 201, node: 4, station: 31, time: '18:30', surcharge: 0 },
    { no: 202, node: 4, station: 32, time: '17:45', surcharge: 0 },
    { no: 203, node: 4, station: 33, time: '19:15', surcharge: 12 },
  ],
}

const NODES = { hin: [1, 2], rueck: [3, 4] } as const

/** `dates[].json`: rule 3.6.3.2. */
function departureJson(departure: Departure, encoding: Encoding): unknown {
  const at = 'date.json'
  const packages = [...departure.packages].map(([no, price]) => ({
    nr: encoding.code(no, `${at}.t_packages.nr`),
    derived_preis: encoding.amount(price, `${at}.t_packages.derived_preis`),
  }))
  const services = departure.services.map(({ no, code, price }) => ({
    leistungnr: encoding.code(no, `${at}.t_reiseleistungen.leistungnr`),
    code,
    nr: encoding.code(travelServiceNo(no), `${at}.t_reiseleistungen.nr`),
    derived_preis: encoding.amount(price, `${at}.t_reiseleistungen.derived_preis`),
  }))
  const tables = {
    t_packages: encoding.table(packages, `${at}.t_packages`),
    t_reiseleistungen: encoding.table(services, `${at}.t_reiseleistungen`),
    onlinebuchung: departure.isSoldOnline ? 'JA' : 'NEIN',
    ...busNetwork(departure, encoding, 'hin'),
    ...busNetwork(departure, encoding, 'rueck'),
  }
  return encoding.json(tables, at)
}

function busNetwork({ hasBus }: Departure, encoding: Encoding, format: 'hin' | 'rueck') {
  const code = (no: number, column: string) => encoding.code(no, `bus.${column}`)
  const surcharge = (amount: number, table: string) => encoding.amount(amount, `bus.${table}.zuschlag`)
  const nodes = NODES[format].map((no) => ({ nr: code(no, 'knotens.nr') }))
  const stops = STOPS[format].map((stop) => ({
    nr: code(stop.no, 'knotenhalte.nr'),
    knoten: code(stop.node, 'knotenhalte.knoten'),
    halt: code(stop.station, 'knotenhalte.halt'),
    zeit: stop.time,
    zuschlag: surcharge(stop.surcharge, 'knotenhalte'),
  }))
  const stations = STATIONS.map((station) => ({
    nr: code(station.no, 'haltestellen.nr'),
    bezeichnung: station.name,
    zuschlag: surcharge(station.surcharge, 'haltestellen'),
  }))
  const table = (rows: readonly object[], name: string) => encoding.table(hasBus ? rows : [], `bus.${name}`)
  return {
    [`t_knotens_${format}`]: table(nodes, 'knotens'),
    [`t_knotenhalte_${format}`]: table(stops, 'knotenhalte'),
    [`t_haltestellen_${format}`]: table(stations, 'haltestellen'),
  }
}

/** `ratioCatalogBundle.json`: rules 3.6.2. */
function catalogueJson({ isInEuro, catalogueInfo }: Variant, encoding: Encoding): unknown {
  const info = Object.entries(catalogueInfo).map(([name, wert]) => ({ name, wert }))
  const row = {
    anzahlungsart: isInEuro ? 'EUR' : 'CHF',
    derived_zusatzinfo: encoding.list(info, 'catalogue.derived_zusatzinfo'),
  }
  return encoding.json({ t_katalogreise: encoding.table(row, 'catalogue.t_katalogreise') }, 'catalogue.json')
}

interface InsuranceRow {
  readonly no: number
  readonly label: string
  readonly price: number
}

/** Cheaper for travellers under sixteen on the first day. */
export function travellerInsurances(isMinor: boolean): readonly InsuranceRow[] {
  return [
    { no: 3101, label: 'Annullationsschutz', price: isMinor ? 25 : 39 },
    { no: 3102, label: 'Komplettschutz', price: isMinor ? 45 : 69 },
  ]
}

export const BOOKING_INSURANCES: readonly InsuranceRow[] = [
  { no: 3201, label: 'Annullationsschutz für alle', price: 95 },
]

type SummaryShape = Pick<
  Traits,
  'summary' | 'travellerInsurances' | 'travellerNumber' | 'firstTraveller' | 'insuranceNames' | 'noInsurance'
>

/** `ratioSummary.json`: rules 3.14; insurances have the fields of an insurance option. */
export function summaryJson(
  travellers: readonly { readonly isMinor: boolean }[],
  { summary, travellerInsurances: shape, travellerNumber, firstTraveller, insuranceNames, noInsurance }: SummaryShape,
  encoding: Encoding,
): unknown {
  const option = ({ no, label, price }: InsuranceRow) => ({
    ratioServiceNo: encoding.code(no, 'summary.ratioServiceNo'),
    ratioTravelServiceNo: encoding.code(travelServiceNo(no), 'summary.ratioTravelServiceNo'),
    label: insuranceNames === 'own' ? label : null,
    price: encoding.amount(price, 'summary.price'),
    priceFormatted: `CHF ${price}.-`,
  })
  const own = travellers.map(({ isMinor }) => travellerInsurances(isMinor).map(option))
  const flat = own.flatMap((options, index) =>
    options.map((one) => ({ ...one, [travellerNumber]: encoding.code(index + firstTraveller, 'summary.teilnehmer') })),
  )
  const named = (numberOf: (no: number) => number) =>
    [...travellerInsurances(false), ...BOOKING_INSURANCES].map(({ no, label }) => ({
      nr: encoding.code(numberOf(no), 'summary.nr'),
      bezeichnung: label,
    }))
  const tables = {
    t_vorgang_versicherungen: encoding.table(BOOKING_INSURANCES.map(option), 'summary.t_vorgang_versicherungen'),
    t_teilnehmers_versicherungen: {
      'by traveller': own.map((options, index) => ({
        teilnehmer: encoding.code(index + firstTraveller, 'summary.teilnehmer'),
        versicherungen: options,
      })),
      nested: own,
      'nested, wrapped': { data: own.map((options) => ({ data: options })) },
      'flat with a number': flat,
      'flat with a number, wrapped': { data: flat },
    }[shape],
    versicherung_empty: {
      'with numbers': { ...option({ no: 3000, label: '', price: 0 }), label: 'Keine Versicherung' },
      'empty numbers': {
        ratioServiceNo: '',
        ratioTravelServiceNo: '',
        label: 'Keine Versicherung',
        price: encoding.amount(0, 'summary.price'),
        priceFormatted: 'CHF 0.-',
      },
      'no numbers': { label: 'Keine Versicherung' },
    }[noInsurance],
    t_reiseleistungen: encoding.table(named(travelServiceNo), 'summary.t_reiseleistungen'),
    t_leistungen: encoding.table(
      named((no) => no),
      'summary.t_leistungen',
    ),
  }
  return encoding.json(summary === 'bare' ? tables : { data: tables }, 'summary.json')
}

/** Availability statuses. */
const STATUSES = [
  { status: 'BOOKABLE', label: 'Buchbar', isDefault: true, isFallback: false },
  { status: 'CLOSED', label: 'Geschlossen', isDefault: false, isFallback: false },
  { status: 'WAITLIST', label: 'Warteliste', isDefault: false, isFallback: true },
  { status: 'WAITLIST_CONTINGENT_CHECK', label: 'Auf Anfrage', isDefault: false, isFallback: false },
] as const

function statusRecord(status: string, { ids }: Catalogue) {
  const { label, isDefault, isFallback } = STATUSES.find((known) => known.status === status) ?? STATUSES[0]
  return {
    id: ids(`status ${status}`),
    label,
    status,
    isDefaultStatus: isDefault,
    isDefaultWaitlistFallback: isFallback,
    tenantSettings: [
      {
        id: ids(`settings ${status}`),
        tenant: { id: '4' },
        label,
        info: `Hinweis zu ${label}`,
        switchToStatusInfo: `Zu ${label} wechseln`,
        submitButtonLabel: 'Verbindlich buchen',
      },
    ],
  }
}
