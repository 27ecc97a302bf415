import type { StoredInsurance } from '#platform/catalogue/stored.ts'
import { type Booking, nameOf } from './booking.ts'
import { type PriceLine, totalOf, travelLines } from './price.ts'

/** An insurance with its premium, in centimes. */
export interface InsuranceOffer {
  readonly ratioServiceNo: string
  readonly ratioTravelServiceNo: string
  readonly label: string
  readonly premium: number
}

/** Insurances offered for a booking. */
export interface InsuranceOffers {
  /** For the whole booking. */
  readonly booking: readonly InsuranceOffer[]
  /** The same for each traveller. */
  readonly traveller: readonly InsuranceOffer[]
}

/** The choice of no insurance, at premium 0. */
export const NO_INSURANCE: InsuranceOffer = {
  ratioServiceNo: '0',
  ratioTravelServiceNo: '0',
  label: 'Keine Versicherung',
  premium: 0,
}

/** Smallest coin, in centimes. */
const COIN = 5

/**
 * Insurances by covered price: the whole travel, or an equal share of it per traveller. None without travellers, and
 * while the price is unknown or not above 0.
 * Assumption: bus stops, documents and CO2 compensation are not insured, so that premiums do not move while they are chosen.
 */
export function insuranceOffers(booking: Booking, insurances: readonly StoredInsurance[]): InsuranceOffers {
  const covered = totalOf(travelLines(booking))
  const travellers = booking.people.length
  if (covered === null || covered <= 0 || travellers === 0) return { booking: [], traveller: [] }
  const offered = insurances.filter(({ minTravellers }) => travellers >= minTravellers)
  const of = (scope: StoredInsurance['scope'], price: number) =>
    offered.filter((insurance) => insurance.scope === scope).flatMap((insurance) => offer(insurance, price))
  return { booking: of('BOOKING', covered), traveller: of('TRAVELLER', Math.ceil(covered / travellers)) }
}

function offer(
  { premiums, ratioServiceNo, ratioTravelServiceNo, label }: StoredInsurance,
  price: number,
): InsuranceOffer[] {
  const bracket = premiums.find(({ upTo }) => price <= upTo)
  if (bracket === undefined) return []
  return [{ ratioServiceNo, ratioTravelServiceNo, label, premium: Math.round(bracket.premium / COIN) * COIN }]
}

/** Validates insurances: one for the whole booking, or a decision by every traveller, never both (rules 4.14). */
export function insuranceIssue({ order, people }: Booking, offers: InsuranceOffers): string | null {
  const [family] = order.familyInsuranceSelection
  const insured = people.filter(({ order: { insurance } }) => insurance !== null)
  if (family !== undefined) {
    if (insured.length > 0) return 'Bitte wählen Sie entweder eine Versicherung für alle oder einzelne Versicherungen.'
    return isOffered(offers.booking, family.ratioServiceNo) ? null : CHANGED
  }
  const undecided = people.filter(({ order: { insurance } }) => insurance === null)
  if (undecided.length > 0)
    return `Bitte entscheiden Sie sich bei der Versicherung: ${undecided.map(nameOf).join(', ')}.`
  return insured.every(({ order: { insurance } }) =>
    isOffered([...offers.traveller, NO_INSURANCE], insurance?.ratioServiceNo),
  )
    ? null
    : CHANGED
}

const CHANGED = 'Eine gewählte Versicherung gibt es nicht mehr. Bitte wählen Sie neu.'

function isOffered(offers: readonly InsuranceOffer[], serviceNo: string | undefined): boolean {
  return offers.some(({ ratioServiceNo }) => ratioServiceNo === serviceNo)
}

/** Price lines of the chosen insurances. */
export function insuranceLines({ order, people }: Booking, offers: InsuranceOffers): readonly PriceLine[] {
  const premiumOf = (from: readonly InsuranceOffer[], serviceNo: string): PriceLine => {
    const found = from.find(({ ratioServiceNo }) => ratioServiceNo === serviceNo)
    return { label: found?.label ?? 'Versicherung', centimes: found?.premium ?? null }
  }
  const family = order.familyInsuranceSelection.map(({ ratioServiceNo }) => premiumOf(offers.booking, ratioServiceNo))
  const personal = people.flatMap(({ order: { insurance } }) =>
    insurance === null ? [] : [premiumOf([...offers.traveller, NO_INSURANCE], insurance.ratioServiceNo)],
  )
  return [...family, ...personal]
}
