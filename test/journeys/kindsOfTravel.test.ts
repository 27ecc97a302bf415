import { expect, test } from 'vitest'
import { extensionOptions, hasExtensionStep } from '#domain/booking/dates/extension.ts'
import { emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { bargainDiscount } from '#domain/booking/extras/bargain.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import { travellerFields } from '#domain/booking/people/customForms.ts'
import { canAddFamilyPackage } from '#domain/booking/rooms/familyPackage.ts'
import { roomOptions } from '#domain/booking/rooms/rooms.ts'
import {
  withBookingAddon,
  withCollectiveAddon,
  withEsim,
  withExtension,
  withFamilyPackage,
  withoutExtension,
  withPersonalAddon,
  withPersonalData,
  withRoomAddon,
  withTravellerInsurance,
  withWaitlist,
} from '#test/support/commands.ts'
import { begin, boardPlainly, book, type Journey, lack, takeRooms, tellPeople } from '#test/bookings/journey.ts'

const ADULTS = ['1980-02-01', '1978-07-14'] as const

const FIRST_ORDER = 'CR-2027-000001'

/** The rest of a journey that has rooms: people, stops, no insurance, and the booking. */
async function finish(journey: Journey) {
  await tellPeople(journey, ...ADULTS)
  await boardPlainly(journey)
  return book(journey)
}

test('a family of four and a baby book the family package, with what it makes mandatory', async () => {
  const party = { childBirthdays: ['2019-04-02', '2023-05-10'], babies: 1 }
  const journey = await begin({ variant: 'gardasee-bus', day: '20270703', party })
  const { familyPackages } = journey.booking().offer.pricing!
  const family = familyPackages.find((one) => canAddFamilyPackage(one, journey.booking()))
  expect(family?.ratioServiceNo).toBe('7001')
  journey.change((booking) => withFamilyPackage(booking, 'gardasee-bus-7001'))
  // 3130 package, 45 baby, 35 cleaning of the family room.
  await journey.enter('leistungen')
  expect(journey.total()).toBe(321_000)
  const seaView = {
    type: 'familyPackage',
    typeId: 'gardasee-bus-7001',
    addonId: 'gardasee-bus-1002',
    quantity: 1,
  } as const
  journey.change((booking) => withRoomAddon(booking, seaView))
  journey.change((booking) => withPersonalAddon(booking, { addonId: 'gardasee-bus-1001', quantity: 1 }))
  journey.change((booking) => withBookingAddon(booking, { addonId: 'gardasee-bus-1005', quantity: 1 }))
  // 7 nights × 18 sea view, 135 sailing for the eight-year-old, 89 luggage.
  expect(journey.total()).toBe(356_000)
  expect(await finish(journey)).toMatchObject({ success: true, orderNo: FIRST_ORDER, totalPrice: 3560 })
})

test('a room of a range takes two adults with three children of any age, and each child pays its own share', async () => {
  const party = { childBirthdays: ['2015-03-01', '2019-04-02', '2023-05-10'] }
  const journey = await begin({ variant: 'gardasee-bus', day: '20270703', party })
  await journey.enter('leistungen')
  const fits = roomOptions(journey.booking()).filter(({ reason }) => reason === null)
  expect(fits.map(({ room }) => room.id)).toContain('gardasee-bus-familie5')
  takeRooms(journey, { familie5: 1 })
  // 5 × 930, two children −325 each, the small one −540, 35 cleaning.
  expect(journey.total()).toBe(349_500)
  expect(lack(journey)).not.toContain('booking.peopleWithoutAccommodationInfo')
  expect(await finish(journey)).toMatchObject({ success: true, totalPrice: 3495 })
})

test('two strangers take two of the beds in a dormitory; who is 25 at most pays less', async () => {
  const journey = await begin({ variant: 'dolomiten-bus', day: '20270725' })
  takeRooms(journey, { bett: 2 })
  await journey.enter('leistungen')
  // 2 × 1000 bed, 2 × 13 linen.
  expect(journey.total()).toBe(202_600)
  await tellPeople(journey, '2001-08-01', '1978-07-14')
  // −90 for Anna, who is 25 on 25 July.
  expect(journey.total()).toBe(193_600)
  await boardPlainly(journey)
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 1936 })
  await journey.loadContingents()
  // Of 12 beds.
  expect(journey.booking().offer.contingents?.left.packages.get('121')).toBe(10)
})

const CAMARGUE = { dateId: 'provence-bus-20270703-v', extensionId: 'provence-bus-camargue' }
const CASSIS = { dateId: 'provence-bus-20270703-v', extensionId: 'provence-bus-cassis' }

