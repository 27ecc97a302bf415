import { expect, test } from 'vitest'
import { isPrivatePage, isSiteSearch, redactedUrl, visitKey } from '#domain/tracking/pageView.ts'

// rule 2.1.4
test.each([
  ['/recherche', true],
  ['/search', true],
  ['/search/alpen', true],
  ['/reisen', false],
  ['/', false],
  ['/rechtliches/agb', false],
  ['/pages/search', false],
])('a visit of %s is a site search: %s', (path, expected) => {
  expect(isSiteSearch(path)).toBe(expected)
})

const SITE = 'https://reisen.example'

test.each([
  [
    `${SITE}/reisen?destinations=italien%7Celsass&months=2027-06`,
    `${SITE}/reisen?destinations=italien%7Celsass&months=2027-06`,
  ],
  [`${SITE}/recherche?q=wandern`, `${SITE}/recherche?q=wandern`],
  [`${SITE}/reisen?travelTypes=velo&query=see`, `${SITE}/reisen?travelTypes=velo&query=see`],
  [
    `${SITE}/?utm_medium=mail&utm_campaign=mai&utm_term=velo&utm_content=bild&fbclid=person`,
    `${SITE}/?utm_medium=mail&utm_campaign=mai&utm_term=velo&utm_content=bild`,
  ],
  [`${SITE}/?utm_source=brief&gclid=person`, `${SITE}/?utm_source=brief`],
  [`${SITE}/buchen/provence/start?termin=7#eyJ`, `${SITE}/buchen/provence/start`],
  [
    `${SITE}/buchen/provence/online-zahlung?datatransTrxId=123&status=success`,
    `${SITE}/buchen/provence/online-zahlung`,
  ],
  [`${SITE}/auftrag#CR-2027-000001`, `${SITE}/auftrag`],
  ['https://anna:secret@suche.example/q?text=anna', 'https://suche.example/q'],
  ['', ''],
  ['about:blank', ''],
])('the URL %s is redacted to %s', (address, told) => {
  expect(redactedUrl(address)).toBe(told)
})

test('a page view is a new one when the path or the query text of a search page changes', () => {
  const key = (path: string) => visitKey(new URL(path, SITE))
  expect(key('/reisen?months=2027-06')).toBe(key('/reisen'))
  expect(key('/recherche?q=wandern')).not.toBe(key('/recherche?q=see'))
  expect(key('/recherche?q=wandern&months=2027-06')).toBe(key('/recherche?q=wandern'))
  expect(key('/search')).not.toBe(key('/recherche'))
  expect(key('/search')).toBe(key('/search?q='))
})

test.each([
  ['/buchen/provence/personen', true],
  ['/auftrag', true],
  ['/reisen/provence/lavendel', false],
  ['/', false],
])('%s may show personal data: %s', (path, expected) => {
  expect(isPrivatePage(path)).toBe(expected)
})
