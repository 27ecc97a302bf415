import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredRooms } from '#domain/booking/availability/roomStock.ts'
import { placesOn, dateAvailability } from '#domain/booking/availability/dateAvailability.ts'
import { roomSuggestions } from '#domain/booking/compare/roomSuggestions.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { price } from '#domain/booking/price/price.ts'
import { maxRooms } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { compareDays } from '#domain/calendar.ts'
import { closesBooking, isOpen } from '#domain/catalogue/dateState.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { baseDatesOf, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { formatPlainMoney } from '#domain/money.ts'
import { departuresInView, type DatedTravel } from '#domain/travels/datesInView.ts'
import { BestsellerTravelsDocument, PlaceBookingDocument, TravelFilterDocument } from '#gql/graphql.ts'
import { arbitraryTravelOnSale } from '#test/support/builders/arbitraryOffer.ts'
import { after, newBooking, withDate, withParty, withProposal, withRoomQuantity } from '#test/support/commands.ts'
import { openShop } from '#test/bookings/device.ts'
import * as screens from '#test/bookings/screens.tsx'
import { bookableVariants, type Shop, whatIsLeft } from '#test/bookings/shop.ts'
import { isHoused, placing, visit } from '#test/bookings/visit.ts'
import { steadyPreferences } from '#test/bookings/preferences.ts'
import { cheapestDeparture } from '#web/travel/departures/departureRows.ts'
import { departuresOf, type DepartureRow } from '#web/travel/departures/departures.ts'

/** The day of the pages that are drawn here. */
const TODAY = '2027-01-15'

/** Of dates with many places one in so many is booked; of those with few every one. */
const BOOKED = 12

