import { expect, test } from 'vitest'

import { pictureHeight, pictureSrcSet, pictureType, pictureUrl } from '#domain/content/pictures.ts'

test('a card picture names width, ratio, format and version', () => {
  expect(pictureUrl('reise/provence', { width: 480, ratio: '4x5', format: 'avif' })).toBe(
    '/bilder/reise/provence?w=480&r=4x5&f=avif&v=2',
  )
})

test('without a format the browser is asked what it takes', () => {
  expect(pictureUrl('reise/provence', { width: 1600, ratio: '16x9' })).toBe('/bilder/reise/provence?w=1600&r=16x9&v=2')
})

test('a public id keeps its slashes and escapes the rest', () => {
  expect(pictureUrl('reise/zürich & mehr?', { width: 160, ratio: '1x1' })).toBe(
    '/bilder/reise/z%C3%BCrich%20%26%20mehr%3F?w=160&r=1x1&v=2',
  )
})

test('a srcset lists each width with its descriptor', () => {
  expect(pictureSrcSet('reise/provence', { ratio: '4x5', format: 'webp', widths: [320, 480] })).toBe(
    '/bilder/reise/provence?w=320&r=4x5&f=webp&v=2 320w, /bilder/reise/provence?w=480&r=4x5&f=webp&v=2 480w',
  )
})

test.each([
  { ratio: '4x5', width: 480, height: 600 },
  { ratio: '16x9', width: 1600, height: 900 },
  { ratio: '1x1', width: 320, height: 320 },
  { ratio: '1200x630', width: 1200, height: 630 },
  { ratio: '1200x630', width: 480, height: 252 },
] as const)('a picture of ratio $ratio and width $width is $height high', ({ ratio, width, height }) => {
  expect(pictureHeight(width, ratio)).toBe(height)
})

test('a media type is named as in HTTP', () => {
  expect(pictureType('avif')).toBe('image/avif')
})
