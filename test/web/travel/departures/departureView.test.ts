import fc from 'fast-check'
import { expect, test } from 'vitest'
import { departureSearch, readDepartureView, withToggled } from '#web/travel/departures/departureView.ts'

const NOTHING = { variantId: null, isCalendar: false, isWhole: false, compared: [] }

test('an address without parameters shows the list of the first variant', () => {
  expect(readDepartureView(new URLSearchParams(), null)).toEqual(NOTHING)
})

test('an address keeps variant, calendar and comparison, and whatever else stood there but parameters of a campaign', () => {
  const view = { variantId: 'v2', isCalendar: true, isWhole: true, compared: ['v1~d1', 'v2~d3~e1'] }
  const address = departureSearch(new URLSearchParams('utm_source=brief&datum=d1'), view)
  expect(address).toBe('?datum=d1&variante=v2&ansicht=kalender&daten=alle&vergleich=v1%7Ed1%7Cv2%7Ed3%7Ee1')
  expect(readDepartureView(new URL(address, 'https://site.example').searchParams, null)).toEqual(view)
})

test('unused view settings leave the URL', () => {
  expect(departureSearch(new URLSearchParams('variante=v2&ansicht=kalender&daten=alle&vergleich=a'), NOTHING)).toBe('?')
})

test('four departures stand side by side, a fifth is left aside', () => {
  const five = new URLSearchParams('vergleich=a|b|c|d|e')
  expect(readDepartureView(five, null).compared).toEqual(['a', 'b', 'c', 'd'])
})

test('a departure that is gone takes no place in the comparison', () => {
  const known = ['a', 'c', 'd', 'e'].map((key) => ({ key }))
  const five = new URLSearchParams('vergleich=a|b|c|d|e')
  expect(readDepartureView(five, known).compared).toEqual(['a', 'c', 'd', 'e'])
  expect(readDepartureView(five, []).compared).toEqual([])
})

test('a departure is put beside the others and taken away by the same act', () => {
  const one = withToggled(NOTHING, 'a')
  expect(one.compared).toEqual(['a'])
  expect(withToggled(withToggled(one, 'b'), 'a').compared).toEqual(['b'])
})

test('no address makes reading throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const view = readDepartureView(new URLSearchParams(`vergleich=${text}&variante=${text}&ansicht=${text}`), null)
      expect(view.compared.length).toBeLessThanOrEqual(4)
    }),
  )
})
