import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, addYears } from '#domain/calendar.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { catalogueWith } from '#test/support/platform/smallCatalogue.ts'
import { placeOrThrow, send, wireBooking, wireSingle, wireTraveller } from '#test/support/platform/wireBooking.ts'

/** Both adults of the wire booking, with the same changes. */
function both(changes: object) {
  return [wireTraveller({ isBillingAddress: true, ...changes }), wireTraveller({ firstName: 'Beat', ...changes })]
}

function priced(expectedTotal: number) {
  return wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal } })
}

/** Both adults in places of a shared double room, sold one by one. */
function inShared(...accommodationSelection: readonly { readonly quantity: number; readonly accommodation: object }[]) {
  return wireBooking({ travellers: both({ accommodation: shared }), accommodationSelection })
}

const shared = { id: 'halb' }
const double = { accommodation: { id: 'dz' }, quantity: 1 }
const child = wireTraveller({ firstName: 'Cla', birthday: '2018-03-03', ageGroup: 'child' })
const NEWBORN = { birthday: '2026-12-01' }
const unknown = { id: 'gibt-es-nicht' }

test.each<[name: string, json: unknown, message: string]>([
  ['no booking', 'kein JSON', 'unvollständig bei uns angekommen'],
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
  ['no travellers', wireBooking({ travellers: [] }), 'wer mitreist'],
  ['a traveller without name', wireBooking({ travellers: both({ lastName: ' ' }) }), 'Vornamen und Nachnamen'],
  [
    'a traveller without any name',
    wireBooking({ travellers: both({ firstName: '', lastName: ' ' }) }),
    'Bitte geben Sie Anrede, Vornamen und Nachnamen an: Person 1.',
  ],
  ['a traveller named by an emoji', wireBooking({ travellers: both({ firstName: 'Anna 😀' }) }), 'nur mit Buchstaben'],
  ['a birthday that does not exist', wireBooking({ travellers: both({ birthday: '1960-02-30' }) }), 'Geburtsdatum'],
  ['a child in the age group of adults', wireBooking({ travellers: both({ birthday: '2015-01-01' }) }), 'Altersgruppe'],
  [
    'a traveller who becomes an adult during the travel',
    wireBooking({ travellers: both({ birthday: '2011-06-14' }) }),
    'Altersgruppe',
  ],
  [
    'a baby that is too old',
    wireBooking({ babies: [wireTraveller({ birthday: '2025-06-18' })] }),
    'jünger als 2 Jahre',
  ],
  ['a baby without family name', wireBooking({ babies: [wireTraveller({ ...NEWBORN, lastName: ' ' })] }), 'Babys'],
  ['a baby without first name', wireBooking({ babies: [wireTraveller({ ...NEWBORN, firstName: '' })] }), 'Babys'],
  [
    'no billing contact',
    wireBooking({ billingAddress: null, travellers: both({ isBillingAddress: false }) }),
    'Rechnungsadresse',
  ],
  ['a minor as billing contact', wireBooking({ travellers: both({ birthday: '2010-01-01' }) }), 'mindestens 18 Jahre'],
  [
    'a billing contact without address',
    wireBooking({ travellers: both({ address: null }) }),
    'Rechnungsadresse ist unvollständig',
  ],
  [
    'a billing contact with an invalid e-mail',
    wireBooking({ travellers: both({ email: 'anna(at)example.ch' }) }),
    'E-Mail-Adresse',
  ],
  [
    'a billing contact with two e-mail addresses',
    wireBooking({ travellers: both({ email: 'anna@example.ch,beat@example.ch' }) }),
    'E-Mail-Adresse',
  ],
  [
    'a billing contact with an e-mail address and a name',
    wireBooking({ travellers: both({ email: 'Anna<anna@example.ch>' }) }),
    'E-Mail-Adresse',
  ],
  // rule 5.9.3
  ['a billing contact without phone number', wireBooking({ travellers: both({ phone: 'keines' }) }), 'Telefonnummer'],
  ...['address', 'zip', 'city', 'country'].map((field): [name: string, json: unknown, message: string] => [
    `a traveller who lives elsewhere without ${field}`,
    wireBooking({ travellers: [both({})[0], wireTraveller({ firstName: 'Beat', [field]: ' ' })] }),
    'Bitte geben Sie die Adresse an: Beat Muster.',
  ]),
  // rule 5.9.3
  [
    'a traveller who lives with nobody',
    wireBooking({
      travellers: [both({})[0], wireTraveller({ firstName: 'Beat', address: null, sameAddressAsTravellerIndex: 2 })],
    }),
    'Bitte geben Sie die Adresse an: Beat Muster.',
  ],
  // rule 5.9.3
  [
    'a traveller without nationality',
    wireBooking({ travellers: both({ nationality: null }) }),
    'Bitte geben Sie die Staatsangehörigkeit an: Anna Muster.',
  ],
  // rule 5.9.3
  [
    'a baby without nationality',
    wireBooking({ babies: [wireTraveller({ ...NEWBORN, nationality: '' })] }),
    'Staatsangehörigkeit der Babys',
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
    'a traveller without room',
    wireBooking({ travellers: [both({})[0], wireTraveller({ firstName: 'Beat', accommodation: null })] }),
    'Noch ohne Zimmer: Beat Muster',
  ],
  [
    'an unknown room',
    wireBooking({ accommodationSelection: [{ accommodation: unknown, quantity: 1 }] }),
    'gibt es auf dieser Reise nicht mehr',
  ],
  [
    'a family room without its package',
    wireBooking({ accommodationSelection: [{ accommodation: { id: 'fz' }, quantity: 1 }] }),
    'gibt es auf dieser Reise nicht mehr',
  ],
  [
    'travellers in a room that is not booked',
    wireBooking({ travellers: both({ accommodation: { id: 'ez' } }) }),
    'nicht gewählt',
  ],
  ['three in a double room', wireBooking({ travellers: [...both({}), child] }), 'mehr Reisende als Plätze'],
  ['the same room twice', wireBooking({ accommodationSelection: [double, double] }), '«dz» steht zweimal'],
  [
    'the same shared room twice',
    inShared({ accommodation: shared, quantity: 2 }, { accommodation: shared, quantity: 2 }),
    '«halb» steht zweimal',
  ],
  [
    'a room with children only',
    wireSingle({ travellers: [{ ...child, accommodation: { id: 'ez' } }] }),
    'Belegung passt nicht',
  ],
  ['an unknown family package', wireBooking({ travellers: both({ familyPackage: unknown }) }), 'Familienpaket'],
  [
    'a family that does not fit the package',
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
    'more units of an extra than travellers',
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
    'an extra that is not for this date',
    wireBooking({
      travelDate: { id: 'alpen-bus-20270612-v', extension: { id: 'meer' } },
      bookingAddonSelection: [{ addon: { id: 'transfer' }, quantity: 1 }],
    }),
    '«Transfer» gilt nicht für Ihre Gruppe. Bitte prüfen Sie Ihre Auswahl.',
  ],
  [
    'a mandatory discount that is for nobody',
    wireBooking({ personalDiscountSelection: [{ discount: { id: 'kind' }, quantity: 1 }] }),
    '«Kinderrabatt» gilt nicht für Ihre Gruppe. Bitte prüfen Sie Ihre Auswahl.',
  ],
  [
    'an unknown discount',
    wireBooking({ personalDiscountSelection: [{ discount: unknown, quantity: 1 }] }),
    'Eine gewählte Ermässigung ist an diesem Datum nicht mehr erhältlich.',
  ],
  [
    'an assigned extra that is not booked',
    wireBooking({ travellers: both({ personalAddons: [{ id: 'ausflug' }] }) }),
    'nicht gewählt',
  ],
  [
    'a room extra for another room',
    wireBooking({
      accommodationAddonSelection: [{ type: 'accommodation', typeId: 'ez', addon: { id: 'garten' }, quantity: 1 }],
    }),
    'nicht gewählt',
  ],
  [
    'a room extra twice',
    wireBooking({
      accommodationAddonSelection: [{ type: 'accommodation', typeId: 'dz', addon: { id: 'garten' }, quantity: 2 }],
    }),
    '«Gartenblick»',
  ],
  ['half a centime less', priced(2053.995), 'statt CHF\u00A02’054.-'],
  ['no accepted price', wireBooking(), 'Der Preis beträgt CHF\u00A02’054.-. Bitte bestätigen Sie ihn.'],
  [
    'an excessively long answer',
    wireBooking({ customData: { booking: { essen: 'a'.repeat(4001) }, travellers: [] } }),
    'Die Antwort auf «Verpflegung» ist zu lang',
  ],
  [
    'an answer of a wrong type',
    wireBooking({ customData: { booking: { essen: [[]] }, travellers: [] } }),
    'Verpflegung',
  ],
  ['an unanswered question', wireBooking({ customData: { booking: { essen: ' ' }, travellers: [] } }), 'Verpflegung'],
  ['no boarding stop', wireBooking({ travellers: both({ busStopItemOutbound: null }) }), 'Einsteigeort'],
  [
    'boarding at the destination',
    wireBooking({ travellers: both({ busStopItemOutbound: { stopNo: 'EZ' } }) }),
    'Einsteigeort',
  ],
  [
    'a return stop at the destination',
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
  // rule 10.8
  [
    'more eSIM packages of a kind than travellers',
    wireBooking({ esimServiceSelection: [{ service: { serviceNo: '9001' }, quantity: 3 }] }),
    'höchstens 2-mal',
  ],
  // rule 10.8
  [
    'the same eSIM package twice, for more than the travellers',
    wireBooking({
      esimServiceSelection: [
        { service: { serviceNo: '9001' }, quantity: 2 },
        { service: { serviceNo: '9001' }, quantity: 1 },
      ],
    }),
    'höchstens 2-mal',
  ],
  ['no terms accepted', wireBooking({ gtcAccepted: false }), 'Allgemeinen Reisebedingungen'],
  [
    'no terms of the tour operator accepted',
    wireBooking({ partnerGtcAccepted: false }),
    'Reisebedingungen des Veranstalters',
  ],
  ['an unknown payment type', wireBooking({ payment: { type: 'bar' } }), 'Zahlungsart'],
  [
    'undecided insurances',
    wireBooking({ travellers: both({ insurance: null }) }),
    'Versicherung: Anna Muster, Beat Muster',
  ],
  [
    'an unknown insurance',
    wireBooking({ travellers: both({ insurance: { ratioServiceNo: 'V9' } }) }),
    'Versicherung gibt es nicht mehr',
  ],
  ['both kinds of insurance', wireBooking({ familyInsuranceSelection: [{ ratioServiceNo: 'V9' }] }), 'entweder'],
])('the booking is refused with a reason: %s', async (_, json, message) => {
  const open = await openPlatform()
  const result = await send(open, json)
  expect(result).toMatchObject({ success: false, bookingId: null, orderNo: null })
  expect(result.message).toContain(message)
  expect(result.message).not.toMatch(/Infinity|NaN/)
  // It may have been an enquiry.
  expect(result.message).not.toMatch(/Buchung/)
})

test.each<[name: string, json: unknown, path: string]>([
  ['of another type', wireBooking({ co2compensation: 'ja' }), 'co2compensation'],
  ['that is missing', { ...wireBooking(), travellers: undefined }, 'travellers'],
  ['with an excessive price', priced(1e308), 'customBookingParams.expectedTotal'],
  [
    'with an excessively long name',
    wireBooking({ travellers: both({ firstName: 'A'.repeat(201) }) }),
    'travellers[0].firstName',
  ],
  [
    'with an excessively long age group',
    wireBooking({ travellers: both({ ageGroup: 'A'.repeat(201) }) }),
    'travellers[0].ageGroup',
  ],
])('a field %s is refused in German, and its English path stands in the log alone', async (_, json, path) => {
  const logged: object[] = []
  const open = await openPlatform({ onInfo: (details) => logged.push(details) })
  expect(await send(open, json)).toMatchObject({
    success: false,
    message:
      'Ihre Angaben sind unvollständig bei uns angekommen. Bitte laden Sie die Seite neu und prüfen Sie alles noch einmal.',
  })
  expect(logged).toEqual([{ path }])
})

// rule 5.4.3
test('each chosen room needs a guest, and each single place one', async () => {
  const open = await openPlatform()
  const inDoubles = await send(open, wireBooking({ accommodationSelection: [{ ...double, quantity: 3 }] }))
  expect(inDoubles).toMatchObject({ success: false })
  expect(inDoubles.message).toContain('Von «dz» ist mehr gewählt, als Reisende dort sind')
  const inPlaces = await send(open, inShared({ accommodation: shared, quantity: 3 }))
  expect(inPlaces).toMatchObject({ success: false })
  expect(inPlaces.message).toContain('Von «halb» ist mehr gewählt, als Reisende dort sind')
  await placeOrThrow(open, inShared({ accommodation: shared, quantity: 2 }))
})

test.each([
  [1, 'jünger als 1 Jahr ist'],
  [3, 'jünger als 3 Jahre ist'],
])('a child too old to be a baby until %i is told the age', async (freeUntilAge, message) => {
  const ageGroups = [{ id: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 16, maxAge: 120 }] as const
  const ageGroupSettings = { id: 'groups', freeUntilAge, ageGroups: [...ageGroups] }
  const open = await openPlatform({ catalogue: () => catalogueWith({ ageGroupSettings }) })
  const result = await send(open, wireBooking({ babies: [wireTraveller({ birthday: '2020-01-01' })] }))
  expect(result.message).toContain(message)
})

// rules 5.1.3.1, 5.1.3.2
test('an adult is born after the oldest birthday and by the youngest, over all groups of adults', async () => {
  const groups = [
    { id: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 18, maxAge: 64 },
    { id: 'senior', name: 'Senioren', type: 'ADULT', minAge: 65, maxAge: 99 },
  ] as const
  const ageGroupSettings = { id: 'groups', freeUntilAge: 2, ageGroups: [...groups] }
  const open = await openPlatform({ catalogue: () => catalogueWith({ ageGroupSettings }) })
  const messageOf = async (ageGroup: string, birthday: string) => {
    const older = wireTraveller({ firstName: 'Beat', ageGroup, birthday })
    return (await send(open, wireBooking({ travellers: [both({ birthday: '1970-01-01' })[0], older] }))).message
  }
  const isOff = 'Das Geburtsdatum passt nicht zur gewählten Altersgruppe: Beat Muster.'
  const oldest = addYears('2027-06-18', -99)
  expect(await messageOf('senior', oldest)).toContain(isOff)
  expect(await messageOf('senior', addDays(oldest, 1))).not.toContain('Geburtsdatum')
  const youngest = addYears('2027-06-12', -18)
  expect(await messageOf('adult', youngest)).not.toContain('Geburtsdatum')
  expect(await messageOf('adult', addDays(youngest, 1))).toContain(isOff)
  // As old as the younger group goes, which is not the highest age.
  expect(await messageOf('adult', addYears('2027-06-18', -64))).not.toContain('Geburtsdatum')
})

// rule 5.9.3
test('only the billed traveller needs e-mail and phone, and one who lives with another no address', async () => {
  const open = await openPlatform()
  const nothing = { email: null, phone: '', address: null, zip: '', city: '', country: null }
  const housemate = wireTraveller({ firstName: 'Beat', ...nothing, sameAddressAsTravellerIndex: 0 })
  await placeOrThrow(open, wireBooking({ travellers: [both({})[0], housemate] }))
  const neighbour = wireTraveller({ firstName: 'Beat', email: null, phone: 'keines', zip: 'SW1A 1AA', country: 'GB' })
  await placeOrThrow(open, wireBooking({ travellers: [both({})[0], neighbour] }))
})