test('an extension can be taken, changed and left; the price follows each time', async () => {
  const journey = await begin({ variant: 'provence-bus', day: '20270703' })
  takeRooms(journey, { dz: 1 })
  const base = journey.booking().draft.date
  await journey.enter('verlaengerung')
  expect(extensionOptions(journey.booking())).toHaveLength(2)
  // 2 × 1360 room, 2 × −50 early booking; 2 × 420 and 2 × 490 on top.
  for (const [choice, total] of [
    [CAMARGUE, 346_000],
    [CASSIS, 360_000],
  ] as const) {
    journey.change((booking) => withExtension(booking, choice))
    await journey.loadContingents()
    expect(journey.total()).toBe(total)
  }
  journey.change(withoutExtension)
  await journey.loadContingents()
  expect(journey.booking().draft.date).toEqual(base)
  expect(hasExtensionStep(journey.booking())).toBe(true)
  expect(await finish(journey)).toMatchObject({ success: true, totalPrice: 2620 })
})

test('a travel with its extension is booked at the price of both', async () => {
  const journey = await begin({ variant: 'provence-bus', day: '20270703' })
  takeRooms(journey, { dz: 1 })
  journey.change((booking) => withExtension(booking, CAMARGUE))
  await journey.loadContingents()
  expect(await finish(journey)).toMatchObject({ success: true, totalPrice: 3460 })
})

test('where all is sold out one waits for a place, and who turns back has no room any more', async () => {
  const journey = await begin({ variant: 'gardasee-bus', day: '20270821' })
  takeRooms(journey, { dz: 1 })
  expect(journey.booking().draft.rooms).toEqual([])
  journey.change((booking) => withWaitlist(booking, true))
  takeRooms(journey, { dz: 1 })
  // 2 × 1270.
  expect(journey.total()).toBe(254_000)
  journey.change((booking) => withWaitlist(booking, false))
  expect(journey.booking().draft.rooms).toEqual([])
  expect(journey.booking().status.status).toBe('BOOKABLE')
  journey.change((booking) => withWaitlist(booking, true))
  takeRooms(journey, { dz: 1 })
  expect(await finish(journey)).toMatchObject({ success: true, totalPrice: 2540 })
  expect(journey.booking().draft.submission.placedStatus).toBe('WAITLIST')
})

test('a departure that is on its waiting list is waited for without a switch', async () => {
  const journey = await begin({ variant: 'provence-bus', day: '20270717', party: { adults: 1 } })
  takeRooms(journey, { ez: 1 })
  expect(await finish(journey)).toMatchObject({ success: true })
  // 1360 room, 290 alone, −50 early booking.
  expect(journey.booking().draft.submission).toMatchObject({ placedStatus: 'WAITLIST', totalCentimes: 160_000 })
})

test('a departure on request is asked for', async () => {
  const journey = await begin({ variant: 'donau-bus', day: '20270801', party: { adults: 1 } })
  takeRooms(journey, { ez: 1 })
  expect(await finish(journey)).toMatchObject({ success: true })
  // 1690, 620 alone, 24 harbour dues, −100 early booking.
  expect(journey.booking().draft.submission).toMatchObject({
    placedStatus: 'WAITLIST_CONTINGENT_CHECK',
    totalCentimes: 223_400,
  })
})

test('a minor cannot be billed: an adult is needed', async () => {
  const journey = await begin({ variant: 'paesse-bus', day: '20270709', party: { adults: 1 } })
  takeRooms(journey, { ez: 1 })
  await tellPeople(journey, '2009-07-10')
  expect(journey.booking().draft).toMatchObject({
    billingAddressForcedDueToMinorAge: true,
    billingAddress: { lastName: 'Zahner' },
  })
  await boardPlainly(journey)
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 680 })
})

test('where only a passport lets one in, none can book without', async () => {
  const journey = await begin({ variant: 'schottland-bus', day: '20270709', party: { adults: 1 } })
  takeRooms(journey, { ez: 1 })
  await tellPeople(journey, ...ADULTS)
  const [anna] = journey.booking().draft.travellers
  const without = { travellers: [{ ...anna!, passport: null }], babies: [], billingAddress: emptyContact() }
  const silent = { travellerAnswers: [], bookingAnswers: {}, travellerRemarks: '' }
  journey.change((booking) => withPersonalData(booking, { ...without, ...silent }))
  expect(lack(journey)).toContain('booking.travellersWithoutPassport')
  await tellPeople(journey, ...ADULTS)
  expect(lack(journey)).not.toContain('booking.travellersWithoutPassport')
  // The question about the seat on the plane is not asked of those who go by coach.
  expect(travellerFields(journey.booking()).map(({ name }) => name)).toEqual(['carplatz'])
  await boardPlainly(journey)
  // 2340 and 140 in July, 520 alone, −50 early booking.
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 2950 })
})

