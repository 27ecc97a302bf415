import { BOOKING_INSURANCES, STATIONS, STOPS, travellerInsurances } from './answers.ts'
import {
  BARGAIN_PREFIX,
  type Catalogue,
  type Departure,
  type Extra,
  type Room,
  type Tour,
  type Variant,
} from './catalogue.ts'
import { entriesAt, type JsonObject, numberAt, textAt, valueAt } from './json.ts'

/** A booking computed by the platform from the wire only. */
export interface Invoice {
  readonly total: number
  readonly lines: readonly (readonly [what: string, amount: number])[]
  /** Units taken of packages and services, by number. */
  readonly taken: { readonly packages: ReadonlyMap<number, number>; readonly services: ReadonlyMap<number, number> }
  readonly departure: Departure
  /** Contradictions that prevent the booking. */
  readonly problems: readonly string[]
}

/** Price by rules 9.6 from the platform's own catalogue; prices sent by the site are ignored. */
export function invoiceOf(state: JsonObject, catalogue: Catalogue): Invoice | string {
  const variants = catalogue.tours.flatMap((tour) => tour.variants.map((variant) => ({ tour, variant })))
  const sold = variants.find(({ variant }) => variant.id === textAt(state, 'pricingTravel', 'id'))
  const departure = sold?.variant.departures.find(({ id }) => id === textAt(state, 'travelDate', 'id'))
  if (sold === undefined || departure === undefined)
    return `Unknown travel or date ${textAt(state, 'pricingTravel', 'id')}/${textAt(state, 'travelDate', 'id')}`
  const ledger = createLedger(departure)
  const sale = { ...sold, departure, catalogue, state, ledger }
  chargeRooms(sale)
  chargeFamilyPackage(sale)
  chargeExtras(sale)
  chargeStops(sale)
  chargeFurtherOptions(sale)
  chargeDiscounts(sale)
  return { ...ledger.closed(), departure }
}

interface Sale {
  readonly tour: Tour
  readonly variant: Variant
  readonly departure: Departure
  readonly catalogue: Catalogue
  readonly state: JsonObject
  readonly ledger: Ledger
}

type Ledger = ReturnType<typeof createLedger>

function createLedger({ packages: packagePrices, services: soldServices }: Departure) {
  const lines: (readonly [string, number])[] = []
  const problems: string[] = []
  const packages = new Map<number, number>()
  const services = new Map<number, number>()
  const take = (from: Map<number, number>, no: number, count: number) => from.set(no, (from.get(no) ?? 0) + count)
  return {
    problem: (text: string) => void problems.push(text),
    line: (what: string, amount: number) => void lines.push([what, amount]),
    /** Adds places of a package if the date has it. */
    places: (what: string, no: number, count: number) => {
      const price = packagePrices.get(no)
      if (price === undefined) return false
      lines.push([`${count} × ${what} (${no})`, price * count])
      take(packages, no, count)
      return true
    },
    units: (what: string, no: number, count: number) => {
      if (count === 0) return
      const service = soldServices.find((one) => one.no === no)
      if (service === undefined) problems.push(`${what}: service ${no} is not sold`)
      else {
        lines.push([`${count} × ${what} (${no})`, service.price * count])
        take(services, no, count)
      }
    },
    closed: () => {
      const rappen = lines.reduce((sum, [, amount]) => sum + Math.round(amount * 100), 0)
      return { total: rappen / 100, lines, taken: { packages, services }, problems }
    },
  }
}

function roomIn({ variant }: Sale, room: unknown): Room | undefined {
  return variant.rooms.find(
    ({ id, no }) =>
      id === textAt(room, 'id') || (textAt(room, 'id') === '' && String(no) === textAt(room, 'ratioPackageNo')),
  )
}

/** The extension of the chosen date. */
function extensionOf({ variant, departure, state }: Sale) {
  if (departure.baseDateId === null) return undefined
  const chosen = valueAt(state, 'travelDate', 'extension')
  return variant.extensions.find(({ id }) => id === textAt(chosen, 'id'))
}

