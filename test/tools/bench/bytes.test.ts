import { expect, test } from 'vitest'
import { charactersByPackage, packageOf } from '#tools/bench/bytes.ts'

test('each character of a script belongs to the package it comes from, what comes from nowhere to the bundler', () => {
  const script = 'import"x";aaaabb\ncc'
  const map = {
    version: 3 as const,
    names: [],
    sources: ['../node_modules/jotai/esm/vanilla.mjs', '../src/web/ui/Button.tsx'],
    // Of the first line 10 characters of nobody, 4 of jotai, 2 of the product; the second line of the product.
    mappings: [
      [
        [10, 0, 0, 0],
        [14, 1, 0, 0],
      ],
      [[0, 1, 1, 0]],
    ] as [number, number, number, number][][],
  }
  const characters = charactersByPackage(script, map)
  expect(Object.fromEntries(characters)).toEqual({ bundler: 11, jotai: 4, 'src/web/ui': 4 })
  expect([...characters.values()].reduce((sum, count) => sum + count, 0)).toBe(script.length)
})

test('a source belongs to the innermost npm package, else to a folder of the product', () => {
  const sources = {
    '../../node_modules/react-dom/cjs/react-dom-client.production.js': 'react-dom',
    '../../node_modules/@urql/core/dist/urql-core.mjs': '@urql/core',
    '../../node_modules/a/node_modules/b/index.js': 'b',
    '../../src/web/booking/start/StartStep.tsx': 'src/web/booking',
    '../../src/web/root.tsx': 'src/web',
    '../../src/domain/booking/settle.ts': 'src/domain',
    'virtual:react-router/browser-manifest': 'bundler',
  }
  for (const [source, owner] of Object.entries(sources)) expect(packageOf(source), source).toBe(owner)
})
