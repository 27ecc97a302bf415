import { expect, test } from 'vitest'
import { annotations } from '#tools/drift/annotations.ts'
import type { Finding } from '#tools/drift/findings.ts'
import { textReport } from '#tools/drift/textReport.ts'

const broken: Finding = {
  severity: 'breaking',
  coordinate: 'Travel.minPrice',
  change: "Field 'minPrice' was removed, 100 %",
  meaning: 'these rely on it',
  documents: [{ name: 'TravelCard_travel', file: 'src/web/travel/card/TravelCard.tsx', line: 9 }],
  code: [
    { file: 'src/domain/a.ts', line: 4 },
    { file: 'src/domain/a.ts', line: 9 },
  ],
  siteParts: ['step 0 start'],
}
const unused: Finding = {
  ...broken,
  severity: 'safe',
  coordinate: 'Travel.unread',
  documents: [],
  code: [],
  siteParts: [],
}

test('the text report shows findings with places, and counts the safe ones', () => {
  expect(textReport([broken, unused], false)).toBe(`breaking  Travel.minPrice: Field 'minPrice' was removed, 100 %
          these rely on it
          in step 0 start
          TravelCard_travel  src/web/travel/card/TravelCard.tsx:9
          src/domain/a.ts:4 :9
safe      1 change that no document uses (--all lists them)
2 changes: 1 breaking, 1 safe`)
})

test('the text report counts files beyond six, and lists them with --all', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ file: `src/domain/${index}.ts`, line: 1 }))
  expect(textReport([{ ...broken, code: many }], false)).toContain('… and 3 more')
  expect(textReport([{ ...broken, code: many }], true)).toContain('src/domain/8.ts:1')
})

test('the text report says that there are no differences', () => {
  expect(textReport([], false)).toBe('The platform has the schema the project was built against.')
})

test('the report for GitHub is one escaped command per line', () => {
  expect(annotations([broken, unused]).split('\n')[0]).toBe(
    "::error file=src/domain/a.ts,line=4,title=Schema%3A Travel.minPrice::Field 'minPrice' was removed, 100 %25: these rely on it",
  )
  expect(annotations([{ ...broken, severity: 'dangerous' }])).toMatch(/^::warning /)
})

test('a finding without code is annotated in the contract', () => {
  expect(annotations([{ ...broken, documents: [], code: [] }])).toContain('file=schema.graphql,line=1')
})
