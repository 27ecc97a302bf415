import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chakra } from '#web/theme/recipeRuntime.ts'

const Plain = chakra('p', 'plain')
const Act = chakra(
  'button',
  {
    variants: ['look', 'isNarrow'],
    defaults: { look: 'quiet' },
    classes: { 'quiet,': 'a', 'quiet,true': 'b', 'loud,': 'c' },
  },
  { defaultProps: { type: 'button' } },
)

test('an element has the class of its recipe beside its own', () => {
  expect(renderToStaticMarkup(<Plain id="x">Ja</Plain>)).toBe('<p id="x" class="plain">Ja</p>')
  expect(renderToStaticMarkup(<Plain className="own" />)).toBe('<p class="plain own"></p>')
})

test('variants choose the class and never reach the element', () => {
  expect(renderToStaticMarkup(<Act />)).toBe('<button type="button" class="a"></button>')
  expect(renderToStaticMarkup(<Act isNarrow />)).toBe('<button type="button" class="b"></button>')
  expect(renderToStaticMarkup(<Act look="loud" type="submit" />)).toBe('<button type="submit" class="c"></button>')
})

test('a recipe that says nothing leaves no class', () => {
  const Bare = chakra('fieldset', '')
  expect(renderToStaticMarkup(<Bare />)).toBe('<fieldset></fieldset>')
})

test('another element can have the looks', () => {
  expect(renderToStaticMarkup(<Plain as="caption">Preise</Plain>)).toBe('<caption class="plain">Preise</caption>')
})

test('a child takes the looks and attributes, and keeps what it has of its own', () => {
  const link = (
    <Act asChild look="loud" title="beide" id="weicht">
      <a href="/reisen" id="bleibt" className="own">
        Reisen
      </a>
    </Act>
  )
  expect(renderToStaticMarkup(link)).toBe('<a href="/reisen" id="bleibt" class="c own" title="beide">Reisen</a>')
})

test('looks for a child without a child are a mistake', () => {
  expect(() => renderToStaticMarkup(<Act asChild>Reisen</Act>)).toThrow('asChild')
})

test('a ref reaches the element', () => {
  const ref = createRef<HTMLParagraphElement>()
  expect(Plain({ ref })).toMatchObject({ type: 'p', props: { ref } })
})
