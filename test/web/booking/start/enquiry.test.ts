import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { enquiryHref } from '#web/booking/start/enquiry.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'

const wordsIn = (href: string) => new URL(href).searchParams.get('body')?.split('\r\n')

test('an enquiry says in words what was put together so far, and leaves the number open', () => {
  const variants = ['v1', 'v2'].map((id) => ({
    __typename: 'PricingVariant' as const,
    id,
    transportTypeLabel: id === 'v1' ? 'Car' : 'Bahn',
  }))
  const href = enquiryHref(
    'info@carovia.example',
    resolve(draft({ babies: [baby()] }), offer({ travel: travel({ pricing: travelPricing({ travels: variants }) }) })),
  )
  expect(href.startsWith('mailto:info@carovia.example?subject=Gruppenanfrage%3A%20Provence&body=')).toBe(true)
  expect(wordsIn(href)).toEqual([
    'Wir möchten als Gruppe mitreisen: Provence',
    'Anreise: Car',
    'Datum: 12.06.2027 bis 18.06.2027',
    'Bisher ausgewählt: 2 Erwachsene, 1 Baby',
    'Zimmer: 1 × Doppelzimmer',
    'So viele sind wir ungefähr: ',
  ])
})

test('an enquiry names nobody', () => {
  expect(enquiryHref('info@carovia.example', resolve(draft(), offer()))).not.toContain('Muster')
})

test('open choices are left out', () => {
  const alone = draft({ date: null, rooms: [], travellers: [traveller({ accommodationId: null })] })
  expect(wordsIn(enquiryHref('info@carovia.example', resolve(alone, offer())))).toEqual([
    'Wir möchten als Gruppe mitreisen: Provence',
    'Bisher ausgewählt: 1 erwachsene Person',
    'So viele sind wir ungefähr: ',
  ])
})
