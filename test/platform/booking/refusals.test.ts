import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { send } from '#test/support/platform/place.ts'
import { wireBooking, wireSingle, wireTraveller } from '#test/support/platform/wireBooking.ts'

/** Both adults of the wire booking, with the same changes. */
function both(changes: object) {
  return [wireTraveller({ isBillingAddress: true, ...changes }), wireTraveller({ firstName: 'Beat', ...changes })]
}

function priced(expectedTotal: number) {
  return wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal } })
}

const child = wireTraveller({ firstName: 'Cla', birthday: '2018-03-03', ageGroup: 'child' })
const unknown = { id: 'gibt-es-nicht' }

test.each<[name: string, json: unknown, message: string]>([
  ['no booking', 'kein JSON', 'unvollständig bei uns angekommen'],
  ['a field of another type', wireBooking({ co2compensation: 'ja' }), '(co2compensation)'],
  ['a missing field', { ...wireBooking(), travellers: undefined }, '(travellers)'],
  ['no submission id', wireBooking({ customBookingParams: { submissionId: '', expectedTotal: null } }), 'ohne Kennung'],
  ['an unknown travel', wireBooking({ travelId: 'mond' }), 'nicht mehr buchbar'],
  ['a variant of another travel', wireBooking({ pricingTravel: { id: 'lissabon-flug' } }), 'nicht mehr buchbar'],
  [
    'a date of another variant',
    wireBooking({ travelDate: { id: 'lissabon-flug-20270501', extension: null } }),
    'Reisedatum',
  ],
  [
    'a date that starts today',
    wireBooking({ travelDate: { id: 'alpen-bus-20270115', extension: null } }),
    'Reisedatum',
  ],
  ['a date not sold online', wireBooking({ travelDate: { id: 'alpen-bus-20270911', extension: null } }), 'Reisedatum'],
  [
    'an extension date without extension',
    wireBooking({ travelDate: { id: 'alpen-bus-20270612-v', extension: null } }),
    'Reisedatum',
  ],
  ['a closed date', wireBooking({ travelDate: { id: 'alpen-bus-20270710', extension: null } }), 'ausgebucht'],
  ['a status that has changed', wireBooking({ availabilityStatus: { status: 'WAITLIST' } }), 'Verfügbarkeit'],
  ['nobody', wireBooking({ travellers: [] }), 'wer mitreist'],
  ['a traveller without name', wireBooking({ travellers: both({ lastName: ' ' }) }), 'Vornamen und Namen'],
  ['a birthday that does not exist', wireBooking({ travellers: both({ birthday: '1960-02-30' }) }), 'Geburtsdatum'],
  ['an adult who is a child', wireBooking({ travellers: both({ birthday: '2015-01-01' }) }), 'Altersgruppe'],
  [
    'a traveller who comes of age on the way',
    wireBooking({ travellers: both({ birthday: '2011-06-14' }) }),
    'Altersgruppe',
  ],
  [
    'a baby that is too old',
    wireBooking({ babies: [wireTraveller({ birthday: '2025-06-18' })] }),
    'jünger als 2 Jahre',
  ],
  [
    'nobody to bill',
    wireBooking({ billingAddress: null, travellers: both({ isBillingAddress: false }) }),
    'Rechnungsadresse',
  ],
  ['a minor to bill', wireBooking({ travellers: both({ birthday: '2010-01-01' }) }), 'mindestens 18 Jahre'],
  [
    'a bill without address',
    wireBooking({ travellers: both({ address: null }) }),
    'Rechnungsadresse ist unvollständig',
  ],
  [
    'a bill without a true e-mail',
    wireBooking({ travellers: both({ email: 'anna(at)example.ch' }) }),
    'E-Mail-Adresse',
  ],
  [
    'a bill to two addresses',
    wireBooking({ travellers: both({ email: 'anna@example.ch,beat@example.ch' }) }),
    'E-Mail-Adresse',
  ],
  [
    'a bill to an address and a name',
    wireBooking({ travellers: both({ email: 'Anna<anna@example.ch>' }) }),
    'E-Mail-Adresse',
  ],
  [
    'an adult in a bed for children',
    wireBooking({
      travellers: both({ accommodation: { id: 'kinderbett' } }),
      accommodationSelection: [{ accommodation: { id: 'kinderbett' }, quantity: 2 }],
    }),
    'Belegung passt nicht',
  ],
  [
    'somebody without a bed',
    wireBooking({ travellers: [both({})[0], wireTraveller({ firstName: 'Beat', accommodation: null })] }),
    'Noch ohne Zimmer: Beat Muster',
  ],
  [
    'an unknown room',
    wireBooking({ accommodationSelection: [{ accommodation: unknown, quantity: 1 }] }),
    'gibt es auf dieser Reise nicht mehr',
  ],
  [
    'a family room by itself',
    wireBooking({ accommodationSelection: [{ accommodation: { id: 'fz' }, quantity: 1 }] }),
    'gibt es auf dieser Reise nicht mehr',
  ],
  [
    'sleepers in a room that is not booked',
    wireBooking({ travellers: both({ accommodation: { id: 'ez' } }) }),
    'nicht gebucht',
  ],
  ['three in a double room', wireBooking({ travellers: [...both({}), child] }), 'mehr Reisende als Plätze'],
  [
    'a room of children alone',
    wireSingle({ travellers: [{ ...child, accommodation: { id: 'ez' } }] }),
    'Belegung passt nicht',
  ],
  ['an unknown family package', wireBooking({ travellers: both({ familyPackage: unknown }) }), 'Familienpaket'],
  [
    'a family that is not the one of the package',
    wireBooking({
      accommodationSelection: [],
      travellers: both({ accommodation: { id: 'fz' }, isFamilyPackageMember: true }).map((traveller, index) => ({
        ...traveller,
        familyPackage: index === 0 ? { id: 'familie' } : null,
      })),
    }),
    'gilt nicht für Ihre Gruppe',
  ],
  [
    'an unknown extra',
    wireBooking({ bookingAddonSelection: [{ addon: unknown, quantity: 1 }] }),
    'nicht mehr erhältlich',
  ],
  ['a mandatory extra left out', wireBooking({ personalAddonSelection: [] }), '«Trinkgeld» gehört zu dieser Reise'],
  [
    'more of an extra than people',
    wireBooking({
      personalAddonSelection: [
        { addon: { id: 'trinkgeld' }, quantity: 2 },
        { addon: { id: 'ausflug' }, quantity: 3 },
      ],
    }),
    'höchstens 2-mal',
  ],
  [
    'a booking extra twice',
    wireBooking({ bookingAddonSelection: [{ addon: { id: 'transfer' }, quantity: 2 }] }),
    'höchstens 1-mal',
  ],
  [
    'an extra for somebody that is not booked',
    wireBooking({ travellers: both({ personalAddons: [{ id: 'ausflug' }] }) }),
    'nicht gebucht',
  ],
  [
    'a room extra for another room',
    wireBooking({
      accommodationAddonSelection: [{ type: 'accommodation', typeId: 'ez', addon: { id: 'garten' }, quantity: 1 }],
    }),
    'nicht gebucht',
  ],
  [
    'a room extra twice',
    wireBooking({
      accommodationAddonSelection: [{ type: 'accommodation', typeId: 'dz', addon: { id: 'garten' }, quantity: 2 }],
    }),
    '«Gartenblick»',
  ],
  [
    'a discount for nobody',
    wireBooking({ personalDiscountSelection: [{ discount: { id: 'kind' }, quantity: 1 }] }),
    '«Kinderrabatt»',
  ],
  [
    'a bargain for too many',
    wireBooking({
      bargainDiscountSelection: [{ discount: { ratioServiceNo: '8101', serviceCode: 'FB50' }, quantity: 3 }],
    }),
    'Frühbucherrabatt',
  ],
  ['half a centime less', priced(2053.995), 'statt CHF 2’054.-'],
  ['no accepted price', wireBooking(), 'Die Buchung kostet CHF 2’054.-. Bitte bestätigen Sie diesen Preis.'],
  ['a price without end', priced(1e308), '(customBookingParams.expectedTotal)'],
  [
    'a name without end',
    wireBooking({ travellers: both({ firstName: 'A'.repeat(201) }) }),
    '(travellers[0].firstName)',
  ],
  [
    'an age group without end',
    wireBooking({ travellers: both({ ageGroup: 'A'.repeat(201) }) }),
    '(travellers[0].ageGroup)',
  ],
  [
    'an answer without end',
    wireBooking({ customData: { booking: { essen: 'a'.repeat(4001) }, travellers: [] } }),
    'Die Antwort auf «Verpflegung» ist zu lang',
  ],
  ['an answer that is none', wireBooking({ customData: { booking: { essen: [[]] }, travellers: [] } }), 'Verpflegung'],
  ['an unanswered question', wireBooking({ customData: { booking: { essen: ' ' }, travellers: [] } }), 'Verpflegung'],
  ['no boarding stop', wireBooking({ travellers: both({ busStopItemOutbound: null }) }), 'Einsteigeort'],
  [
    'boarding at the destination',
    wireBooking({ travellers: both({ busStopItemOutbound: { stopNo: 'EZ' } }) }),
    'Einsteigeort',
  ],
  [
    'a way home that ends where it began',
    wireBooking({ travellers: both({ busStopItemReturn: { stopNo: 'RZ' } }) }),
    'Aussteigeort',
  ],
  [
    'an unknown drop-off',
    wireBooking({ busStops: { outboundDropOffStopNo: 'XX', returnBoardingStopNo: 'RZ' } }),
    'Fahrplan',
  ],
  ['unknown documents', wireBooking({ travelDocumentationService: 'fax' }), 'Reiseunterlagen'],
  [
    'a service that is no eSIM',
    wireBooking({ esimServiceSelection: [{ service: { serviceNo: '1001' }, quantity: 1 }] }),
    'eSIM',
  ],
  ['no terms accepted', wireBooking({ gtcAccepted: false }), 'Allgemeinen Reisebedingungen'],
  [
    'no terms of the tour operator accepted',
    wireBooking({ partnerGtcAccepted: false }),
    'Reisebedingungen des Veranstalters',
  ],
  ['another way to pay', wireBooking({ payment: { type: 'bar' } }), 'Zahlungsart'],
  [
    'nobody decided about insurance',
    wireBooking({ travellers: both({ insurance: null }) }),
    'Versicherung: Anna Muster, Beat Muster',
  ],
  [
    'an unknown insurance',
    wireBooking({ travellers: both({ insurance: { ratioServiceNo: 'V9' } }) }),
    'nicht mehr angeboten',
  ],
  ['both kinds of insurance', wireBooking({ familyInsuranceSelection: [{ ratioServiceNo: 'V9' }] }), 'entweder'],
])('the booking is refused with a reason: %s', async (_, json, message) => {
  const open = await openPlatform()
  const result = await send(open, json)
  expect(result).toMatchObject({ success: false, bookingId: null, orderNo: null })
  expect(result.message).toContain(message)
  expect(result.message).not.toMatch(/Infinity|NaN/)
})
