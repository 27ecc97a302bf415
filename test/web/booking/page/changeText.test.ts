import { expect, test } from 'vitest'
import type { Change, Repair } from '#domain/booking/changes/repairChange.ts'
import { billedTraveller, traveller } from '#test/support/builders/draft.ts'
import { changeText, repairText } from '#web/booking/page/changeText.ts'

const PEOPLE = [billedTraveller(), traveller()]
const days = { startDate: '2027-06-12', endDate: '2027-06-18' }
const room = { lineKind: 'room', name: 'Doppelzimmer', currency: 'CHF' } as const

test.each<[Change, string]>([
  [
    { kind: 'total', was: 270_000, now: 290_050, currency: 'CHF', repair: null },
    'Das Total beträgt neu CHF\u00A02’900.50 statt CHF\u00A02’700.-.',
  ],
  [
    { kind: 'price', ...room, was: 258_000, now: 278_000, repair: null },
    'Doppelzimmer: neu CHF\u00A02’780.- statt CHF\u00A02’580.-.',
  ],
  [
    { kind: 'new', lineKind: 'personalAddon', name: 'Kurtaxe', centimes: 2000, currency: 'EUR', repair: null },
    'Neu dabei: Kurtaxe, EUR\u00A020.-.',
  ],
  [
    { kind: 'new', lineKind: 'bargain', name: 'FB5', centimes: -8000, currency: 'CHF', repair: null },
    'Neu erhalten Sie den Frühbucherrabatt: CHF\u00A0−80.-.',
  ],
  [{ kind: 'gone', ...room, repair: null }, 'Doppelzimmer ist nicht mehr erhältlich.'],
  [{ kind: 'gone', lineKind: 'bargain', name: 'FB5', repair: null }, 'Der Frühbucherrabatt gilt nicht mehr.'],
  [
    { kind: 'gone', lineKind: 'insurance', name: 'Annullierung', repair: null },
    'Die Versicherung «Annullierung» gibt es nicht mehr. Bitte wählen Sie neu.',
  ],
  [{ kind: 'fewer', ...room, was: 4, now: 2, repair: null }, 'Doppelzimmer: noch 2 statt 4 möglich.'],
  [
    { kind: 'fewer', lineKind: 'bargain', name: 'FB50', was: 3, now: 2, repair: null },
    'Den Frühbucherrabatt erhalten noch 2 Personen statt 3.',
  ],
  [
    { kind: 'fewer', lineKind: 'bargain', name: 'FB50', was: 2, now: 1, repair: null },
    'Den Frühbucherrabatt erhält noch 1 Person statt 2.',
  ],
  [
    { kind: 'price', lineKind: 'bargain', name: 'FB50', was: -10_000, now: -6000, currency: 'CHF', repair: null },
    'Der Frühbucherrabatt beträgt neu CHF\u00A0−60.- statt CHF\u00A0−100.-.',
  ],
  [{ kind: 'variant', name: 'Car', repair: null }, 'Die Reise mit «Car» gibt es nicht mehr.'],
  [{ kind: 'extension', name: 'Drei Tage am Meer', repair: null }, '«Drei Tage am Meer» gibt es nicht mehr.'],
  [
    { kind: 'date', state: 'departed', ...days, repair: null },
    'Die Reise vom 12.06.2027 – 18.06.2027 hat schon begonnen.',
  ],
  [
    { kind: 'date', state: 'notOnline', ...days, repair: null },
    'Die Reise vom 12.06.2027 – 18.06.2027 ist nicht mehr online buchbar.',
  ],
  [
    { kind: 'date', state: 'closed', ...days, repair: null },
    'Die Reise vom 12.06.2027 – 18.06.2027 ist nicht mehr buchbar.',
  ],
  [{ kind: 'date', state: 'gone', ...days, repair: null }, 'Die Reise vom 12.06.2027 – 18.06.2027 gibt es nicht mehr.'],
  [
    { kind: 'stop', direction: 'outbound', name: '06:30 | Bern', repair: null },
    'Der Einsteigeort «06:30 | Bern» wird nicht mehr bedient.',
  ],
  [
    { kind: 'stop', direction: 'return', name: '19:30 | Bern', repair: null },
    'Der Aussteigeort «19:30 | Bern» wird nicht mehr bedient.',
  ],
  [{ kind: 'status', was: 'WAITLIST', now: 'BOOKABLE', repair: null }, 'Für dieses Datum sind wieder Plätze frei.'],
  [
    { kind: 'status', was: 'BOOKABLE', now: 'WAITLIST_CONTINGENT_CHECK', repair: null },
    'Für dieses Datum gibt es nur noch die Warteliste.',
  ],
  [
    { kind: 'status', was: 'BOOKABLE', now: 'OTHER', repair: null },
    'Die Verfügbarkeit dieses Datums hat sich geändert.',
  ],
  [
    { kind: 'ageGroup', traveller: 0, name: 'Erwachsene', repair: null },
    'Anna Muster reist neu in der Altersgruppe «Erwachsene».',
  ],
  [
    { kind: 'ageGroup', traveller: 1, name: null, repair: null },
    'Das Alter passt nicht mehr zu dieser Reise: Person 2.',
  ],
  [{ kind: 'babiesTooOld', count: 1, repair: null }, '1 Kind ist zu alt, um als Baby mitzureisen.'],
  [{ kind: 'payment', repair: null }, 'Online bezahlen ist nicht mehr möglich. Sie erhalten eine Rechnung.'],
])('%j is told as «%s»', (change, text) => {
  expect(changeText(change, PEOPLE)).toBe(text)
})

test.each<[Repair, string]>([
  [
    { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-06-19', endDate: '2027-06-25' },
    'Stattdessen: 19.06.2027 – 25.06.2027',
  ],
  [
    {
      kind: 'beds',
      rooms: [],
      familyPackageId: null,
      beds: [
        { name: 'Doppelzimmer', quantity: 1 },
        { name: 'Einzelzimmer', quantity: 2 },
      ],
    },
    'Stattdessen: Doppelzimmer, 2 × Einzelzimmer',
  ],
  [
    { kind: 'stop', direction: 'outbound', stopNo: '2', label: '08:00 | Zürich', travellers: [0] },
    'Stattdessen: 08:00 | Zürich',
  ],
  [{ kind: 'variant', pricingTravelId: 'v2', label: 'Flug' }, 'Stattdessen: Flug'],
  [{ kind: 'waitlist' }, 'Auf die Warteliste'],
])('the repair %j is offered as «%s»', (repair, text) => {
  expect(repairText(repair, null)).toBe(text)
})

test('what is offered instead tells the total it leads to', () => {
  const single: Repair = {
    kind: 'beds',
    rooms: [],
    familyPackageId: null,
    beds: [{ name: 'Einzelzimmer', quantity: 1 }],
  }
  expect(repairText(single, { centimes: 298_000, currency: 'CHF' })).toBe(
    'Stattdessen: Einzelzimmer, Total CHF\u00A02’980.-',
  )
})