test('the operator’s own questions are answered before one can book', async () => {
  const journey = await begin({ variant: 'marokko-flug', day: '20270516', party: { adults: 1 } })
  takeRooms(journey, { ez: 1 })
  // The tourist tax, which is for adults from 18, counts before the birthday is known.
  expect(journey.total()).toBe(294_900)
  expect(lack(journey)).toEqual(
    expect.arrayContaining(['booking.travellersWithoutAnswers', 'booking.bookingAnswersMissing']),
  )
  expect(await finish(journey)).toMatchObject({ success: true, totalPrice: 2949 })
  // 2390, 540 alone, 19 tourist tax.
  expect(journey.total()).toBe(294_900)
})

test('a travel in euros is booked, insured and added up in euros', async () => {
  const journey = await begin({ variant: 'rhein-schiff', day: '20270705' })
  takeRooms(journey, { dz: 1 })
  await journey.enter('leistungen')
  const fruit = { type: 'accommodation', typeId: 'rhein-schiff-dz', addonId: 'rhein-schiff-1002', quantity: 1 } as const
  journey.change((booking) => withRoomAddon(booking, fruit))
  // 2 × 1190, 32 fruit.
  expect(journey.total()).toBe(241_200)
  expect(journey.booking().offer.pricing?.currency).toBe('EUR')
  await tellPeople(journey, ...ADULTS)
  await boardPlainly(journey)
  const cancellation =
    insuranceOptions(journey.booking().draft)
      .travellers(0)
      .find(({ ratioServiceNo }) => ratioServiceNo === '71019') ?? null
  journey.change((booking) => withTravellerInsurance(booking, { travellerIndex: 0, insurance: cancellation }))
  // 57 for up to 1500, four percent less in euros.
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 2466.7 })
})

test('the early booking discount ends with its last day, and each group of ages has its price', async () => {
  const early = await begin({ variant: 'donau-bus', day: '20270704' })
  takeRooms(early, { dz: 1 })
  await tellPeople(early, '1960-02-01', '1975-05-05')
  await early.enter('leistungen')
  early.change((booking) => withCollectiveAddon(booking, { addonId: 'donau-bus-101', quantity: 1 }))
  // 2 × 1690, 24 harbour dues, 42 and 56 tips, 2 × −100 early booking, 125 days ahead.
  expect(early.total()).toBe(330_200)
  await boardPlainly(early)
  expect(await book(early)).toMatchObject({ success: true, totalPrice: 3302 })

  const late = await begin({ variant: 'donau-bus', day: '20270620' })
  takeRooms(late, { dz: 1 })
  // 111 days ahead.
  expect(bargainDiscount(late.booking())).toBeNull()
  expect(await finish(late)).toMatchObject({ success: true, totalPrice: 3404 })
})

test('a mandatory extra comes and goes with its condition', async () => {
  const journey = await begin({ variant: 'norwegen-bus', day: '20270705' })
  takeRooms(journey, { dz: 1 })
  await journey.enter('leistungen')
  // 2 × 2980, 2 × 27 toll in summer.
  expect(journey.total()).toBe(601_400)
  const cabin = (quantity: number) =>
    ({ type: 'accommodation', typeId: 'norwegen-bus-dz', addonId: 'norwegen-bus-1003', quantity }) as const
  journey.change((booking) => withRoomAddon(booking, cabin(1)))
  // 145 cabin, 2 × 19.50 breakfast that goes with it.
  expect(journey.total()).toBe(619_800)
  journey.change((booking) => withRoomAddon(booking, cabin(0)))
  expect(journey.total()).toBe(601_400)
  journey.change((booking) => withRoomAddon(booking, cabin(1)))
  expect(await finish(journey)).toMatchObject({ success: true, totalPrice: 6198 })
})

test('another operator’s website sells data packages, ours does not', async () => {
  const ours = await begin({ variant: 'wien-bus', day: '20271007', party: { adults: 1 } })
  await ours.enter('zusatzleistungen')
  expect(esimOptions(ours.booking())).toEqual([])

  const seller = { tenantId: '4', isEsimActive: true, hasPaymentPage: true }
  const journey = await begin({ variant: 'wien-bus', day: '20271007', party: { adults: 1 }, seller })
  takeRooms(journey, { ez: 1 })
  await tellPeople(journey, ...ADULTS)
  await boardPlainly(journey)
  journey.change((booking) => withEsim(booking, { serviceNo: '6101', quantity: 1 }))
  // 1060, 240 alone, 12.90 data.
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 1312.9 })
})
