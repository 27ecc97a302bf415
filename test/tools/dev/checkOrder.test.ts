import { expect, test } from 'vitest'
import { changedWords, wordsIn } from '#tools/dev/changedWords.ts'
import { checkOrder } from '#tools/dev/checkOrder.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'types.ts': 'export type Room = { readonly name: string }',
  'card.ts': 'readonly x; given.label',
  'list.ts': 'readonly y: string',
  'page.ts': 'card()',
  'row.ts': 'graphql(`fragment Room on Accommodation { name }`); readonly z; room.label',
  'other.ts': 'room.label',
}
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'types.ts': ['list.ts', 'card.ts', 'row.ts'],
  'card.ts': ['page.ts'],
}
const order = (before: string, after: string) =>
  checkOrder([{ file: 'types.ts', before, after }], {
    importers: (file) => IMPORTERS[file] ?? [],
    wordsOf: (file) => new Set(wordsIn(TEXTS[file] ?? '')),
  })

test('modules with the rarest changed word come first, among them those naming the changed declaration; others are left out', () => {
  const before = 'export type Room = { readonly name: string, readonly label: string }'
  expect(order(before, TEXTS['types.ts']!)).toEqual(['row.ts', 'card.ts', 'types.ts', 'list.ts', 'page.ts'])
})

test('a changed property type is found by the property’s name', () => {
  const before = 'export type Room_NameFragment = { readonly id: string, readonly label: number | null }'
  const { names, words } = changedWords([{ file: 'types.ts', before, after: before.replace('number', 'string') }])
  expect([...names]).toEqual(['room_name'])
  expect([...words].toSorted()).toEqual(['label', 'null', 'number', 'readonly', 'string'])
})

test('words added by the generator are ignored', () => {
  const before = "export type Tour = { teaser?: Maybe<Scalars['String']['output']> }"
  const { words } = changedWords([{ file: 'types.ts', before, after: before.replace('String', 'Int') }])
  expect([...words].toSorted()).toEqual(['int', 'string', 'teaser'])
})

test('document constants are ignored, as AST or text', () => {
  const tree = 'export const RoomDoc = {"kind":"Document","label":1};'
  const text = 'type Documents = {\n    "fragment Room on Accommodation {\\n  label\\n}": typeof types.RoomDoc,\n}'
  const none = { names: new Set(), words: new Set() }
  expect(changedWords([{ file: 'graphql.ts', before: tree, after: tree.replace('label', 'name') }])).toEqual(none)
  expect(changedWords([{ file: 'gql.ts', before: text, after: text.replace('label', 'name') }])).toEqual(none)
})
