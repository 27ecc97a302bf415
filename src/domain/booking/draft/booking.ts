import { ageOn } from '#domain/calendar.ts'
import { resolveStatus, waitlistFallback } from '#domain/catalogue/availability.ts'
import { findStop, type BusStop } from '#domain/catalogue/busNetwork.ts'
import type { Accommodation, AgeGroup, FamilyPackage, PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import { isToBeConfirmed, statusCode } from '#domain/catalogue/dateState.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { findDate, type SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Status } from '#domain/catalogue/status.ts'
import { familyPackageIdOf, familyPackageOf, roomOf } from './chosen.ts'
import { extrasOf, type ChosenExtras } from './chosenExtras.ts'
import type { BookingDraft, Decisions } from './draft.ts'
import type { Contact, Traveller } from './person.ts'

/** The chosen variant and date, which prices are read from. */
export interface Sale {
  readonly pricing: PricingTravel
  readonly date: SaleDate
}

/** The contingents of the chosen date, as far as they limit the booking. */
export interface BookingContingents {
  /**
   * `ignored`: the status does not depend on them. `loading`: loading, or not requested yet. `failed`: they failed to
   * load; nothing more is offered until they do, and earlier choices stay.
   */
  readonly state: 'ignored' | 'loading' | 'known' | 'failed'
  /** Places left by package: of the answer, before it as listed with the dates; null on a waitlist, or where neither is known. */
  readonly places: ReadonlyMap<string, number> | null
  /** The last answer for this date, also when a later request failed; null before the first, and on a waitlist. */
  readonly left: Contingents | null
}

/** A traveller with the ages and the age group that decide on what is open to them. */
export interface Person {
  /** Index of the traveller in the draft. */
  readonly index: number
  readonly traveller: Traveller
  readonly ageGroupId: string | null
  /** Null where none takes the age. */
  readonly ageGroup: AgeGroup | null
  /** Age on the first day of the travel in whole years; null without birthday or date. */
  readonly ageAtStart: number | null
  /** Age on the last day of the travel in whole years; null without birthday or date. */
  readonly ageAtEnd: number | null
}

/** A chosen kind of room. */
export interface ChosenRoom {
  readonly room: Accommodation
  /** Number of rooms; of beds where partial occupancy is allowed. */
  readonly quantity: number
}

/** The stops of a traveller; null where none is chosen, or the date does not have it. */
export interface ChosenStops {
  readonly outbound: BusStop | null
  readonly return: BusStop | null
}

/**
 * A draft resolved against the present offer. It only looks up what the draft names; the rules are functions in the
 * folder of their subject. Queries take a booking, commands return a draft. Lists are resolved when first read, as many
 * bookings are only settled or priced.
 */
export class Booking {
  readonly draft: BookingDraft
  readonly offer: Offer
  /** The chosen date; null when none is chosen, the variant is not loaded, or the date is no longer sold. */
  readonly date: SaleDate | null
  /** Null while variant or date is missing. */
  readonly sale: Sale | null
  /** That of the date, or the waitlist fallback when switched to it. */
  readonly status: Status
  /** Null when none is chosen or it is no longer sold. */
  readonly familyPackage: FamilyPackage | null
  readonly contingents: BookingContingents
  #people: readonly Person[] | null = null
  #rooms: readonly ChosenRoom[] | null = null
  #stops: readonly ChosenStops[] | null = null
  #insurances: readonly (Insurance | null)[] | null = null
  #extras: ChosenExtras | null = null

  constructor(draft: BookingDraft, offer: Offer) {
    this.draft = draft
    this.offer = offer
    this.date = findDate(draft.date, offer.saleDates)
    this.sale = saleOf(draft, this.date, offer)
    this.status = statusOf(draft, this.date, offer)
    this.familyPackage = familyPackageOf(familyPackageIdOf(draft), offer)
    this.contingents = contingentsOf(draft, this, offer)
  }

  /** The travellers, in the order of the draft. */
  get people(): readonly Person[] {
    return (this.#people ??= this.draft.travellers.map((traveller, index) => {
      const { ageGroupId } = traveller
      const ageGroup = this.offer.travel.ageGroups.find(({ id }) => id === ageGroupId) ?? null
      return { index, traveller, ageGroupId, ageGroup, ...this.agesOf(traveller) }
    }))
  }

  /** Ages on the first and last day of the travel in whole years; null without birthday or date. */
  agesOf({ birthday }: Pick<Contact, 'birthday'>): Pick<Person, 'ageAtStart' | 'ageAtEnd'> {
    const { date } = this
    if (birthday === null || date === null) return { ageAtStart: null, ageAtEnd: null }
    return { ageAtStart: ageOn(birthday, date.startDate), ageAtEnd: ageOn(birthday, date.endDate) }
  }

  /** The chosen rooms that the variant has. */
  get rooms(): readonly ChosenRoom[] {
    return (this.#rooms ??= this.draft.rooms.flatMap(({ accommodationId, quantity }) => {
      const room = roomOf(accommodationId, this.offer)
      return room === null ? [] : [{ room, quantity }]
    }))
  }

  /** Where each traveller sleeps, also in a family package; null without a bed, or where the variant has no such room. */
  get beds(): readonly (Accommodation | null)[] {
    return this.draft.travellers.map(({ accommodationId }) => roomOf(accommodationId, this.offer))
  }

  /** The travellers with a bed in a chosen kind of room; members of a family package have none there. */
  guestsIn({ id }: Pick<Accommodation, 'id'>): readonly Person[] {
    return this.people.filter(({ traveller }) => traveller.accommodationId === id && !traveller.isFamilyPackageMember)
  }

  /** The package that babies travel on; null where the variant has none. */
  get babyPackage(): Accommodation | null {
    return this.offer.pricing?.accommodations.find(({ isBabyPackage }) => isBabyPackage) ?? null
  }

  /** The stops by traveller. */
  get stops(): readonly ChosenStops[] {
    const network = this.date?.busNetwork
    return (this.#stops ??= this.draft.travellers.map(({ outboundStopNo, returnStopNo }) => ({
      outbound: network === undefined ? null : findStop(outboundStopNo, network.outbound),
      return: network === undefined ? null : findStop(returnStopNo, network.return),
    })))
  }

  /** The chosen insurances: that of the whole booking, then those of the travellers; null where none is chosen. */
  get insurances(): readonly (Insurance | null)[] {
    const { familyInsurance, travellers } = this.draft
    return (this.#insurances ??= [familyInsurance, ...travellers.map(({ insurance }) => insurance)])
  }

  /** The chosen extras and discounts that the variant has, by kind, with their prices. */
  get extras(): ChosenExtras {
    return (this.#extras ??= extrasOf(this.draft, this.offer, this.date))
  }
}

/** Looks up what a draft says in the present offer. */
export function resolve(draft: BookingDraft, offer: Offer): Booking {
  return new Booking(draft, offer)
}

function saleOf({ pricingTravelId }: Decisions, date: SaleDate | null, { pricing }: Offer): Sale | null {
  return date === null || pricing === null || pricing.id !== pricingTravelId ? null : { pricing, date }
}

function statusOf({ switchedToWaitlistFallback }: Decisions, date: SaleDate | null, offer: Offer): Status {
  const fallback = switchedToWaitlistFallback ? waitlistFallback(offer) : null
  return fallback ?? resolveStatus(date, offer)
}

function contingentsOf(
  { date: choice }: Decisions,
  { date, status }: Pick<Booking, 'date' | 'status'>,
  { contingents, contingentsFailedFor }: Offer,
): BookingContingents {
  if (isToBeConfirmed(statusCode(status.status))) return { state: 'ignored', places: null, left: null }
  const left = contingents !== null && contingents.dateId === choice?.dateId ? contingents.left : null
  const hasFailed = contingentsFailedFor !== null && contingentsFailedFor === choice?.dateId
  return {
    state: hasFailed ? 'failed' : left === null ? 'loading' : 'known',
    places: left?.packages ?? date?.places ?? null,
    left,
  }
}