function chargeRooms(sale: Sale): void {
  const { state, ledger, departure } = sale
  const extension = extensionOf(sale)
  if (departure.baseDateId !== null && extension === undefined)
    ledger.problem('an extension date without its extension')
  for (const entry of entriesAt(state, 'accommodationSelection')) {
    const room = roomIn(sale, valueAt(entry, 'accommodation'))
    const quantity = numberAt(entry, 'quantity')
    if (room === undefined) ledger.problem(`unknown room ${textAt(entry, 'accommodation', 'id')}`)
    else {
      const places = room.capacity.isPartial ? quantity : quantity * room.capacity.total
      const stay = extension?.stays[room.id]
      const isBaseSold = ledger.places(room.name, room.no, places)
      const isStaySold = stay !== undefined && ledger.places(`${room.name} ${extension?.name ?? ''}`, stay.no, places)
      if (!isBaseSold && !isStaySold) ledger.problem(`${room.name} is not sold`)
    }
  }
  const housed = entriesAt(state, 'travellers').filter(
    (traveller) => roomIn(sale, valueAt(traveller, 'accommodation')) !== undefined,
  )
  if (housed.length !== entriesAt(state, 'travellers').length) ledger.problem('somebody has no room')
}

function chargeFamilyPackage({ variant, state, ledger }: Sale): void {
  const chosen = entriesAt(state, 'travellers')
    .map((traveller) => textAt(traveller, 'familyPackage', 'id'))
    .filter((id) => id !== '')
  for (const id of chosen) {
    const family = variant.familyPackages.find((one) => one.id === id)
    if (family === undefined) ledger.problem(`unknown family package ${id}`)
    else ledger.units(family.name, family.serviceNo, 1)
  }
  const baby = variant.rooms.find(({ isBabyPackage }) => isBabyPackage)
  const babies = entriesAt(state, 'babies')
  if (babies.length > 0 && (baby === undefined || !ledger.places(baby.name, baby.no, babies.length)))
    ledger.problem('no package for babies')
  if (baby !== undefined && babies.some((one) => textAt(one, 'ratioPackageNo') !== String(baby.no)))
    ledger.problem('a baby without its package')
}

/** Age group by the age at the end of the travel: a minor's, else the adult's. */
function ageGroupOf(traveller: JsonObject, { catalogue, departure }: Sale) {
  const age = ageOn(departure.end, textAt(traveller, 'birthday'))
  return catalogue.ageGroups.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)
}

function chargeExtras(sale: Sale): void {
  const { variant, state, ledger } = sale
  for (const selection of [
    'accommodationAddonSelection',
    'personalAddonSelection',
    'bookingAddonSelection',
    'collectiveAddonSelection',
  ]) {
    for (const entry of entriesAt(state, selection)) {
      const extra = variant.extras.find(({ id }) => id === textAt(entry, 'addon', 'id'))
      if (extra === undefined) ledger.problem(`unknown extra ${textAt(entry, 'addon', 'id')}`)
      else if (extra.kind !== 'collective')
        ledger.units(extra.name, extra.services.all ?? 0, numberAt(entry, 'quantity'))
      else if (numberAt(entry, 'quantity') > 0) chargeCollective(extra, sale)
    }
  }
}

/** Each traveller pays the price of their age group. */
function chargeCollective({ name, services }: Extra, sale: Sale): void {
  for (const traveller of entriesAt(sale.state, 'travellers')) {
    const group = ageGroupOf(traveller, sale)
    sale.ledger.units(name, group === undefined ? 0 : (services[group.key] ?? 0), 1)
  }
}

/** Surcharge of the stop if greater than 0, else of the station. */
function surchargeAt(format: 'hin' | 'rueck', stopNo: string): number | null {
  const stop = STOPS[format].find(({ no }) => String(no) === stopNo)
  const station = STATIONS.find(({ no }) => no === stop?.station)
  if (stop === undefined || station === undefined) return null
  return stop.surcharge > 0 ? stop.surcharge : station.surcharge
}

