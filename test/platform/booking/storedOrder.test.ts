import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyJson } from '#test/support/builders/arbitraryJson.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { placeOrThrow, wireBooking, wireTraveller } from '#test/support/platform/wireBooking.ts'

const PASSPORT = {
  type: 'PASSPORT',
  number: 'X1234567',
  birthPlace: 'Bern',
  issuePlace: 'Bern',
  issueDate: '2024-01-01',
  validUntil: '2034-01-01',
}

/** The stored order without its submission id; fails if the booking is refused. */
async function kept(open: OpenPlatform, json: object): Promise<unknown> {
  const { bookingId, message } = await placeOrThrow(open, json)
  expect(message).toBeNull()
  const row = await open.storage.db
    .selectFrom('booking')
    .select('wire')
    .where('id', '=', String(bookingId))
    .executeTakeFirstOrThrow()
  const { customBookingParams, ...rest } = JSON.parse(row.wire) as { readonly customBookingParams: object }
  expect(Object.keys(customBookingParams).sort()).toEqual(['expectedTotal', 'submissionId'])
  return rest
}

async function spacious(): Promise<OpenPlatform> {
  const open = await openPlatform()
  await open.storage.db.updateTable('package_price').set({ available: 10_000 }).execute()
  return open
}

const junk = fc.dictionary(
  fc.string({ minLength: 1 }).map((name) => `x${name}`),
  anyJson,
  { minKeys: 1, maxKeys: 3 },
)

/** The same value with unknown fields in each of its objects. */
function amid(value: unknown, draw: () => object): unknown {
  if (Array.isArray(value)) return value.map((entry) => amid(entry, draw))
  if (typeof value !== 'object' || value === null) return value
  return { ...draw(), ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, amid(field, draw)])) }
}

test('unknown fields of a booking are not stored', async () => {
  const open = await spacious()
  const clean = await kept(open, wireBooking())
  const drawn = fc.sample(junk, { numRuns: 4000, seed: 20_270_301 })
  let next = 0
  for (let run = 0; run < 60; run += 1) {
    const draw = () => drawn[(next += 1) % drawn.length] ?? {}
    expect(await kept(open, amid(wireBooking(), draw) as object)).toEqual(clean)
  }
  expect(next).toBeGreaterThan(1000)
})

const none = { id: 'gibt-es-nicht' }
const first = wireTraveller({ isBillingAddress: true })
const second = wireTraveller({ firstName: 'Beat' })

test.each<[name: string, changes: object]>([
  ['an extension that is not sold', { travelDate: { id: 'alpen-bus-20270612', extension: none } }],
  [
    'choices with quantity 0',
    {
      bookingAddonSelection: [{ addon: none, quantity: 0 }],
      esimServiceSelection: [{ service: { serviceNo: 'x' }, quantity: 0 }],
    },
  ],
  [
    'a discount with quantity 0',
    { bargainDiscountSelection: [{ discount: { ratioServiceNo: 'x', serviceCode: 'x' }, quantity: 0 }] },
  ],
  [
    'unbooked extras of a traveller',
    { travellers: [{ ...first, accommodationAddons: [none], personalDiscounts: [none] }, second] },
  ],
  ['passports the travel does not require', { travellers: [{ ...first, passportData: PASSPORT }, second] }],
  ['a shared address of an unknown traveller', { travellers: [{ ...first, sameAddressAsTravellerIndex: 7 }, second] }],
  ['a second copy of the billed traveller', { billingAddress: { ...first, firstName: 'Cla' } }],
  [
    'answers to unknown questions',
    {
      customData: {
        booking: { essen: 'vegetarisch', mehr: 'x'.repeat(200_000) },
        travellers: [{ mehr: 'x' }, [1]].slice(0, 1),
      },
    },
  ],
  ['another operator', { tenant: { id: '5' } }],
  ['no status', { availabilityStatus: null }],
])('the stored order is the same without and with %s', async (_, changes) => {
  const open = await spacious()
  expect(await kept(open, wireBooking(changes))).toEqual(await kept(open, wireBooking()))
})

test('travellers, choices and answers of a booking are stored', async () => {
  const open = await spacious()
  const selection = {
    personalAddonSelection: [
      { addon: { id: 'trinkgeld' }, quantity: 2 },
      { addon: { id: 'ausflug' }, quantity: 1 },
    ],
    travellers: [{ ...first, personalAddons: [{ id: 'ausflug' }, { id: 'ausflug' }] }, second],
  }
  const stored = await kept(
    open,
    wireBooking({ ...selection, babies: [wireTraveller({ firstName: 'Mia', birthday: '2026-11-11' })] }),
  )
  expect(stored).toMatchObject({
    travelId: 'alpen',
    pricingTravel: { id: 'alpen-bus' },
    travelDate: { id: 'alpen-bus-20270612', extension: null },
    travellers: [
      {
        firstName: 'Anna',
        email: 'anna@example.ch',
        ageGroup: 'adult',
        personalAddons: [{ id: 'ausflug' }],
        accommodation: { id: 'dz' },
      },
      { firstName: 'Beat', personalAddons: [] },
    ],
    babies: [{ firstName: 'Mia', passportData: null }],
    accommodationSelection: [{ accommodation: { id: 'dz' }, quantity: 1 }],
    personalAddonSelection: selection.personalAddonSelection,
    customData: { booking: { essen: 'vegetarisch' }, travellers: [] },
    payment: { type: 'invoice' },
    newsletterRegistration: true,
    gtcAccepted: true,
  })
})
