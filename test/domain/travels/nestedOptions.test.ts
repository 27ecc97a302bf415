import { expect, test } from 'vitest'
import { nestedOptions } from '#domain/travels/nestedOptions.ts'

const option = (label: string, parent: string | null = null) => ({ label, value: label.toLowerCase(), parent })
const options = [
  option('Elsass', 'frankreich'),
  option('Emilia-Romagna', 'italien'),
  option('Frankreich'),
  option('Italien'),
  option('Rom', 'italien'),
  option('Ostsee', 'polen'),
]

function shown(wanted: string): readonly string[] {
  return nestedOptions(options, wanted).flatMap(({ option: { label }, isShown, parts }) => [
    ...(isShown ? [label] : []),
    ...parts.filter((part) => part.isShown).map((part) => `- ${part.option.label}`),
  ])
}

test('regions are nested below their country, those without one are at the top level', () => {
  expect(shown('')).toEqual(['Frankreich', '- Elsass', 'Italien', '- Emilia-Romagna', '- Rom', 'Ostsee'])
})

test('a matching region shows its country, a matching country its regions', () => {
  expect(shown('ro')).toEqual(['Italien', '- Emilia-Romagna', '- Rom'])
  expect(shown('FRANK')).toEqual(['Frankreich', '- Elsass'])
  expect(shown('om')).toEqual([])
})
