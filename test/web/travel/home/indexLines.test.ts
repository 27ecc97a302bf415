import { expect, test } from 'vitest'
import { indexLines } from '#web/travel/home/indexLines.ts'

const options = (counts: readonly number[]) =>
  counts.map((itemCount, index) => ({ label: `Ziel ${index}`, value: `z${index}`, itemCount }))
const values = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value)

test('up to seventeen values stand in the index at once, in their order', () => {
  const { first, others } = indexLines(options([1, 3, ...Array<number>(15).fill(2)]))
  expect(first).toHaveLength(17)
  expect(values(first).slice(0, 2)).toEqual(['z0', 'z1'])
  expect(others).toEqual([])
})

test('of more, the sixteen with most travels come first, in the order given', () => {
  const { first, others } = indexLines(options([1, 5, ...Array<number>(15).fill(2), 1]))
  expect(values(first)).toEqual([
    'z1',
    'z2',
    'z3',
    'z4',
    'z5',
    'z6',
    'z7',
    'z8',
    'z9',
    'z10',
    'z11',
    'z12',
    'z13',
    'z14',
    'z15',
    'z16',
  ])
  expect(values(others)).toEqual(['z0', 'z17'])
})

test('of many, a value with one travel leaves its place to those with two', () => {
  const { first, others } = indexLines(options([1, 2, 1, 3, 2, 2, 4, 2, 2, ...Array<number>(12).fill(1)]))
  expect(values(first)).toEqual(['z1', 'z3', 'z4', 'z5', 'z6', 'z7', 'z8'])
  expect(others).toHaveLength(14)
})

test('where fewer than six have two travels, the first with one fill the six lines', () => {
  const { first, others } = indexLines(options([1, 1, 1, 2, 1, 1, ...Array<number>(12).fill(1)]))
  expect(values(first)).toEqual(['z0', 'z1', 'z2', 'z3', 'z4', 'z5'])
  expect(others).toHaveLength(12)
})

test('a value without a travel is in neither part', () => {
  expect(indexLines(options([0, 1]))).toEqual({ first: [{ label: 'Ziel 1', value: 'z1', itemCount: 1 }], others: [] })
})
