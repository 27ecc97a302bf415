import { bookingAfter } from '#domain/booking/commands/command.ts'
import { settle } from '#domain/booking/settle.ts'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { withBookingAddon, withCollectiveAddon, withPersonalAddon } from '#domain/booking/commands/extras.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { syntheticPricing, syntheticSettings, syntheticTravel, type Size } from './syntheticTravel.ts'

const TODAY = '2027-01-10'
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

/** A travel of a size with a party that has decided nothing but the date. */
export function partyCase({ adults, children }: People, size: Size): Case {
  const offer = offerOf(size)
  const childBirthdays = Array.from({ length: children }, () => CHILD_BIRTHDAY)
  const dated = bookingAfter(resolve(emptyDraft('travel'), offer), (now) => withPricingTravel(now, 'variant'))
  const { draft } = bookingAfter(dated, (now) => withParty(now, { adults, childBirthdays, babies: 0 }))
  return { offer, draft }
}

/** The same with the cheapest rooms and one of each extra that can be had. */
export function bookedCase(people: People, size: Size): Case {
  const { draft, offer } = partyCase(people, size)
  const [cheapest] = solveRooms(resolve(draft, offer)).proposals
  if (cheapest === undefined) throw new Error('The party finds no rooms')
  const housed = bookingAfter(resolve(draft, offer), (now) => withProposal(now, cheapest))
  return { offer, draft: settle(withEveryExtra(housed.draft, offer), offer) }
}

function offerOf(size: Size): Offer {
  const pricing = syntheticPricing(size)
  const [first] = pricing.departures
  const packages = new Map([...(first?.packagePrices.keys() ?? [])].map((packageNo) => [packageNo, LEFT_OF_EACH]))
  const services = new Map([...(first?.services.keys() ?? [])].map((serviceNo) => [serviceNo, LEFT_OF_EACH]))
  return makeOffer({
    today: TODAY,
    tenantId: '4',
    travel: syntheticTravel(),
    settings: syntheticSettings(),
    isEsimActive: false,
    hasPaymentPage: true,
    pricing,
    contingents: { dateId: first?.id ?? '', left: { packages, services } },
  })
}

function withEveryExtra(draft: BookingDraft, offer: Offer): BookingDraft {
  const { personalAddons = [], bookingAddons = [], collectiveAddons = [] } = offer.pricing ?? {}
  const one = ({ id }: { readonly id: string }) => ({ addonId: id, quantity: 1 })
  const personal = personalAddons.reduce((next, addon) => withPersonalAddon(resolve(next, offer), one(addon)), draft)
  const booking = bookingAddons.reduce((next, addon) => withBookingAddon(resolve(next, offer), one(addon)), personal)
  return collectiveAddons.reduce((next, addon) => withCollectiveAddon(resolve(next, offer), one(addon)), booking)
}
