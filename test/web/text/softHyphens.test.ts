import { expect, test } from 'vitest'
import { withSoftHyphens } from '#web/text/softHyphens.ts'

test('a long German word may break where it is joined', () => {
  expect(withSoftHyphens('Annullierungsschutz')).toBe('Annullierungs\u00ADschutz')
  expect(withSoftHyphens('Stationshalt')).toBe('Stations\u00ADhalt')
  expect(withSoftHyphens('Allgemeine Reisebedingungen (AGB)')).toBe('Allgemeine Reise\u00ADbedingungen (AGB)')
  expect(withSoftHyphens('Datenschutzerklärung')).toBe('Datenschutz\u00ADerklärung')
})

test('a word is not broken before its last three letters, nor one without a joint', () => {
  expect(withSoftHyphens('Leistungstag')).toBe('Leistungstag')
  expect(withSoftHyphens('Assistance auf der Reise')).toBe('Assistance auf der Reise')
  expect(withSoftHyphens('Preisermässigung für Reisendengruppen')).toBe('Preisermässigung für Reisendengruppen')
})
