import { parser } from 'typescript-eslint'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { textNodesRule } from '#tools/lint/textNodes.mjs'

const linter = new Linter({ cwd: import.meta.dirname })

const VALUES = `
import type { ReactNode } from 'react'
declare const name: string
declare const count: number
declare const isOpen: boolean
declare const node: ReactNode
declare function t(key: string, values?: object): string
`

/** What lint tells of the components of a module, by the ids of its messages. */
function told(components: string): readonly (string | null | undefined)[] {
  return linter
    .verify(
      VALUES + components,
      {
        files: ['**/*.tsx'],
        plugins: { house: { rules: { 'text-nodes': textNodesRule } } },
        rules: { 'house/text-nodes': 'error' },
        languageOptions: {
          parser,
          parserOptions: {
            projectService: { allowDefaultProject: ['*.tsx'] },
            tsconfigRootDir: import.meta.dirname,
          },
        },
      },
      { filename: `${import.meta.dirname}/Module.tsx` },
    )
    .map(({ messageId, message }) => messageId ?? message)
}

/** The same of what one component returns. */
const toldOf = (markup: string) => told(`export const Part = () => ${markup}`)

test.each([
  ['<p>{name}</p>'],
  ['<p>{isOpen ? name : null}</p>'],
  ['<p>{`${name}, ${count}`}</p>'],
  ['<p><span>{name}</span> <b>x</b></p>'],
  ["<p>{t('all.said')} <b>{name}</b></p>"],
  ['<p>Written here <b>{name}</b></p>'],
  ['<p>{node}<b>x</b></p>'],
  ["<p>{isOpen ? <b>x</b> : null}{' '}<i>y</i></p>"],
])('a text that is alone, or never changes, is left: %s', (markup) => {
  expect(toldOf(markup)).toEqual([])
})

test.each([
  ['<p>{name}<b>x</b></p>'],
  ['<p>{count} pieces</p>'],
  ["<p>{t('of', { name })} <b>x</b></p>"],
  ['<p><b>x</b>{isOpen && name}</p>'],
  ['<p><b>x</b>{isOpen ? name : <i>y</i>}</p>'],
  ['<>{name}</>'],
])('a text that can change beside others is told: %s', (markup) => {
  expect(toldOf(markup)).toEqual(['changing'])
})

test('a text behind what comes and goes is told', () => {
  expect(toldOf("<p>{isOpen ? <b>x</b> : null} {t('all.said')}</p>")).toEqual(['beside'])
  expect(toldOf('<p>{isOpen ? <b>x</b> : null} said</p>')).toEqual(['beside'])
})

test('a component that returns a text is told, a function that does is not', () => {
  expect(told('export function Part() { return name }')).toEqual(['returned'])
  expect(toldOf('name')).toEqual(['returned'])
  expect(told('export function partText() { return name }')).toEqual([])
  expect(told('export function Part() { const text = () => name; return <p>{text()}</p> }')).toEqual([])
})
