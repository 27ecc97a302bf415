import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConsent, toStoredConsent } from '#domain/tracking/consent.ts'

const DAY = '2027-01-15'

test.each(['all', 'necessary'] as const)('the answer «%s» is read back unchanged', (answer) => {
  expect(readConsent(toStoredConsent({ answer, day: DAY }), DAY)).toBe(answer)
})

// rule 10.19
test.each([
  ['2028-01-15', 'all'],
  ['2028-01-16', null],
])('an answer of 15.01.2027 is on %s: %s', (today, answer) => {
  expect(readConsent(toStoredConsent({ answer: 'all', day: DAY }), today)).toBe(answer)
})

test.each([
  null,
  '',
  'all',
  'null',
  '{}',
  '[]',
  '{"question":1,"answer":"yes","day":"2027-01-15"}',
  '{"question":1,"answer":"all","day":"2027-13-01"}',
  '{"question":0,"answer":"all","day":"2027-01-15"}',
  '{"answer":"all","day":"2027-01-15"}',
  '{"question":1,"day":"2027-01-15"}',
  '{"question":1,"answer":"all"}',
  '{"question":1,"answer":"all","day":["2027-01-15"]}',
])('%j is no stored answer', (kept) => {
  expect(readConsent(kept, DAY)).toBeNull()
})

test('reading the consent from the storage never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      expect([null, 'all', 'necessary']).toContain(readConsent(kept, DAY))
    }),
  )
})
