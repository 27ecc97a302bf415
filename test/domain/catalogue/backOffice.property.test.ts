import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { readBackOfficeCatalogue } from '#domain/catalogue/backOffice.ts'
import { readBackOfficeDate } from '#domain/catalogue/backOfficeDate.ts'
import { readDeparture } from '#domain/catalogue/departure.ts'
import { amountForm, numberForm, recordForm, tableForm } from '#test/support/builders/arbitraryForm.ts'
import { anyJson, spoiled } from '#test/support/builders/arbitraryJson.ts'

const row = fc.record({
  nr: fc.oneof(fc.nat(), fc.string()),
  leistungnr: fc.nat(),
  derived_preis: fc.oneof(fc.double(), fc.string(), fc.constant(null)),
})
const table = fc.record({ data: fc.array(row, { maxLength: 3 }) })
const date = fc.record({
  onlinebuchung: fc.constantFrom('JA', 'NEIN', null),
  t_packages: table,
  t_reiseleistungen: table,
  t_knotens_hin: table,
})
const catalogue = fc.record({
  t_katalogreise: fc.record({
    data: fc.record({
      anzahlungsart: fc.constantFrom('EUR', null),
      derived_zusatzinfo: fc.array(fc.record({ name: fc.constant('WEB | Passdaten'), wert: fc.constant('JA') })),
    }),
  }),
})
const insurance = fc.record({
  ratioServiceNo: fc.nat(),
  ratioTravelServiceNo: fc.nat(),
  label: fc.constant('Annullierung'),
  price: fc.oneof(fc.double(), fc.constant(null)),
})
const summary = fc.record({
  data: fc.record({
    t_vorgang_versicherungen: fc.array(insurance, { maxLength: 2 }),
    t_teilnehmers_versicherungen: fc.array(
      fc.record({ teilnehmer: fc.option(fc.integer()), versicherungen: fc.array(insurance, { maxLength: 2 }) }),
      { maxLength: 3 },
    ),
    derived_summe: fc.double(),
  }),
})

const DAYS = { startDate: '2027-06-12', endDate: '2027-06-18', id: 'd1', dateNo: '1' }
const REST = {
  includesExtension: false,
  extensions: [],
  extensionBaseDate: null,
  availabilityStatus: null,
  places: null,
}

/** Without the answer it was read from, which differs with its form. */
function departureOf(json: unknown) {
  const { departure, problems } = readDeparture({ __typename: 'TravelDate', ...DAYS, ...REST, json })
  return { problems, departure: departure === null ? null : { ...departure, loaded: null } }
}

function summaryFor(json: unknown, travellerCount = 2) {
  const checked = readSummary(json, { selectionKey: 'key', travellerCount })
  return checked.isValid ? { ...checked, value: { ...checked.value, loaded: null } } : checked
}

test.each([
  // rule 1.1.4
  ['the JSON of a date', readBackOfficeDate, date],
  ['the JSON of a catalogue', readBackOfficeCatalogue, catalogue],
  ['a summary', (json: unknown) => summaryFor(json), summary],
  ['a departure', (json: unknown) => ({ isValid: departureOf(json).departure !== null }), date],
] as const)('parsing %s never throws, whatever the input', (...[, read, good]) => {
  const anything = fc.oneof(
    anyJson,
    good,
    spoiled(good),
    anyJson.map((json) => JSON.stringify(json)),
    fc.string(),
    fc.constant(undefined),
  )
  fc.assert(
    fc.property(anything, (json) => {
      const { isValid } = read(json)
      expect([true, false]).toContain(isValid)
    }),
    { numRuns: 300 },
  )
})

/** Different numbers, from the least on. */
const numbers = (from: number) =>
  fc
    .uniqueArray(fc.integer({ min: from, max: from + 99 }), { minLength: 1, maxLength: 5 })
    .map((nos) => nos.toSorted((a, b) => a - b))
const prices = fc.array(fc.integer({ min: 0, max: 999_999 }), { minLength: 5, maxLength: 5 })

