import { addDays } from '#domain/calendar.ts'
import { bookingAfter } from '#domain/booking/commands/command.ts'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { withBookingAddon, withCollectiveAddon, withPersonalAddon } from '#domain/booking/commands/extras.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Accommodation, PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { departure, extension, services, stop } from '#test/support/builders/departure.ts'
import { contingentsLeft, offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import * as build from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const TODAY = '2027-01-10'
const FIRST_DAY = '2027-04-03'
const [NIGHTS, EXTENSION_NIGHTS] = [6, 3]
const CHILD_BIRTHDAY = '2019-05-14'
/** More than any party takes, and few enough that contingents are looked at. */
const LEFT_OF_EACH = 40

/** A travel on sale, and a booking on it. */
export interface Case {
  readonly draft: BookingDraft
  readonly offer: Offer
}

/** How many travel. */
export interface People {
  readonly adults: number
  readonly children: number
}

/** How large a travel is. */
export interface Size {
  readonly rooms: number
  /** Dates that can be chosen; each fifth is the one before it with an extension. */
  readonly dates: number
  /** Extras, in turn of the four kinds. */
  readonly addons: number
}

/** A travel of a size with a party that has decided nothing but the date. */
export function partyCase({ adults, children }: People, size: Size): Case {
  const onSale = offerOf(size)
  const childBirthdays = Array.from({ length: children }, () => CHILD_BIRTHDAY)
  const dated = bookingAfter(resolve(emptyDraft('provence'), onSale), (now) => withPricingTravel(now, 'v1'))
  const { draft } = bookingAfter(dated, (now) => withParty(now, { adults, childBirthdays, babies: 0 }))
  return { offer: onSale, draft }
}

/** The same with the cheapest rooms and one of each extra that can be had. */
export function bookedCase(people: People, size: Size): Case {
  const { draft, offer: onSale } = partyCase(people, size)
  const [cheapest] = solveRooms(resolve(draft, onSale)).proposals
  if (cheapest === undefined) throw new Error('The party finds no rooms')
  const housed = bookingAfter(resolve(draft, onSale), (now) => withProposal(now, cheapest))
  return { offer: onSale, draft: settle(withEveryExtra(housed.draft, onSale), onSale) }
}

function withEveryExtra(draft: BookingDraft, onSale: Offer): BookingDraft {
  const { personalAddons = [], bookingAddons = [], collectiveAddons = [] } = onSale.pricing ?? {}
  const one = ({ id }: { readonly id: string }) => ({ addonId: id, quantity: 1 })
  const personal = personalAddons.reduce((next, addon) => withPersonalAddon(resolve(next, onSale), one(addon)), draft)
  const booking = bookingAddons.reduce((next, addon) => withBookingAddon(resolve(next, onSale), one(addon)), personal)
  return collectiveAddons.reduce((next, addon) => withCollectiveAddon(resolve(next, onSale), one(addon)), booking)
}

function offerOf(size: Size): Offer {
  const pricing = pricingOf(size)
  const [first] = pricing.departures
  const left = (numbers: Iterable<string> = []) => Object.fromEntries(Array.from(numbers, (no) => [no, LEFT_OF_EACH]))
  const bargainSettings = {
    __typename: 'BargainSettings',
    active: true,
    untilDaysBeforeStart: 30,
    bargainTier: { __typename: 'BargainTier', discount: 5 },
  } as const
  return offer({
    today: TODAY,
    travel: travel({ pricing: travelPricing({ isTravelDocumentationAvailable: true, bargainSettings }) }),
    settings: settings({
      bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
    }),
    pricing,
    ...contingentsLeft(left(first?.packagePrices.keys()), left(first?.services.keys()), first?.id),
  })
}

/** Sizes of rooms in turn; single places in a shared room are 0. */
const BEDS = [2, 1, 3, 2, 4, 0] as const
const FAMILY_ROOM = 4

/** Of different sizes and prices; all but single rooms need an adult, and each sixth is sold by the place. */
function roomAt(index: number): Accommodation {
  const beds = BEDS[index % BEDS.length] ?? 2
  return room({
    id: `room-${index}`,
    ratioPackageNo: String(index),
    isFamilyPackageAccommodation: index === FAMILY_ROOM,
    totalCapacity: beds === 0 ? 2 : beds,
    partialOccupancyAllowed: beds === 0,
    capacities: { adult: [beds > 1 ? 1 : 0, Math.max(beds, 1)], child: [0, beds > 1 ? beds - 1 : 0] },
  })
}

/** Each third extra has rules, each fifth is prescribed, each fourth is charged by night. */
function pricingOf({ rooms, dates, addons }: Size): PricingTravel {
  const ofKind = (...places: readonly number[]) =>
    Array.from({ length: addons }, (_, index) => index).flatMap((index) =>
      places.includes(index % 4)
        ? {
            id: `addon-${index}`,
            ratioServiceNo: String(3000 + index),
            calculationSettings: index % 4 === 3 ? build.PER_NIGHT : null,
            mandatorySettings: index % 3 === 0 ? rulesFor('adult', index % 5 === 0) : null,
          }
        : [],
    )
  const capacities = { adult: [2, 2], child: [2, 2] } as const
  return build.pricing({
    departures: Array.from({ length: dates }, (_, index) => departureAt(index, rooms, addons)),
    accommodations: Array.from({ length: rooms }, (_, index) => roomAt(index)),
    familyPackages: [
      build.familyPackage({
        ratioServiceNo: '8001',
        accommodation: `room-${FAMILY_ROOM}`,
        capacities,
        totalCapacity: 4,
      }),
    ],
    personalAddons: ofKind(0, 3).map(build.personalAddon),
    collectiveAddons: ofKind(1).map(({ ratioServiceNo, ...addon }) =>
      build.collectiveAddon({ ...addon, services: { adult: ratioServiceNo, child: ratioServiceNo } }),
    ),
    bookingAddons: ofKind(2).map(build.bookingAddon),
    personalDiscounts: [build.discount({ ratioServiceNo: '8201', mandatorySettings: rulesFor('child', true) })],
  })
}

function rulesFor(ageGroup: string, isMandatory: boolean) {
  const checks = { checkDateRange: true, endDate: '2030-12-31', checkAgeGroups: true, ageGroups: [ageGroup] }
  return build.mandatorySettings(isMandatory, checks)
}

const STOPS = Array.from({ length: 6 }, (_, index) =>
  stop({ stopNo: `stop-${index}`, nodeNo: `node-${index}`, surcharge: index * 500 }),
)
const LINE = { nodeNos: STOPS.map(({ nodeNo }) => nodeNo), stops: STOPS }

/** Prices of its own for each date: rooms and, from 1000 on, their packages on an extension. */
function departureAt(index: number, rooms: number, addons: number): Departure {
  const isLonger = index % 5 === 4
  const base = isLonger ? index - 1 : index
  const startDate = addDays(FIRST_DAY, base)
  const season = (index % 7) * 2000
  const roomNos = Array.from({ length: rooms }, (_, no) => no)
  const extras = Array.from({ length: addons }, (_, no) => [String(3000 + no), 1500 + no * 250] as const)
  const packages = Object.fromEntries(roomNos.map((no) => [`room-${no}`, String(1000 + no)]))
  return departure({
    id: `date-${index}`,
    dateNo: String(index),
    startDate,
    endDate: addDays(startDate, isLonger ? NIGHTS + EXTENSION_NIGHTS : NIGHTS),
    includesExtension: isLonger,
    extensions: isLonger ? [extension({ packages })] : [],
    extensionBaseDate: isLonger ? { id: `date-${base}` } : null,
    packagePrices: new Map(
      roomNos.flatMap((no) => [
        [String(no), 90_000 + no * 5500 + season] as const,
        [String(1000 + no), 120_000 + no * 6500 + season] as const,
      ]),
    ),
    services: services({
      ...Object.fromEntries(extras),
      8201: -10_000,
      8001: 340_000,
      8105: { centimes: -5000, code: 'FB5' },
    }),
    busNetwork: { outbound: LINE, return: LINE },
  })
}
