import { describe, expect, test } from 'vitest'
import { readBackOfficeCatalogue } from '#domain/catalogue/backOffice.ts'

describe('the data of a catalogue', () => {
  const nothing = { t_katalogreise: { data: { anzahlungsart: null, derived_zusatzinfo: [] } } }

  test.each([
    ['nothing at all', null],
    ['an empty object', {}],
    ['a record without data', { t_katalogreise: {} }],
    ['data without fields', { t_katalogreise: { data: {} } }],
  ])('tells no currency and no info where the back office sends %s', (_case, json) => {
    expect(readBackOfficeCatalogue(json)).toEqual({ isValid: true, value: nothing })
  })

  test('has info by name, which may be without value but not without name', () => {
    const catalogue = (info: object) => ({ t_katalogreise: { data: { derived_zusatzinfo: [info] } } })
    expect(readBackOfficeCatalogue(catalogue({ name: 'WEB' }))).toMatchObject({
      value: { t_katalogreise: { data: { derived_zusatzinfo: [{ name: 'WEB', wert: null }] } } },
    })
    expect(readBackOfficeCatalogue(catalogue({ wert: 'JA' })).isValid).toBe(false)
  })
})
