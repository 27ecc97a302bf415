import { expect, test } from 'vitest'
import { BUS, departure } from '#test/support/builders/departure.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { drawn, wordsOf } from '#test/support/funnel.tsx'
import { BookingSummary } from '#web/booking/summary/BookingSummary.tsx'
import { SiteProvider, useSite } from '#web/site/SiteContext.tsx'

// rules 2.5.3, 2.5.4
test('the summary names travel, days, people, lines and total', () => {
  const words = wordsOf(drawn(BookingSummary, draft(), offer()))
  expect(words).toContain('Reisedatum 12.06.2027 – 18.06.2027')
  expect(words).toContain('Dauer 7 Tage')
  expect(words).toContain('Personen 2 Erwachsene')
  expect(words).toContain('2 × CHF 1’290.-')
  expect(words).toContain('Total CHF 2’580.-')
})

test('before anybody has a bed there is no total', () => {
  expect(wordsOf(drawn(BookingSummary, draft({ rooms: [], travellers: [] }), offer()))).toContain('Total noch offen')
})

// rules 8.1.1.5, 10.12
test('after a failure the last total stays and can be checked again', () => {
  const words = wordsOf(drawn(BookingSummary, draft({ currentStep: 3, summaryLoadingError: 3 }), offer()))
  expect(words).toContain('Total CHF 2’580.-')
  expect(words).toContain('Noch einmal prüfen')
})

// rule 3.1.3.6
test('the sign a travel is sold under stands above its facts, and says what it shows', () => {
  const logo = { __typename: 'Logo', publicId: 'logo/rheintochter', title: 'Rheintochter', description: null } as const
  const branded = (mark: typeof logo | null) =>
    offer({
      travel: travel({
        pricing: travelPricing({ branding: { __typename: 'PricingBranding', logoWidth: 180, logo: mark } }),
      }),
    })
  const markup = drawn(BookingSummary, draft(), branded(logo))
  expect(markup).toContain('/bilder/logo/rheintochter?')
  expect(markup).toContain('alt="Rheintochter"')
  expect(markup.indexOf('logo/rheintochter')).toBeLessThan(markup.indexOf('Reisedatum'))
  expect(drawn(BookingSummary, draft(), branded(null))).not.toContain('/bilder/')
})

/** The same summary with a tenant that leaves boarding out. */
function WithoutBoarding() {
  const site = useSite()
  const tenant = { ...site.tenant, features: { ...site.tenant.features, bookingSummary: { showBoarding: false } } }
  return (
    <SiteProvider value={{ ...site, tenant }}>
      <BookingSummary />
    </SiteProvider>
  )
}

// rule 2.5.3
test('where one gets on and off stands in the summary, unless the tenant leaves it out', () => {
  const stops = { outboundStopNo: '1', returnStopNo: null }
  const booked = draft({ travellers: [billedTraveller(stops), traveller(stops)] })
  const sold = offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS })] }) })
  expect(wordsOf(drawn(BookingSummary, booked, sold))).toContain('Einsteigen 06:30 | Bern')
  expect(wordsOf(drawn(WithoutBoarding, booked, sold))).not.toContain('Einsteigen')
})
