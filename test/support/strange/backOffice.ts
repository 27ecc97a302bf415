import type { Catalogue, Departure, Variant } from './catalogue.ts'
import type { Encoding } from './encoding.ts'
import type { Traits } from './traits.ts'

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
export function departureJson(departure: Departure, encoding: Encoding): unknown {
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
export function catalogueJson({ isInEuro, catalogueInfo }: Variant, encoding: Encoding): unknown {
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
export const STATUSES = [
  { status: 'BOOKABLE', label: 'Buchbar', isDefault: true, isFallback: false },
  { status: 'CLOSED', label: 'Geschlossen', isDefault: false, isFallback: false },
  { status: 'WAITLIST', label: 'Warteliste', isDefault: false, isFallback: true },
  { status: 'WAITLIST_CONTINGENT_CHECK', label: 'Auf Anfrage', isDefault: false, isFallback: false },
] as const

export function statusRecord(status: string, { ids }: Catalogue) {
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