/** The same departure twice: plain, as rule 3.6.3.2 has it, and in other forms. */
const twoForms = fc
  .record({
    packageNos: numbers(100),
    serviceNos: numbers(300),
    stationNos: numbers(500),
    prices,
    onlinebuchung: fc.constantFrom('JA', 'NEIN'),
    record: recordForm,
    byNr: tableForm('nr'),
    byServiceNo: tableForm('leistungnr'),
    number: numberForm,
    amount: amountForm,
  })
  .map(
    ({
      packageNos,
      serviceNos,
      stationNos,
      prices: centimes,
      onlinebuchung,
      record,
      byNr,
      byServiceNo,
      number,
      amount,
    }) => {
      type Write = { readonly no: (no: number) => unknown; readonly price: (of: number) => unknown }
      const rows = ({ no, price }: Write) => ({
        packages: packageNos.map((nr, index) => ({ nr: no(nr), derived_preis: price(centimes[index] ?? 0) })),
        services: serviceNos.map((nr, index) => ({
          leistungnr: no(nr),
          code: 'A',
          nr: no(nr + 7000),
          derived_preis: price(centimes[index] ?? 0),
        })),
        nodes: stationNos.map((nr) => ({ nr: no(nr) })),
        halts: stationNos.map((nr, index) => ({
          nr: no(nr),
          knoten: no(nr),
          halt: no(nr),
          zeit: '06:30',
          zuschlag: price(centimes[index] ?? 0),
        })),
        stations: stationNos.map((nr) => ({ nr: no(nr), bezeichnung: `Halt ${nr}`, zuschlag: price(2000) })),
      })
      const plain = rows({ no: (no) => no, price: (of) => of / 100 })
      const other = rows({ no: number, price: amount })
      return {
        plain: {
          onlinebuchung,
          t_packages: { data: plain.packages },
          t_reiseleistungen: { data: plain.services },
          t_knotens_hin: plain.nodes,
          t_knotenhalte_hin: plain.halts,
          t_haltestellen_hin: plain.stations,
        },
        other: record({
          onlinebuchung: onlinebuchung.toLowerCase(),
          t_packages: byNr(other.packages),
          t_reiseleistungen: byServiceNo(other.services),
          t_knotens_hin: byNr(other.nodes),
          t_knotenhalte_hin: byNr(other.halts),
          t_haltestellen_hin: byNr(other.stations),
          t_knotens_rueck: null,
          t_unbekannt: 7,
        }),
      }
    },
  )

test('the same departure in any form is parsed to the same value', () => {
  fc.assert(
    fc.property(twoForms, ({ plain, other }) => {
      const expected = departureOf(plain)
      expect([
        expected.problems,
        expected.departure?.arePricesReadable,
        expected.departure?.isBusNetworkReadable,
      ]).toEqual([[], true, true])
      expect(departureOf(other)).toEqual(expected)
    }),
  )
})

/** Per traveller the numbers and prices of what they are offered. */
const offers = fc.array(
  fc
    .uniqueArray(fc.record({ no: fc.integer({ min: 1, max: 9 }), centimes: fc.integer({ min: 0, max: 99_999 }) }), {
      selector: ({ no }) => no,
      minLength: 1,
      maxLength: 3,
    })
    .map((own) => own.toSorted((a, b) => a.no - b.no)),
  { minLength: 1, maxLength: 4 },
)
type Offers = readonly (readonly { readonly no: number; readonly centimes: number }[])[]

interface Writing {
  readonly number: (no: number) => unknown
  readonly amount: (centimes: number) => unknown
  readonly first: number
}

const rowOf = ({ no, centimes }: Offers[number][number], { number, amount }: Writing) => ({
  ratioServiceNo: number(no),
  ratioTravelServiceNo: number(no + 100),
  label: `Nr. ${no}`,
  price: amount(centimes),
})
const listOf = (own: Offers[number], writing: Writing) => own.map((offer) => rowOf(offer, writing))

/** The ways to say whose insurances they are. */
const travellerForms: readonly ((all: Offers, writing: Writing) => unknown)[] = [
  (all, writing) =>
    all.map((own, index) => ({
      teilnehmer: writing.number(index + writing.first),
      versicherungen: listOf(own, writing),
    })),
  (all, writing) =>
    all.map((own, index) => ({
      teilnehmernr: writing.number(index + writing.first),
      versicherungen: { data: listOf(own, writing) },
    })),
  (all, writing) => all.map((own) => ({ versicherungen: listOf(own, writing) })),
  (all, writing) => ({ data: all.map((own) => listOf(own, writing)) }),
  (all, writing) =>
    all.flatMap((own, index) =>
      listOf(own, writing).map((offer) => ({ ...offer, reisender_nr: writing.number(index + writing.first) })),
    ),
  (all, writing) => Object.fromEntries(all.map((own, index) => [index + writing.first, listOf(own, writing)])),
]

test('the same summary in any form is parsed to the same value', () => {
  const writing = fc.record({ number: numberForm, amount: amountForm, first: fc.constantFrom(0, 1) })
  const forms = fc.record({
    record: recordForm,
    table: tableForm('ratioServiceNo'),
    toTravellers: fc.constantFrom(...travellerForms),
  })
  fc.assert(
    fc.property(offers, forms, writing, (all, { record, table, toTravellers }, how) => {
      const [first = []] = all
      const plainly: Writing = { number: String, amount: (centimes) => centimes / 100, first: 1 }
      const plain = {
        t_vorgang_versicherungen: listOf(first, plainly),
        t_teilnehmers_versicherungen: all.map((own) => ({ versicherungen: listOf(own, plainly) })),
      }
      // Rows that an object names only by their key would be no insurances any more.
      const other = {
        t_vorgang_versicherungen: hasNumbers(table(listOf(first, how))) ?? listOf(first, how),
        t_teilnehmers_versicherungen: toTravellers(all, how),
        derived_summe: null,
      }
      const expected = summaryFor({ data: plain }, all.length)
      expect(expected.isValid).toBe(true)
      expect(summaryFor(record(other), all.length)).toEqual(expected)
    }),
  )
})

function hasNumbers(json: unknown): unknown {
  return JSON.stringify(json).includes('ratioServiceNo') ? json : null
}
