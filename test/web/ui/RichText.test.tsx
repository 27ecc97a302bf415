import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineRichText, RichText } from '#web/ui/RichText.tsx'

const TEXT =
  '<p>Mit <strong>Balkon</strong></p><ul><li>Bad</li><li><a href="https://x.example/?a=1&amp;b=2">Karte</a></li></ul>'

test('a rich text has its paragraphs, lists and links; those to the web leave the page where it is', () => {
  expect(renderToStaticMarkup(<RichText text={TEXT} />).replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<div><p>Mit <strong>Balkon</strong></p><ul><li>Bad</li><li><a href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener">Karte</a></li></ul></div>',
  )
})

test('in a line it is words and spans alone', () => {
  expect(renderToStaticMarkup(<InlineRichText text={TEXT} />)).not.toMatch(/<(p|ul|li|div)\b/)
  expect(renderToStaticMarkup(<InlineRichText text="Nur <6" />)).toBe('Nur &lt;6')
})

test('HTML that did not come from the host is shown as the text it is', () => {
  expect(renderToStaticMarkup(<RichText text="<p>a<img src=x onerror=alert(1)></p>" />)).toBe(
    '<p>&lt;p&gt;a&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;</p>',
  )
  expect(renderToStaticMarkup(<RichText text='<p><a href="javascript:alert(1)">a</a></p>' />)).not.toContain('<a ')
})

test('nothing is drawn for an empty text', () => {
  expect(renderToStaticMarkup(<RichText text="" />)).toBe('')
})
