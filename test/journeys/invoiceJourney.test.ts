import { expect, test } from 'vitest'
import { emptyBaby, emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import { writeState, restoreState } from '#state/storage.ts'
import {
  type BoardingChoice,
  type PersonData,
  withBoarding,
  withCo2,
  withCollectiveAddon,
  withDate,
  withDocuments,
  withExtension,
  withOptions,
  withParty,
  withPersonalAddon,
  withPersonalData,
  withPersonalDiscount,
  withRoomAddon,
  withRoomQuantity,
  withSubmissionResult,
  withSubmissionStarted,
  withTravellerInsurance,
} from '#test/support/commands.ts'
import { type BookingPage, type Device, openBooking, openDevice, placeBookingBy } from '#test/bookings/device.ts'
import { NOW, TIMES } from '#test/bookings/visit.ts'
import { sendBooking } from '#web/booking/payment/sendBooking.ts'

const TODAY = '2027-03-01'

const ADDRESS = {
  ...emptyBaby(),
  address: 'Lindenweg 7',
  zip: '3012',
  city: 'Bern',
}
const ANNA: PersonData = {
  ...ADDRESS,
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  birthday: '1980-02-01',
  email: 'anna.muster@beispiel.ch',
  phone: '079 123 45 67',
}
const BEAT: PersonData = {
  ...ADDRESS,
  salutation: 'MR',
  firstName: 'Beat',
  lastName: 'Muster',
  birthday: '1978-07-14',
  email: '',
  phone: '',
}

/** Two adults in a double room on 3 July, and on to Cassis for three more nights. */
async function chooseStay(page: BookingPage): Promise<void> {
  await page.enter('start')
  page.change((booking) => withDate(booking, { dateId: 'provence-bus-20270703', extensionId: null }))
  page.change((booking) => withParty(booking, { adults: 2, childBirthdays: [], babies: 0 }))
  await page.loadContingents()
  page.change((booking) => withRoomQuantity(booking, { accommodationId: 'provence-bus-dz', quantity: 1 }))
  // 2 × 1360 room, 2 × −50 early booking.
  expect(page.total()).toBe(262_000)
  await page.enter('verlaengerung')
  const longer = { dateId: 'provence-bus-20270703-v', extensionId: 'provence-bus-cassis' }
  page.change((booking) => withExtension(booking, longer))
  await page.loadContingents()
  // 2 × 490 on top.
  expect(page.total()).toBe(360_000)
}

async function chooseExtras(page: BookingPage): Promise<void> {
  await page.enter('leistungen')
  const basket = {
    type: 'accommodation',
    typeId: 'provence-bus-dz',
    addonId: 'provence-bus-1003',
    quantity: 1,
  } as const
  page.change((booking) => withPersonalAddon(booking, { addonId: 'provence-bus-1001', quantity: 2 }))
  page.change((booking) => withPersonalAddon(booking, { addonId: 'provence-bus-1002', quantity: 1 }))
  page.change((booking) => withRoomAddon(booking, basket))
  page.change((booking) => withCollectiveAddon(booking, { addonId: 'provence-bus-101', quantity: 1 }))
  page.change((booking) => withPersonalDiscount(booking, { discountId: 'provence-bus-8010', quantity: 1 }))
  // 2 × 8 nights × 34 half-board, 48 bicycles, 42.50 basket, 2 × 59 boat, −40 regular guest.
  expect(page.total()).toBe(431_250)
}

async function tellNames(page: BookingPage): Promise<void> {
  await page.enter('personen')
  const typed = {
    travellers: [ANNA, BEAT],
    babies: [],
    billingAddress: emptyContact(),
    travellerAnswers: [{}, {}],
    bookingAnswers: {},
    travellerRemarks: '',
  }
  page.change((booking) => withPersonalData(booking, typed))
}

/** Anna boards in Bern and comes back there, Beat boards in Solothurn and leaves in Freiburg. */
const STOPS: readonly BoardingChoice[] = [
  { direction: 'outbound', stopNo: '13010', travellerIndex: 0 },
  { direction: 'outbound', stopNo: '13050', travellerIndex: 1 },
  { direction: 'return', stopNo: '23010', travellerIndex: 0 },
  { direction: 'return', stopNo: '23030', travellerIndex: 1 },
]

async function chooseServices(page: BookingPage): Promise<void> {
  await page.enter('zusatzleistungen')
  await page.loadSummary()
  for (const choice of STOPS) page.change((booking) => withBoarding(booking, choice))
  // 7.50 from Solothurn, 10 to Freiburg; Bern costs nothing.
  expect(page.total()).toBe(433_000)
  const { travellers, none } = insuranceOptions(page.booking().draft)
  const cancellation = travellers(0).find(({ ratioServiceNo }) => ratioServiceNo === '7101') ?? null
  page.change((booking) => withTravellerInsurance(booking, { travellerIndex: 0, insurance: cancellation }))
  page.change((booking) => withTravellerInsurance(booking, { travellerIndex: 1, insurance: none }))
  page.change((booking) => withDocuments(booking, 'print'))
  page.change((booking) => withCo2(booking, true))
  // 95 insurance, 18.50 papers, 2 × 9 days × 1.45 climate.
  expect(page.total()).toBe(446_960)
}

/** The same device in a new page: what was kept is all there is. */
async function reopened(device: Device, page: BookingPage): Promise<BookingPage> {
  writeState(page.store, device.storages)
  const store = device.newStore()
  restoreState(store, device.storages, NOW)
  const next = await openBooking(device, store, 'provence')
  await next.loadContingents()
  return next
}

test('a couple books a tour with extension by invoice, over two reloads of the page, at the price they saw', async () => {
  const device = await openDevice(TODAY)
  const first = await openBooking(device, device.newStore(), 'provence')
  await chooseStay(first)
  await chooseExtras(first)
  await tellNames(first)

  const page = await reopened(device, first)
  expect(page.booking().draft).toEqual(first.booking().draft)
  expect(page.total()).toBe(431_250)
  await chooseServices(page)
  await page.enter('zahlung')
  await page.loadSummary()
  expect(page.booking().draft.summary?.totalCentimes).toBe(446_960)
  expect(openIssues(page.booking()).map(({ key }) => key)).toEqual(['booking.gtcNotAccepted'])
  page.change(({ draft }) => withOptions(draft, { gtcAccepted: true, newsletterRegistration: false }))
  expect(openIssues(page.booking())).toEqual([])

  page.change(({ draft }) => withSubmissionStarted(draft, '7a3c1f0e-5b1d-4c57-9a51-0d8f4e2b6c11'))
  const json = toBookingJson(page.booking(), TIMES)
  const outcome = await sendBooking(placeBookingBy(device.graph), { tenantId: '4', json })
  if (outcome.kind !== 'answered') throw new Error(`The booking is ${outcome.kind}`)
  page.take((booking) => withSubmissionResult(booking, outcome.result))
  expect(page.booking().draft.submission).toMatchObject({
    submitSuccessful: true,
    orderNo: 'CR-2027-000001',
    totalCentimes: 446_960,
  })

  const again = await sendBooking(placeBookingBy(device.graph), { tenantId: '4', json })
  expect(again).toEqual(outcome)

  const after = await reopened(device, page)
  expect(after.booking().draft.submission).toMatchObject({
    submitSuccessful: true,
    orderNo: 'CR-2027-000001',
    totalCentimes: 446_960,
  })
  // Of 28 beds in the double rooms at Cassis, and of 16 bicycles.
  expect(after.booking().offer.contingents?.left.packages.get('3101')).toBe(26)
  expect(after.booking().offer.contingents?.left.services.get('1002')).toBe(15)
})
