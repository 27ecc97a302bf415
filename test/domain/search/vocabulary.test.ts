import { describe, expect, test } from 'vitest'
import { createVocabulary } from '#domain/search/vocabulary.ts'

const vocabulary = createVocabulary([
  { names: 'Rom', text: 'Kirche und Rosen' },
  { names: 'Romantische Strasse', text: 'Rom, Rom, Markt' },
  { names: 'Weihnachtsmarkt', text: 'Märkte am Rosenberg' },
])
/** Indexes of the texts. */
const numbers = (texts: Uint8Array | null) =>
  texts === null ? null : [...texts.keys()].filter((each) => texts[each] === 1)
const nearest = (word: string, ...others: string[]) => vocabulary.nearest(word, others)

describe('a word is in the texts', () => {
  test('that have it, or a word it begins', () => {
    expect(numbers(vocabulary.textsWith('rose'))).toEqual([0, 2])
    expect(numbers(vocabulary.textsWith('ros'))).toEqual([0, 2])
    expect(numbers(vocabulary.textsWith('romantisch'))).toEqual([1])
  })

  test('as a whole only, where it is one of three letters', () => {
    expect(numbers(vocabulary.textsWith('rom'))).toEqual([0, 1])
    const cities = createVocabulary(['Rom', 'Romantik', 'Bern', 'Bernstein'].map((names) => ({ names, text: '' })))
    expect(numbers(cities.textsWith('rom'))).toEqual([0])
    expect(numbers(cities.textsWith('bern'))).toEqual([2, 3])
  })

  test('that have a compound with it, but no longer name, where they have the word itself', () => {
    const names = ['Berner Mittelland', 'Bernstein', 'Passstrasse', 'Pass', 'Passau', 'Berneroberland']
    const words = createVocabulary(names.map((text) => ({ names: '', text })))
    expect(numbers(words.textsWith('berner'))).toEqual([0, 5])
    expect(numbers(words.textsWith('pass'))).toEqual([2, 3])
  })

  test('that have a word it ends, from four letters on', () => {
    expect(numbers(vocabulary.textsWith('markt'))).toEqual([1, 2])
    expect(numbers(vocabulary.textsWith('berg'))).toEqual([2])
    expect(numbers(vocabulary.textsWith('erg'))).toBeNull()
  })

  test('as a whole, whatever its ending', () => {
    expect(numbers(vocabulary.textsWithWhole('marktes'))).toEqual([1, 2])
    expect(numbers(vocabulary.textsWithWhole('weihnacht'))).toBeNull()
  })

  test('nowhere where no text has it', () => {
    expect(vocabulary.textsWith('norwegen')).toBeNull()
  })
})

describe('the nearest word', () => {
  test('has the fewest typing errors', () => {
    expect(nearest('kirsche')).toBe('kirche')
    expect(nearest('rosenberk')).toBe('rosenberg')
    const close = createVocabulary([{ names: '', text: 'Haffen Hafen' }])
    expect(close.nearest('hafem', [])).toBe('hafen')
    expect(close.nearest('haffem', [])).toBe('haffen')
  })

  test('may be another one than those of the texts', () => {
    expect(nearest('norwgen', 'norwegen')).toBe('norwegen')
    expect(nearest('norwgen')).toBeNull()
  })

  test('is of names before the remaining text, and of more texts before fewer', () => {
    const named = createVocabulary([
      { names: '', text: 'Hasen Hasen' },
      { names: 'Haken', text: 'Hasen' },
      { names: '', text: 'Hafen Hasen' },
      { names: '', text: 'Hafen' },
    ])
    expect(named.nearest('haxen', [])).toBe('haken')
    const told = createVocabulary(['Hafen', 'Hasen', 'Hasen'].map((text) => ({ names: '', text })))
    expect(told.nearest('haxen', [])).toBe('hasen')
    const later = createVocabulary(['Hasen', 'Hasen', 'Hafen'].map((text) => ({ names: '', text })))
    expect(later.nearest('haxen', [])).toBe('hasen')
    const even = createVocabulary(['Hasen', 'Hafen'].map((text) => ({ names: '', text })))
    expect(even.nearest('haxen', [])).toBe('hasen')
  })

  test('is of names also where a text had it first', () => {
    const named = createVocabulary([
      { names: '', text: 'Hafen' },
      { names: '', text: 'Hafen Haken' },
      { names: 'Haken', text: '' },
    ])
    expect(named.nearest('haxen', [])).toBe('haken')
  })

  test('has four letters at least, and so has the misspelt one', () => {
    expect(nearest('rim')).toBeNull()
    expect(createVocabulary([{ names: 'Rom', text: '' }]).nearest('roms', [])).toBeNull()
    expect(createVocabulary([{ names: 'Bern', text: '' }]).nearest('berm', [])).toBe('bern')
  })

  test('is none where too many letters differ', () => {
    expect(nearest('kiste')).toBeNull()
    expect(nearest('weihnachtskram')).toBeNull()
  })
})

test('a word is told as a text writes it', () => {
  expect(vocabulary.written('markte')).toBe('Märkte')
  expect(vocabulary.written('maerkte')).toBe('Märkte')
  expect(vocabulary.written('norwegen')).toBeNull()
})
