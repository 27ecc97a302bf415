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

function shown(wanted: string, all = options): readonly string[] {
  return nestedOptions(all, wanted).flatMap(({ option: { label }, isShown, parts }) => [
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

test('a region with a hyphen is found as it is written and without it', () => {
  for (const wanted of ['Emilia-', 'Emilia-R', 'Emilia-Romagna', 'emilia rom', '-romagna'])
    expect(shown(wanted), wanted).toEqual(['Italien', '- Emilia-Romagna'])
})

test('parts of a region follow it and are found with it and below it', () => {
  const deep = [...options, option('Rimini', 'emilia-romagna')]
  expect(shown('', deep)).toContain('- Rimini')
  expect(shown('rim', deep)).toEqual(['Italien', '- Emilia-Romagna', '- Rimini'])
  expect(shown('emilia', deep)).toEqual(['Italien', '- Emilia-Romagna', '- Rimini'])
})
