import { expect, test } from 'vitest'

import { pictureHeight, pictureSrcSet, pictureType, pictureUrl, wholePictureUrl } from '#domain/content/pictures.ts'

test('the URL of a card picture has width, ratio, format and version', () => {
  expect(pictureUrl('reise/provence', { width: 480, ratio: '4x5', format: 'avif' }, 'own')).toBe(
    '/bilder/reise/provence?w=480&r=4x5&f=avif&v=3',
  )
})

test('a picture URL without a format leaves it to content negotiation', () => {
  expect(pictureUrl('reise/provence', { width: 1600, ratio: '16x9' }, 'own')).toBe(
    '/bilder/reise/provence?w=1600&r=16x9&v=3',
  )
})

test('a public id keeps its slashes and escapes the rest', () => {
  expect(pictureUrl('reise/zürich & mehr?', { width: 160, ratio: '1x1' }, 'own')).toBe(
    '/bilder/reise/z%C3%BCrich%20%26%20mehr%3F?w=160&r=1x1&v=3',
  )
})

test('a srcset lists each width with its descriptor', () => {
  expect(pictureSrcSet('reise/provence', { ratio: '4x5', format: 'avif', widths: [320, 480] }, 'own')).toBe(
    '/bilder/reise/provence?w=320&r=4x5&f=avif&v=3 320w, /bilder/reise/provence?w=480&r=4x5&f=avif&v=3 480w',
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

test('a format has its HTTP media type', () => {
  expect(pictureType('avif')).toBe('image/avif')
})

const cloud = { address: 'https://images.example/upload/w_{width},f_{format}/{publicId}' }

test.each([
  ['avif', 'https://images.example/upload/w_480,f_avif/reise/z%C3%BCrich%20%7Bwidth%7D'],
  ['jpeg', 'https://images.example/upload/w_480,f_jpg/reise/z%C3%BCrich%20%7Bwidth%7D'],
] as const)('the URL of an image service has %s under its own name', (format, url) => {
  expect(pictureUrl('reise/zürich {width}', { width: 480, ratio: '4x5', format }, cloud)).toBe(url)
})

test('a comma in the URL of an image service does not end a candidate of a srcset', () => {
  expect(pictureSrcSet('a', { ratio: '4x5', format: 'avif', widths: [320, 480] }, cloud)).toBe(
    'https://images.example/upload/w_320,f_avif/a 320w, https://images.example/upload/w_480,f_avif/a 480w',
  )
})

test.each([null, '', '  ', '/', '../geheim', 'reise/../../geheim', './a', 'a\ud800'])(
  'the public id %j has no picture URL',
  (publicId) => {
    const shape = { width: 480, ratio: '4x5', format: 'avif' } as const
    expect(pictureUrl(publicId, shape, cloud)).toBeNull()
    expect(pictureUrl(publicId, shape, 'own')).toBeNull()
  },
)

test('dots inside a public id do not leave the folder', () => {
  expect(pictureUrl('reise/v1..2', { width: 480, ratio: '4x5', format: 'avif' }, cloud)).toBe(
    'https://images.example/upload/w_480,f_avif/reise/v1..2',
  )
})

test('without a picture host there is no picture URL', () => {
  expect(pictureUrl('reise/provence', { width: 480, ratio: '4x5' }, 'none')).toBeNull()
  expect(pictureSrcSet('reise/provence', { ratio: '4x5', format: 'avif', widths: [320] }, 'none')).toBe('')
})

test('an absolute picture URL has the origin of the site', () => {
  const shape = { width: 1200, ratio: '16x9', format: 'jpeg' } as const
  const publicUrl = 'https://site.example'
  expect(wholePictureUrl('a', shape, { publicUrl, pictures: 'own' })).toBe(
    'https://site.example/bilder/a?w=1200&r=16x9&f=jpeg&v=3',
  )
  expect(wholePictureUrl('a', shape, { publicUrl, pictures: cloud })).toBe(
    'https://images.example/upload/w_1200,f_jpg/a',
  )
  expect(wholePictureUrl('a', shape, { publicUrl, pictures: 'none' })).toBeNull()
  expect(wholePictureUrl('a', shape, null)).toBeNull()
})
