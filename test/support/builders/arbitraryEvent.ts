import fc, { type Arbitrary } from 'fast-check'
import { addDays } from '#domain/calendar.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import { type Act, turnOfEvents, type World } from './acting.ts'
import type { TravelOnSale } from './arbitraryOffer.ts'
import { NO_BUS } from './departure.ts'
import { status } from './offer.ts'

/* External events during a booking: time goes on, others book, the operator changes the offer. */

const nothing = fc.constant(null)
const place = fc.nat(5)

function changeOnSale(world: World, change: (onSale: TravelOnSale) => Partial<TravelOnSale>): World {
  return { ...world, onSale: { ...world.onSale, ...change(world.onSale) } }
}

/** Changes the variant that is being booked. */
function inVariant(world: World, change: (variant: PricingTravel) => Partial<PricingTravel>): World {
  const id = world.draft.pricingTravelId
  return changeOnSale(world, ({ variants }) => ({
    variants: variants.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  }))
}

/** Changes the departure that is being booked. */
function onDeparture(world: World, change: (departure: Departure) => Partial<Departure>): World {
  const id = world.draft.date?.dateId
  return inVariant(world, ({ departures }) => ({
    departures: departures.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  }))
}

function without<Thing>(things: readonly Thing[], at: number): readonly Thing[] {
  return things.filter((_, index) => index !== at)
}

/** Numbers known of a date, with what may be left of each. */
function left(numbers: readonly string[], counts: readonly (number | null)[]): ReadonlyMap<string, number> {
  return new Map(
    numbers.flatMap((no, index) => (counts.length === 0 ? [] : entry(no, counts[index % counts.length] ?? null))),
  )
}

function entry(no: string, count: number | null): readonly (readonly [string, number])[] {
  return count === null ? [] : [[no, count]]
}

const counts = fc.array(fc.option(fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 8, 999), { nil: null, freq: 8 }), {
  minLength: 5,
  maxLength: 11,
})

function withLeft(world: World, places: readonly (number | null)[], units: readonly (number | null)[]): World {
  const dateId = world.draft.date?.dateId
  const departure = world.onSale.variants
    .find(({ id }) => id === world.draft.pricingTravelId)
    ?.departures.find(({ id }) => id === dateId)
  if (dateId === undefined || departure === undefined) return world
  const packages = left([...departure.packagePrices.keys()], places)
  return {
    ...world,
    contingents: { dateId, left: { packages, services: left([...departure.services.keys()], units) } },
  }
}

const contingents = turnOfEvents('contingents', counts, (world, found) => withLeft(world, found, found.toReversed()))

/** The same few of everything: what shares a number is short then. */
export const scarcity = turnOfEvents(
  'scarcity',
  fc.record({ places: fc.nat(6), units: fc.nat(3) }),
  (world, { places, units }) => withLeft(world, [places], [units]),
)

/** Of every package in use so many places fewer than are taken, and enough of everything else. */
export const placesGo = turnOfEvents('placesGo', fc.integer({ min: 0, max: 3 }), (world, fewer) => {
  const { draft } = world
  const variant = world.onSale.variants.find(({ id }) => id === draft.pricingTravelId)
  const taken = draft.travellers.flatMap(
    ({ accommodationId }) => variant?.accommodations.find(({ id }) => id === accommodationId)?.ratioPackageNo ?? [],
  )
  const full = withLeft(world, [999], [999])
  const packages = [...(full.contingents?.left.packages.keys() ?? [])].map((no) => {
    const count = taken.filter((other) => other === no).length
    return [no, count === 0 ? 999 : Math.max(0, count - fewer)] as const
  })
  const { contingents: found } = full
  return found === null
    ? world
    : { ...full, contingents: { ...found, left: { ...found.left, packages: new Map(packages) } } }
})

const events: readonly Arbitrary<Act>[] = [
  ...Array.from({ length: 3 }, () => contingents),
  ...Array.from({ length: 3 }, () => scarcity),
  ...Array.from({ length: 3 }, () => placesGo),
  turnOfEvents('contingentsUnknown', nothing, (world) => ({ ...world, contingents: null })),
  turnOfEvents('daysPass', fc.constantFrom(1, 1, 1, 2, 2, 4, 30, 103), (world, count) => ({
    ...world,
    today: addDays(world.today, count),
  })),
  turnOfEvents('dateGoes', fc.nat(3), (world, at) =>
    inVariant(world, ({ departures }) => ({ departures: without(departures, at) })),
  ),
  turnOfEvents('soldByPhoneOnly', nothing, (world) => onDeparture(world, () => ({ isSoldOnline: false }))),
  turnOfEvents(
    'status',
    fc.constantFrom('BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK', 'NEW'),
    (world, code) => onDeparture(world, () => ({ status: status(code) })),
  ),
  turnOfEvents('travelCloses', fc.boolean(), (world, isClosed) =>
    changeOnSale(world, ({ travel }) => ({ travel: { ...travel, status: isClosed ? status('CLOSED') : null } })),
  ),
  turnOfEvents('noFallback', nothing, (world) =>
    changeOnSale(world, ({ settings }) => ({ settings: { ...settings, statuses: settings.statuses.slice(0, 1) } })),
  ),
  turnOfEvents('packageUnpriced', place, (world, at) =>
    onDeparture(world, ({ packagePrices }) => ({
      packagePrices: new Map([...packagePrices].filter((_, index) => index !== at)),
    })),
  ),
  turnOfEvents('serviceUnpriced', fc.nat(12), (world, at) =>
    onDeparture(world, ({ services }) => ({ services: new Map([...services].filter((_, index) => index !== at)) })),
  ),
  turnOfEvents('servicesNotLoaded', nothing, (world) => onDeparture(world, () => ({ services: new Map() }))),
  turnOfEvents('stopsNotLoaded', nothing, (world) => onDeparture(world, () => ({ busNetwork: NO_BUS }))),
  turnOfEvents('roomGoes', place, (world, at) =>
    inVariant(world, ({ accommodations }) => ({ accommodations: without(accommodations, at) })),
  ),
  turnOfEvents('packageGoes', fc.nat(1), (world, at) =>
    inVariant(world, ({ familyPackages }) => ({ familyPackages: without(familyPackages, at) })),
  ),
  turnOfEvents(
    'extrasGo',
    fc.record({ personal: place, ofRoom: place, ofBooking: place, ofGroup: place, discount: place }),
    (world, at) =>
      inVariant(
        world,
        ({ personalAddons, accommodationAddons, bookingAddons, collectiveAddons, personalDiscounts }) => ({
          personalAddons: without(personalAddons, at.personal),
          accommodationAddons: without(accommodationAddons, at.ofRoom),
          bookingAddons: without(bookingAddons, at.ofBooking),
          collectiveAddons: without(collectiveAddons, at.ofGroup),
          personalDiscounts: without(personalDiscounts, at.discount),
        }),
      ),
  ),
  turnOfEvents('onlinePayment', fc.boolean(), (world, enabled) =>
    changeOnSale(world, ({ settings }) => ({
      settings: { ...settings, onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled, infoText: null } },
    })),
  ),
  turnOfEvents('esims', fc.boolean(), (world, isEsimActive) => changeOnSale(world, () => ({ isEsimActive }))),
]

/** Anything that happens beside what the visitor does. */
export const arbitraryEvent: Arbitrary<Act> = fc.oneof(...events)
