import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { selectionKey, withoutSelections } from '#domain/booking/draft/selections.ts'
import { billedTraveller, draft, insurance, summaryOf, traveller } from '#test/support/builders/draft.ts'

const addon = (mandatory: boolean) => ({ addonId: 'ausflug', quantity: 1, mandatory })
const roomAddon = (mandatory: boolean) => ({ ...addon(mandatory), type: 'accommodation' as const, typeId: 'dz' })
const discount = (mandatory: boolean) => ({ discountId: 'stamm', quantity: 1, mandatory })

// rule 4.13.1
describe('the key of a summary differs', () => {
  test.each<[string, Partial<BookingDraft>]>([
    ['after a change of rooms', { rooms: [{ accommodationId: 'ez', quantity: 2 }] }],
    ['after a change of room extras', { accommodationAddons: [roomAddon(false)] }],
    ['after a change of personal extras', { personalAddons: [addon(false)] }],
    ['after a change of extras of the booking', { bookingAddons: [addon(false)] }],
    ['after a change of extras of the group', { collectiveAddons: [addon(false)] }],
    ['after a change of discounts', { personalDiscounts: [discount(false)] }],
    ['after a change of data packages', { esims: [{ serviceNo: '601', quantity: 1 }] }],
    [
      'after a change of the family package',
      { travellers: [billedTraveller({ familyPackageId: 'familie' }), traveller()] },
    ],
    ['after a change of the extension', { date: { dateId: 'd1', extensionId: 'meer' } }],
    ['after a change of the date', { date: { dateId: 'd2', extensionId: null } }],
    ['after a change of the variant', { pricingTravelId: 'v2' }],
    ['after the switch to the waitlist', { switchedToWaitlistFallback: true }],
    ['after a change of age groups', { travellers: [billedTraveller(), traveller({ ageGroupId: 'child' })] }],
  ])('%s', (_case, fields) => {
    expect(selectionKey(draft(fields))).not.toBe(selectionKey(draft()))
  })
})

// rule 4.13.2
describe('the key of a summary stays', () => {
  test.each<[string, Partial<BookingDraft>]>([
    ['with mandatory room extras', { accommodationAddons: [roomAddon(true)] }],
    ['with mandatory personal extras', { personalAddons: [addon(true)] }],
    ['with mandatory extras of the booking', { bookingAddons: [addon(true)] }],
    ['with mandatory extras of the group', { collectiveAddons: [addon(true)] }],
    ['with mandatory discounts', { personalDiscounts: [discount(true)] }],
    [
      'with names, insurances and stops',
      {
        travellers: [
          billedTraveller({ firstName: 'Rita' }),
          traveller({ insurance: insurance(), outboundStopNo: '1' }),
        ],
      },
    ],
    ['in another step', { currentStep: 4, bookingRemarks: 'Fensterplatz' }],
  ])('%s', (_case, fields) => {
    expect(selectionKey(draft(fields))).toBe(selectionKey(draft()))
  })
})

// rule 4.5.6.1
test('resetting the selections keeps people and consents only', () => {
  const chosen = draft({
    accommodationAddons: [roomAddon(false)],
    personalAddons: [addon(false)],
    bookingAddons: [addon(false)],
    collectiveAddons: [addon(true)],
    personalDiscounts: [discount(false)],
    esims: [{ serviceNo: '601', quantity: 1 }],
    familyInsurance: insurance(),
    summary: summaryOf(draft()),
    gtcAccepted: true,
    co2compensation: true,
    travellers: [billedTraveller({ familyPackageId: 'familie', isFamilyPackageMember: true, insurance: insurance() })],
  })
  const reset = withoutSelections(chosen)
  expect(reset).toMatchObject({
    rooms: [],
    accommodationAddons: [],
    personalAddons: [],
    bookingAddons: [],
    collectiveAddons: [],
    personalDiscounts: [],
    esims: [],
    familyInsurance: null,
    summary: null,
    gtcAccepted: true,
    co2compensation: true,
  })
  expect(reset.travellers[0]).toMatchObject({
    firstName: 'Anna',
    ageGroupId: 'adult',
    isBillingAddress: true,
    accommodationId: null,
    familyPackageId: null,
    isFamilyPackageMember: false,
    insurance: null,
  })
})
