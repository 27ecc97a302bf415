import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROXY_LIMITS } from '#server/proxy/proxyLimits.ts'
import { differencesFromTable, WIRE_GROUPS } from '#test/support/wireTable.ts'

const page = readFileSync('docs/wire-booking.md', 'utf8')
const [, example = ''] = /```jsonc\n([\s\S]*?)```/.exec(page) ?? []
const state = JSON.parse(example.replaceAll(/\/\/.*$/gm, '')) as Readonly<Record<string, unknown>>

test('the example of the booking on the wire has every field of the table, of its kind', () => {
  expect(differencesFromTable(state)).toEqual([])
})

test('the example has the groups of the table, each with its fields, in their order', () => {
  const headings = [...example.matchAll(/^ {2}\/\/ ([^:,\n]+)/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(WIRE_GROUPS.map(([group]) => group))
  const parts = example.split(/^ {2}\/\/ .*$/m).slice(1)
  const told = parts.map((part) => [...part.matchAll(/(?:^ {2}|, )"(\w+)":/gm)].map(([, name = '']) => name))
  for (const [index, [, names]] of WIRE_GROUPS.entries())
    expect(names.filter((name) => !told[index]?.includes(name))).toEqual([])
})

test('the page tells how much the host takes', () => {
  expect(page).toContain(`The host takes ${PROXY_LIMITS.bodyBytes / 1024 / 1024} MiB`)
})
