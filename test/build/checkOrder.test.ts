import { expect, test } from 'vitest'
import { checkOrder } from '#build/dev/checkOrder.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'types.ts': 'export type Room = { readonly name: string }',
  'card.ts': 'readonly x; room.label',
  'list.ts': 'readonly y: string',
  'page.ts': 'card()',
  'other.ts': 'room.label',
}
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'types.ts': ['list.ts', 'card.ts'],
  'card.ts': ['page.ts'],
}
const order = (before: string, after: string) =>
  checkOrder(
    [{ file: 'types.ts', before, after }],
    (file) => IMPORTERS[file] ?? [],
    (file) => TEXTS[file] ?? '',
  )

test('who writes the rarest word that went comes first, then who stands nearest; who imports nothing of it is left out', () => {
  const before = 'export type Room = { readonly name: string, readonly label: string }'
  expect(order(before, TEXTS['types.ts']!)).toEqual(['card.ts', 'types.ts', 'list.ts', 'page.ts'])
})

test('a document as a tree counts for nothing', () => {
  const tree = 'export const RoomDoc = {"kind":"Document","label":1};'
  expect(order(tree, TEXTS['types.ts']!)[0]).toBe('types.ts')
})