/** Counts what is compared, and keeps what differs. */
function newComparison() {
  const differences: string[] = []
  const counts = new Map<string, number>()
  const same = (screen: string, where: string, [found, expected]: readonly [unknown, unknown]) => {
    counts.set(screen, (counts.get(screen) ?? 0) + 1)
    if (JSON.stringify(found) !== JSON.stringify(expected))
      differences.push(`${screen}, ${where}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
  }
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { same, differences, counts, total }
}

type Comparison = ReturnType<typeof newComparison>
type Listed = DatedTravel & { readonly id: string; readonly currency: string }

/** The first amount in a text, `CHF 1’290.-`; null for none. */
const amountIn = (words: string) => /(?:CHF|EUR) [\d’.]+(?:\.-|\d)/.exec(words)?.[0] ?? null
const moneyOf = (centimes: number | null, currency: 'CHF' | 'EUR') =>
  centimes === null ? null : formatPlainMoney({ centimes, currency })

async function listsOf(shop: Shop) {
  const { travelFilter } = await shop.ask(TravelFilterDocument, { tenantId: '4', query: '', filters: [] })
  const { bestsellerTravels } = await shop.ask(BestsellerTravelsDocument, { tenantId: '4' })
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as readonly Listed[]
  return {
    listed: plain((travelFilter as unknown as { travels: unknown }).travels),
    bestsellers: plain(bestsellerTravels),
  }
}

const FULL = ['Ausgebucht', 'Warteliste', 'Auf Anfrage']

/** Cards and the calendar of all travels against the departures of the travel's own page. */
function compareLists(
  { same }: Comparison,
  { travel, isBestseller }: { readonly travel: Listed; readonly isBestseller: boolean },
  rows: readonly DepartureRow[],
): void {
  const currency = rows[0]?.currency ?? 'CHF'
  const card = isBestseller ? screens.bestsellerOf(travel) : screens.cardOf(travel)
  const base = rows
    .filter(({ extensionId }) => extensionId === null)
    .toSorted((a, b) => compareDays(a.startDate, b.startDate))
  const name = isBestseller ? 'bestseller' : 'card'
  same(name, `${travel.id} price`, [amountIn(card), moneyOf(cheapestDeparture(rows)?.fromCentimes ?? null, currency)])
  const isShut = !base.some(({ state }) => isOpen(state))
  same(name, `${travel.id} badge`, [FULL.slice(0, 2).some((word) => card.includes(word)), isShut])
  if (isBestseller) return
  const departures = departuresInView(travel, { today: TODAY, months: [] })
  const lines = screens.calendarRowsOf(travel, departures)
  for (const [place, departure] of departures.entries()) {
    const where = `${travel.id} ${departure.startDate}`
    const own = base.filter(
      ({ startDate, endDate }) => startDate === departure.startDate && endDate === departure.endDate,
    )
    const words = lines[place] ?? ''
    const best =
      own.find(({ state }) => isOpen(state)) ??
      own.find(({ state }) => state === 'WAITLIST' || state === 'SOLD_OUT') ??
      own[0]
    same('calendar of all travels', `${where} state`, [departure.state, best?.state])
    same('calendar of all travels', `${where} price`, [
      amountIn(words),
      moneyOf(best?.state === 'CLOSED' ? null : (cheapestDeparture(own)?.fromCentimes ?? null), currency),
    ])
    same('calendar of all travels', `${where} full`, [
      words.includes('Ausgebucht'),
      best !== undefined && closesBooking(best.state),
    ])
  }
  const months = [...new Set(departures.map(({ startDate }) => startDate.slice(0, 7)))]
  const cards = screens.cardsOf(travel, months)
  for (const [place, month] of months.entries()) {
    const inMonth = base.filter(({ startDate }) => startDate.startsWith(month))
    same('card of a month', `${travel.id} ${month} price`, [
      amountIn(cards[place] ?? ''),
      moneyOf(cheapestDeparture(inMonth)?.fromCentimes ?? null, currency),
    ])
    const open = inMonth.find(({ state }) => isOpen(state)) ?? inMonth[0]
    const [, day = ''] = /(?:ab|am) (\d\d\.\d\d\.)/.exec(cards[place] ?? '') ?? []
    same('card of a month', `${travel.id} ${month} first`, [
      day,
      `${open?.startDate.slice(8, 10) ?? ''}.${open?.startDate.slice(5, 7) ?? ''}.`,
    ])
  }
}

/** The table, calendar and comparison of the travel's page against its departures. */
function compareTravelPage({ same }: Comparison, travelId: string, rows: readonly DepartureRow[]): void {
  const lines = screens.tableOf(rows)
  const days = screens.travelCalendarOf(rows)
  const comparisons = screens.comparisonsOf(rows)
  rows.forEach((row, place) => {
    const where = `${travelId} ${row.key}`
    const expected = moneyOf(row.fromCentimes, row.currency)
    const told = (words: string) => [
      amountIn(words),
      words.includes('Ausgebucht'),
      words.includes('Buchbar'),
      /Nur noch (\d+)/.exec(words)?.[1] ?? null,
    ]
    const meant = [
      expected,
      closesBooking(row.state),
      row.state === 'BOOKABLE' && row.fewPlaces === null,
      row.fewPlaces === null ? null : String(row.fewPlaces),
    ]
    same('table of the travel', where, [told(lines[place] ?? ''), meant])
    same('comparison', where, [told(comparisons[place] ?? ''), meant])
    // A day that is shut has no price.
    if (!closesBooking(row.state) && row.state !== 'BY_PHONE')
      same('calendar of the travel', where, [amountIn(days[place] ?? ''), expected])
    same('calendar of the travel', `${where} full`, [
      (days[place] ?? '').includes('Ausgebucht'),
      closesBooking(row.state),
    ])
  })
}

/** The dates of the funnel against the departures of the travel's page: two adults pay twice the price «from». */
function compareDateList({ same }: Comparison, offer: Offer, rows: readonly DepartureRow[]): void {
  const dates = baseDatesOf(offer.saleDates)
  const pair = newBooking(offer)
  const shown = screens.dateListOf(dates, pair)
  dates.forEach((date, place) => {
    const row = rows.find(({ dateId, extensionId }) => dateId === date.id && extensionId === null)
    const where = `${offer.pricing?.id ?? ''} ${date.id}`
    const [line, day] = [shown.rows[place] ?? '', shown.days[place] ?? '']
    if (row === undefined) {
      same('date list', where, ['a row', 'none'])
      return
    }
    same('date list', `${where} full`, [line.includes('Ausgebucht'), closesBooking(row.state)])
    same('date list', `${where} places`, [
      /nur noch (\d+)/.exec(line)?.[1] ?? null,
      row.fewPlaces === null ? null : String(row.fewPlaces),
    ])
    const hasDouble = solveRooms(
      after(pair, (now) => withDate(now, toDateChoice(date))),
      { isSharing: false },
    ).proposals.some(({ rooms }) => rooms.length === 1 && rooms[0]?.quantity === 1)
    if (!hasDouble || closesBooking(row.state)) return
    const twice = moneyOf((row.fromCentimes ?? 0) * 2, row.currency)
    same('date list', `${where} total`, [amountIn(line), twice])
    same('calendar of the funnel', `${where} total`, [
      day.includes(` ${(twice ?? '').replace(/^\S+ /, '').replace(/\.-$/, '')} `),
      true,
    ])
  })
}

const PARTIES = [
  { adults: 1, childBirthdays: [], babies: 0 },
  { adults: 2, childBirthdays: [], babies: 0 },
  { adults: 2, childBirthdays: ['2018-05-01'], babies: 1 },
  { adults: 3, childBirthdays: ['2018-05-01', '2022-05-01'], babies: 0 },
]

function onDate(offer: Offer, date: SaleDate, party: Party): Booking {
  return after(
    newBooking(offer),
    (now) => withDate(now, toDateChoice(date)),
    (now) => withParty(now, party),
  )
}

/** Price of a proposal against the price of the booking, which summary and review show; nothing on closed dates. */
function compareProposals({ same }: Comparison, offer: Offer, dates: readonly SaleDate[]): void {
  for (const date of dates) {
    const isShut = closesBooking(dateAvailability(date, offer).state)
    for (const party of PARTIES) {
      const booking = onDate(offer, date, party)
      const where = `${offer.pricing?.id ?? ''} ${date.id} ${JSON.stringify(party)}`
      const { suggestions: proposals } = roomSuggestions(booking)
      for (const proposal of proposals) {
        const { total, isComplete } = price(after(booking, (now) => withProposal(now, proposal)))
        same('proposal', where, [proposal.total, isComplete ? total.centimes : null])
      }
      if (!isShut) continue
      same('sold out', `${where} proposals`, [proposals.length, 0])
      for (const room of offeredRooms(offer)) same('sold out', `${where} ${room.id}`, [maxRooms(room, booking), 0])
    }
  }
}

/** Two adults in a double room, chosen by hand, pay twice the price «from» of the cheapest. */
function compareDoubles({ same }: Comparison, offer: Offer, dates: readonly SaleDate[]): void {
  for (const date of dates) {
    const open = { ...offer, contingents: null, saleDates: [{ ...date, places: null, status: null }] }
    const pair = onDate(open, date, { adults: 2, childBirthdays: [], babies: 0 })
    const totals = offeredRooms(open).flatMap((room) => {
      const { totalCapacity, partialOccupancyAllowed } = room.capacitySettings
      if (totalCapacity !== 2 || partialOccupancyAllowed) return []
      const housed = after(pair, (now) => withRoomQuantity(now, { accommodationId: room.id, quantity: 1 }))
      const { total, isComplete } = price(housed)
      return isComplete && isHoused(housed) ? [Math.ceil(total.centimes / 2)] : []
    })
    const [found] = open.saleDates
    if (totals.length > 0 && found !== undefined)
      same('double room', `${offer.pricing?.id ?? ''} ${date.id}`, [fromPrice(found, open), Math.min(...totals)])
  }
}

/** Books one adult, or two where there is no bed for one alone; what the booking lacks, or why the platform refuses it. */
async function bookingProblem(shop: Shop, offer: Offer, date: SaleDate): Promise<string | null> {
  const [preferences] = steadyPreferences(1)
  if (preferences === undefined) return 'nobody wants anything'
  for (const adults of [1, 2]) {
    const booking = await visit(shop, offer, {
      date,
      visitor: {
        party: { adults, childBirthdays: [], babies: 0 },
        preferences: { ...preferences, way: 'straight', waits: 'never' },
      },
    })
    if (!isHoused(booking)) continue
    const lack = openIssues(booking)
    if (lack.length > 0) return JSON.stringify(lack)
    const { placeBooking } = await shop.ask(PlaceBookingDocument, placing(booking, `contradiction-${date.id}`))
    const isSame = Math.round((placeBooking.totalPrice ?? 0) * 100) === price(booking).total.centimes
    return placeBooking.success && isSame ? null : (placeBooking.message ?? 'another total')
  }
  return 'no bed'
}

// rule 10.4
test(
  'for every departure of the demo operator the figures of all screens agree, and what says «Buchbar» can be booked',
  { timeout: 400_000 },
  async () => {
    const shop = await openShop(TODAY)
    const comparison = newComparison()
    const variants = await bookableVariants(shop)
    const { listed, bestsellers } = await listsOf(shop)
    for (const id of new Set(variants.map(({ travel }) => travel.id))) {
      const own = variants.filter(({ travel }) => travel.id === id)
      const [first] = own
      if (first === undefined) continue
      const rows = departuresOf(
        own.flatMap(({ pricing }) => pricing ?? []),
        first,
      )
      for (const travel of listed.filter((one) => one.id === id))
        compareLists(comparison, { travel, isBestseller: false }, rows)
      for (const travel of bestsellers.filter((one) => one.id === id))
        compareLists(comparison, { travel, isBestseller: true }, rows)
      for (const offer of own) {
        compareTravelPage(
          comparison,
          id,
          rows.filter(({ variantId }) => variantId === offer.pricing?.id),
        )
        compareDateList(comparison, offer, rows)
        compareProposals(comparison, offer, baseDatesOf(offer.saleDates))
        compareDoubles(comparison, offer, baseDatesOf(offer.saleDates))
      }
    }
    let booked = 0
    for (const offer of variants) {
      for (const [place, date] of baseDatesOf(offer.saleDates).entries()) {
        const { state, fewPlaces } = dateAvailability(date, offer)
        const asked = { ...offer, contingents: { dateId: date.id, left: await whatIsLeft(shop, offer, date.id) } }
        comparison.same('places', date.id, [placesOn(date, offer), placesOn(date, asked)])
        if (state !== 'BOOKABLE' || (fewPlaces === null && place % BOOKED !== 0)) continue
        comparison.same('booking', date.id, [await bookingProblem(shop, offer, date), null])
        booked += 1
      }
    }
    console.info(
      `Contradictions: ${comparison.total()} figures of ${variants.length} variants compared, ${booked} bookings placed. ${JSON.stringify(Object.fromEntries(comparison.counts))}`,
    )
    expect(comparison.differences).toEqual([])
    expect(comparison.total()).toBeGreaterThan(20_000)
    expect(booked).toBeGreaterThan(100)
  },
)

// rule 10.4
test('of generated travels as well the price «from», states and proposals agree with what is booked', () => {
  let compared = 0
  fc.assert(
    fc.property(arbitraryTravelOnSale, (onSale) => {
      const comparison = newComparison()
      const sale = { travel: onSale.travel, settings: onSale.settings, tenantId: '4', today: '2027-03-01' }
      for (const pricing of onSale.variants) {
        const offer = makeOffer({ ...sale, pricing, isEsimActive: false, hasPaymentPage: false, contingents: null })
        const dates = baseDatesOf(offer.saleDates)
        for (const row of departuresOf([pricing], sale)) {
          const date = offer.saleDates.find(
            ({ id, extension }) => id === row.dateId && (extension?.id ?? null) === row.extensionId,
          )
          if (date !== undefined) comparison.same('state', row.key, [row.state, dateAvailability(date, offer).state])
        }
        compareProposals(comparison, offer, dates)
        compareDoubles(comparison, offer, dates)
      }
      compared += comparison.total()
      expect(comparison.differences).toEqual([])
    }),
    { numRuns: 60 },
  )
  console.info(`Contradictions: ${compared} figures of generated travels compared.`)
  expect(compared).toBeGreaterThan(500)
})
