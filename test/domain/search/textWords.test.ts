import { describe, expect, test } from 'vitest'
import { textsFor, withoutHead } from '#domain/search/textWords.ts'
import { createVocabulary } from '#domain/search/vocabulary.ts'

const texts = ['Lavendel', 'Nordlicht in Norwegen', 'Schottland', 'Rhein', 'Wein am Rhein', 'Gardasee', 'Lago di Garda']
const vocabulary = createVocabulary(texts.map((names) => ({ names, text: '' })))
const found = (word: string) => {
  const result = textsFor(word, vocabulary)
  return result === null ? null : texts.filter((_, number) => result.texts[number] === 1)
}

describe('a generic end of a compound is left away', () => {
  test.each([
    'reise',
    'reisen',
    'ferien',
    'fahrt',
    'fahrten',
    'tour',
    'touren',
    'urlaub',
    'rundreise',
    'carreise',
    'carreisen',
  ])('«lavendel%s»', (head) => {
    expect(withoutHead(`lavendel${head}`)).toBe('lavendel')
    expect(found(`lavendel${head}`)).toEqual(['Lavendel'])
  })

  test('with the s that joins it, after four letters', () => {
    expect(withoutHead('adventsreise')).toBe('advent')
    expect(withoutHead('wiesreise')).toBe('wies')
    expect(withoutHead('weinsreise')).toBe('wein')
  })

  test('but not where fewer than three letters would be left', () => {
    expect(withoutHead('ostreise')).toBe('ost')
    expect(withoutHead('abreise')).toBe('abreise')
    expect(withoutHead('reise')).toBe('reise')
    expect(withoutHead('lavendel')).toBe('lavendel')
  })
})

describe('a compound', () => {
  test('is in the texts with both of its parts', () => {
    expect(found('rheinwein')).toEqual(['Wein am Rhein'])
    expect(found('weinrhein')).toEqual(['Wein am Rhein'])
  })

  test('is nowhere where a part is, or both are but apart', () => {
    expect(found('rheinburg')).toBeNull()
    expect(found('burgrhein')).toBeNull()
    expect(found('rheinlavendel')).toBeNull()
  })

  test('has parts of three letters at least', () => {
    const short = createVocabulary([{ names: 'See am Ort ab', text: '' }])
    expect(textsFor('seeort', short)?.texts).toEqual(Uint8Array.of(1))
    expect(textsFor('ortab', short)).toBeNull()
  })

  test('has nouns for parts: not every two words of a sentence, even where one of them begins it', () => {
    const text = 'Nicht weit vom Inn gibt es bei uns Wein. Das ist es nicht. Wandern, wandern: Wanderungen im Winter!'
    const wordy = createVocabulary([{ names: 'Hier und dort', text }])
    expect(textsFor('gibtesnicht', wordy)).toBeNull()
    expect(textsFor('unsinn', wordy)).toBeNull()
    expect(textsFor('weininn', wordy)?.texts).toEqual(Uint8Array.of(1))
    expect(textsFor('winterwandern', wordy)?.texts).toEqual(Uint8Array.of(1))
    expect(textsFor('hierdort', wordy)?.texts).toEqual(Uint8Array.of(1))
  })

  test('of more than forty letters is not split', () => {
    const long = 'a'.repeat(20)
    const longer = 'b'.repeat(21)
    const wordy = createVocabulary([{ names: `${long} ${longer} ${longer.slice(1)}`, text: '' }])
    expect(textsFor(`${long}${longer.slice(1)}`, wordy)).not.toBeNull()
    expect(textsFor(`${long}${longer}`, wordy)).toBeNull()
  })
})

test('a name of several words is in the texts with all of them, in any language', () => {
  expect(found('lago di garda')).toEqual(['Gardasee', 'Lago di Garda'])
  expect(found('lago di como')).toBeNull()
})

test('a name that begins a word is told as near it', () => {
  const express = createVocabulary([{ names: 'Bernina', text: '' }])
  expect(textsFor('berninaexpress', express)).toMatchObject({ isNear: true })
  expect(textsFor('berninabc', express)).toBeNull()
})

test('a nearby place is told as such, and only where the word itself is nowhere', () => {
  expect(textsFor('london', vocabulary)).toMatchObject({ isNear: true })
  expect(found('london')).toEqual(['Schottland'])
  expect(textsFor('norwegen', vocabulary)).toMatchObject({ isNear: false })
  expect(textsFor('rheinwein', vocabulary)).toMatchObject({ isNear: false })
  expect(found('london reise')).toBeNull()
  expect(found('londonreise')).toEqual(['Schottland'])
})
