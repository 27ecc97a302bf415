import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { carovia } from '#tenant/config.ts'
import { messages } from '#test/support/web/messages.ts'

/** The words of the last column of the glossary's table of words visitors read. */
function forbiddenWords(page: string): readonly string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.endsWith('|'))
  return rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
}

/** The words that stand in a text as whole words, as written or with the capital of a sentence's beginning. */
function wordsIn(text: string, words: readonly string[]): readonly string[] {
  return words.filter((word) => {
    const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const atStart = escaped.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    return new RegExp(String.raw`(?:(?<![\p{L}\p{N}])${escaped}|(?<=^|[.!?:]\s+)${atStart})(?![\p{L}\p{N}])`, 'u').test(
      text,
    )
  })
}

/** Every text within a value, tags of markup aside; keys, ids and addresses are none. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return /\s/.test(value.trim()) || /^\p{Lu}/u.test(value) ? [value.replaceAll(/<[^>]+>/g, ' ')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** All texts of the platform's code, in which its messages, mails and pages stand; imports are none. */
function textsOfCode(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated/'))
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(`${folder}/${file}`, 'utf8'), ts.ScriptTarget.Latest)
      return source.statements.filter((statement) => !ts.isImportDeclaration(statement)).flatMap(literalsIn)
    })
}

function literalsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return textsIn(node.text)
  const found: string[] = []
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)))
  return found
}

const [, visitorWords = ''] = readFileSync('docs/glossary.md', 'utf8').split('\n## Words visitors read\n')
const words = forbiddenWords(visitorWords)

/** Names of the back office, and of events (`View_Tour`), that programs read and no visitor. */
const isName = (text: string) => text.startsWith('WEB |') || /^\w+_\w+$/.test(text)

const places = [
  { place: 'the catalogue', texts: [...messages.values()].flatMap(textsIn), least: 500 },
  {
    place: 'the pages and travels of the demo operator',
    texts: textsIn(buildCatalogue('2027-01-15')).filter((text) => !isName(text)),
    least: 2000,
  },
  { place: 'the configuration of the operator', texts: textsIn(carovia), least: 8 },
  {
    place: 'the answers and mails of the platform',
    texts: textsOfCode('src/platform').filter((text) => !isName(text)),
    least: 400,
  },
]

test.each(places)('$place: no word the glossary forbids', ({ texts, least }) => {
  const found = [...new Set(texts)].flatMap((text) => wordsIn(text, words).map((word) => `${word}: ${text}`))
  expect(found).toEqual([])
  expect(texts.length).toBeGreaterThan(least)
})

// rule 10.27
test('a forbidden word is found wherever it stands, and within no other word', () => {
  expect(words.length).toBeGreaterThan(60)
  for (const word of words) expect(wordsIn(`Hier steht «${word}», und weiter.`, words), word).toContain(word)
  expect(wordsIn('Zahlen Sie später', words)).toEqual(['zahlen'])
  expect(wordsIn('Die Zahlen im Reiseprogramm', words)).toEqual([])
  expect(wordsIn('Abfahrt am Terminal, Zusatzleistungen und Paddeltour', words)).toEqual([])
})

test('no word is said and forbidden', () => {
  const said = visitorWords.matchAll(/^\| ([^|]+) \|/gm)
  for (const [, term = ''] of said) expect(wordsIn(term, words), term).toEqual([])
})
