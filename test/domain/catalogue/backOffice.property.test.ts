import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBackOfficeCatalogue } from '#domain/catalogue/backOffice.ts'
import { readBackOfficeDate } from '#domain/catalogue/backOfficeDate.ts'
import { readSummary } from '#domain/catalogue/summary.ts'
import { anyJson, spoiled } from '#test/support/builders/arbitraryJson.ts'

const row = fc.record({ nr: fc.oneof(fc.nat(), fc.string()), leistungnr: fc.nat(), derived_preis: fc.oneof(fc.double(), fc.string(), fc.constant(null)) })
const table = fc.record({ data: fc.array(row, { maxLength: 3 }) })
const date = fc.record({ onlinebuchung: fc.constantFrom('JA', 'NEIN', null), t_packages: table, t_reiseleistungen: table, t_knotens_hin: table })
const catalogue = fc.record({
  t_katalogreise: fc.record({ data: fc.record({ anzahlungsart: fc.constantFrom('EUR', null), derived_zusatzinfo: fc.array(fc.record({ name: fc.constant('WEB | Passdaten'), wert: fc.constant('JA') })) }) }),
})
const insurance = fc.record({ ratioServiceNo: fc.nat(), ratioTravelServiceNo: fc.nat(), label: fc.constant('Annullierung'), price: fc.oneof(fc.double(), fc.constant(null)) })
const summary = fc.record({
  data: fc.record({
    t_vorgang_versicherungen: fc.array(insurance, { maxLength: 2 }),
    t_teilnehmers_versicherungen: fc.array(fc.record({ teilnehmer: fc.option(fc.integer()), versicherungen: fc.array(insurance, { maxLength: 2 }) }), { maxLength: 3 }),
    derived_summe: fc.double(),
  }),
})

test.each([
  ['the JSON of a date', readBackOfficeDate, date],
  ['the JSON of a catalogue', readBackOfficeCatalogue, catalogue],
  ['a summary', (json: unknown) => readSummary(json, 'key'), summary],
] as const)('reading %s never throws, whatever came instead of it', (...[, read, good]) => {
  const anything = fc.oneof(anyJson, good, spoiled(good), anyJson.map((json) => JSON.stringify(json)), fc.string(), fc.constant(undefined))
  fc.assert(
    fc.property(anything, (json) => {
      const { isValid } = read(json)
      expect([true, false]).toContain(isValid)
    }),
    { numRuns: 300 },
  )
})