function chargeStops({ departure, state, ledger }: Sale): void {
  if (!departure.hasBus) return
  for (const [name, format] of [
    ['busStopItemOutbound', 'hin'],
    ['busStopItemReturn', 'rueck'],
  ] as const) {
    for (const traveller of entriesAt(state, 'travellers')) {
      const item = valueAt(traveller, name)
      const surcharge = surchargeAt(format, textAt(item, 'stopNo'))
      if (surcharge === null) ledger.problem(`${name}: unknown stop ${textAt(item, 'stopNo')}`)
      else ledger.line(`${name} ${textAt(item, 'label')}`, surcharge)
      if (surcharge !== null && surcharge !== numberAt(item, 'surcharge'))
        ledger.problem(`${name}: surcharge ${textAt(item, 'surcharge')} instead of ${surcharge}`)
    }
  }
  if (textAt(state, 'busStops', 'outboundDropOffStopNo') !== '109')
    ledger.problem('outboundDropOffStopNo is not the stop of the last node')
  if (textAt(state, 'busStops', 'returnBoardingStopNo') !== '209')
    ledger.problem('returnBoardingStopNo is not the stop of the first node')
}

/** Whether a traveller is insured as a minor; without birthday by the age group sent. */
export function isMinor(traveller: JsonObject, start: string, { ageGroups }: Catalogue): boolean {
  const birthday = textAt(traveller, 'birthday')
  if (birthday !== '') return ageOn(start, birthday) < 16
  return ageGroups.some(
    ({ id, type }) => type === 'MINOR' && id === (textAt(traveller, 'ageGroup', 'id') || textAt(traveller, 'ageGroup')),
  )
}

function chargeFurtherOptions({ tour, departure, catalogue, state, ledger }: Sale): void {
  const travellers = entriesAt(state, 'travellers')
  for (const traveller of travellers) {
    const no = textAt(traveller, 'insurance', 'ratioServiceNo')
    const insurance = travellerInsurances(isMinor(traveller, departure.start, catalogue)).find(
      (one) => String(one.no) === no,
    )
    if (insurance !== undefined) ledger.line(insurance.label, insurance.price)
    else if (no !== '' && no !== '3000') ledger.problem(`unknown insurance ${no}`)
  }
  // Reading: an insurance option, alone or in a list of one.
  for (const entry of entriesAt(state, 'familyInsuranceSelection')) {
    const together = BOOKING_INSURANCES.find((one) => String(one.no) === textAt(entry, 'ratioServiceNo'))
    if (together === undefined) ledger.problem(`unknown insurance ${textAt(entry, 'ratioServiceNo')}`)
    else ledger.line(together.label, together.price)
  }
  for (const entry of entriesAt(state, 'esimServiceSelection')) {
    ledger.units('eSIM', numberAt(entry, 'service', 'serviceNo'), numberAt(entry, 'quantity'))
  }
  if (tour.hasDocuments)
    ledger.units('Reiseunterlagen', textAt(state, 'travelDocumentationService') === 'print' ? 5390 : 5391, 1)
  if (valueAt(state, 'co2compensation') === true) ledger.units('CO2-Kompensation', 7474, travellers.length)
}

function chargeDiscounts({ variant, tour, departure, state, ledger }: Sale): void {
  for (const entry of entriesAt(state, 'personalDiscountSelection')) {
    const discount = variant.extras.find(({ id }) => id === textAt(entry, 'discount', 'id'))
    if (discount === undefined) ledger.problem(`unknown discount ${textAt(entry, 'discount', 'id')}`)
    else ledger.units(discount.name, discount.services.all ?? 0, numberAt(entry, 'quantity'))
  }
  for (const entry of entriesAt(state, 'bargainDiscountSelection')) {
    const code = textAt(entry, 'discount', 'serviceCode')
    const service = departure.services.find((one) => one.code === code)
    if (code !== `${BARGAIN_PREFIX}${tour.bargain?.discount ?? ''}` || service === undefined)
      ledger.problem(`unknown bargain ${code}`)
    else ledger.units('Frühbucher', service.no, numberAt(entry, 'quantity'))
  }
}

/** Whole years between two days. */
function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5, 10) ? years - 1 : years
}
