import type { Party } from '#domain/booking/people/partyPeople.ts'
import { resolveStatus } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { PARTIES, randomVisitors, steadyWishes, turn, type Wishes } from './wishes.ts'

/** Who books what. */
export interface Case {
  readonly name: string
  readonly variant: Offer
  readonly date: SaleDate
  readonly party: Party
  readonly wishes: Wishes
  /** Whether the party is one that every tour has beds for. */
  readonly isUsual: boolean
}

function openDates(variant: Offer): readonly SaleDate[] {
  return variant.saleDates.filter((date) => resolveStatus(date, variant).status !== 'CLOSED')
}

/** Every usual party on a departure and, where there are some, on an extension date of every variant. */
export function steadyCases(variants: readonly Offer[]): readonly Case[] {
  const plans = variants.flatMap((variant) => {
    const open = openDates(variant)
    const groups = [
      open.filter(({ extension }) => extension === null),
      open.filter(({ extension }) => extension !== null),
    ]
    return groups
      .filter((dates) => dates.length > 0)
      .flatMap((dates) => Object.entries(PARTIES).map(([name, party]) => ({ variant, dates, name, party })))
  })
  const wishes = steadyWishes(plans.length)
  return plans.map(({ variant, dates, name, party }, index) => {
    const wish = turn(wishes, index)
    return { name, variant, party, date: turn(dates, wish.date), wishes: wish, isUsual: true }
  })
}

/** Any party on any date of any variant; the same ones for the same seed. */
export function randomCases(
  variants: readonly Offer[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Case[] {
  const sold = variants.filter((variant) => openDates(variant).length > 0)
  return randomVisitors(count, seed).map(({ variant: place, party, wishes }, index) => {
    const variant = turn(sold, place)
    return {
      name: `visitor ${index} by chance`,
      variant,
      party,
      wishes,
      date: turn(openDates(variant), wishes.date),
      isUsual: false,
    }
  })
}
