import { expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { toBookingJson } from '#domain/booking/payload.ts'
import { price } from '#domain/booking/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { steps } from '#domain/booking/steps.ts'
import { withSubmissionStarted } from '#domain/booking/submission.ts'
import { resolveStatus } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { PlaceBookingDocument } from '#gql/graphql.ts'
import { withBeds } from '#test/support/journeys/choices.ts'
import { kindsMissing } from '#test/support/journeys/kinds.ts'
import { bookableVariants, openShop, type Shop, whatIsLeft } from '#test/support/journeys/shop.ts'
import { leftAfter } from '#test/support/journeys/taken.ts'
import { NOW, onTheWire, visit, type Visit } from '#test/support/journeys/visit.ts'
import { PARTIES, turn, type Wishes, wishesOf } from '#test/support/journeys/wishes.ts'

const TODAY = '2027-03-01'

interface Case {
  readonly variant: Offer
  readonly date: SaleDate
  readonly partyName: string
  readonly wishes: Wishes
}

/** Every party on a departure and, where there are some, on an extension date of every variant. */
function casesOf(variants: readonly Offer[]): readonly Case[] {
  const plans = variants.flatMap((variant) => {
    const open = variant.saleDates.filter((date) => resolveStatus(date, variant).status !== 'CLOSED')
    const groups = [open.filter(({ extension }) => extension === null), open.filter(({ extension }) => extension !== null)]
    return groups
      .filter((dates) => dates.length > 0)
      .flatMap((dates) => Object.keys(PARTIES).map((partyName) => ({ variant, dates, partyName })))
  })
  const wishes = wishesOf(plans.length)
  return plans.map(({ variant, dates, partyName }, index) => {
    const wish = turn(wishes, index)
    return { variant, partyName, date: turn(dates, wish.date), wishes: wish }
  })
}

/** Sends the booking twice, as a visitor does whose first answer got lost, and tells where the platform disagrees. */
async function disagreements(shop: Shop, { draft, offer }: Visit, submissionId: string): Promise<readonly string[]> {
  const issues = steps.flatMap((step) => (step.applies(draft, offer) ? step.issues(draft, offer) : []))
  if (issues.length > 0) return [`lacks ${JSON.stringify(issues)}`]
  const { total, isComplete } = price(draft, offer)
  const sent = withSubmissionStarted(draft, submissionId)
  const variables = { tenantId: 4, json: onTheWire(toBookingJson(sent, offer, NOW)) }
  const dateId = draft.date?.dateId ?? ''
  const before = await whatIsLeft(shop, offer, dateId)
  const { placeBooking: first } = await shop.ask(PlaceBookingDocument, variables)
  const { placeBooking: again } = await shop.ask(PlaceBookingDocument, variables)
  const after = await whatIsLeft(shop, offer, dateId)
  const expected = leftAfter(before, draft, offer)
  const isTaken = JSON.stringify([...after.packages, ...after.services]) === JSON.stringify([...expected.packages, ...expected.services])
  return [
    ...(JSON.stringify(settle(draft, offer)) === JSON.stringify(draft) ? [] : ['not settled']),
    ...(isComplete ? [] : ['a price is missing']),
    ...(first.success ? [] : [`refused: ${first.message ?? ''}`]),
    ...(Math.round((first.totalPrice ?? 0) * 100) === total.centimes ? [] : [`${total.centimes} here, ${first.totalPrice ?? 'nothing'} there`]),
    ...(again.orderNo === first.orderNo && again.success ? [] : ['a repeat got another answer']),
    ...(isTaken ? [] : [`left: ${describe(after)} instead of ${describe(expected)}`]),
  ]
}

function describe({ packages, services }: Awaited<ReturnType<typeof whatIsLeft>>): string {
  return JSON.stringify([[...packages], [...services]])
}

/** Whether only a lack of places keeps the party from beds. */
function isForLackOfPlaces({ draft, offer }: Visit, wishes: Wishes): boolean {
  const plenty = { ...offer, contingents: null }
  return isHoused(withBeds(draft, wishes, plenty))
}

function isHoused({ travellers }: BookingDraft): boolean {
  return travellers.every(({ accommodationId }) => accommodationId !== null)
}

test(
  'every booking the website lets pass is accepted by the platform at the very price the visitor saw',
  { timeout: 120_000 },
  async () => {
    const shop = await openShop(TODAY)
    const variants = await bookableVariants(shop)
    const problems: string[] = []
    const booked: Visit[] = []
    for (const [index, { variant, date, partyName, wishes }] of casesOf(variants).entries()) {
      const party = PARTIES[partyName]!
      const visited = await visit(shop, variant, { date, visitor: { party, wishes } })
      const tell = (problem: string) => problems.push(`${date.id} ${date.extension?.id ?? ''} ${partyName}: ${problem}`)
      if (!isHoused(visited.draft)) {
        if (!isForLackOfPlaces(visited, wishes)) tell('no beds, however many there are')
        continue
      }
      for (const problem of await disagreements(shop, visited, `visit-${index}`)) tell(problem)
      booked.push(visited)
    }
    expect(problems).toEqual([])
    expect(booked.length).toBeGreaterThanOrEqual(150)
    expect(new Set(booked.map(({ offer }) => offer.pricing?.id)).size).toBe(variants.length)
    expect(kindsMissing(booked)).toEqual([])
  },
)
