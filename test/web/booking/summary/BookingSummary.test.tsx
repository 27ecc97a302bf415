// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { BUS, departure, services } from '#test/support/builders/departure.ts'
import { billedTraveller, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { offer, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { personalAddon, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'
import { BookingSummary } from '#web/booking/summary/BookingSummary.tsx'
import { SiteProvider, useSite } from '#web/site/SiteContext.tsx'

// rules 2.5.3, 2.5.4
test('the summary names travel, days, people, lines and total', () => {
  const summary = textOf(renderFunnel(BookingSummary, draft(), offer()).container)
  expect(summary).toContain('Reisedatum 12.06.2027 – 18.06.2027')
  expect(summary).toContain('Dauer 7 Tage')
  expect(summary).toContain('Personen 2 Erwachsene')
  expect(screen.getByRole('row', { name: 'Doppelzimmer 2 × CHF\u00A01’290.- CHF\u00A02’580.-' })).toBeDefined()
  expect(summary).toContain('Total CHF 2’580.-')
})

test('a screen reader announces a changed total with its name', () => {
  const { container } = renderFunnel(BookingSummary, draft(), offer())
  const told = container.querySelector('[aria-live=polite][aria-atomic=true]')
  for (const hidden of told?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
  expect(told?.textContent).toBe('Total CHF\u00A02’580.-')
})

test('the summary of a waitlist entry is not called a booking', () => {
  const waiting = textOf(renderFunnel(BookingSummary, draft({ switchedToWaitlistFallback: true }), offer()).container)
  expect(waiting).toMatch(/^Ihr Eintrag auf der Warteliste /)
})

test('deleting the draft asks for a confirmation, in words for a booking and a waitlist entry alike', async () => {
  renderFunnel(BookingSummary, draft(), offer())
  fireEvent.click(screen.getByRole('button', { name: 'Alle Angaben löschen' }))
  await screen.findByRole('dialog', { name: 'Alle Angaben wirklich löschen?' })
})

// rules 10.35, 2.5.4
test('a line that costs nothing says so, and no amount', () => {
  const sold = departure({ services: services({ '301': 0 }) })
  const chosen = draft({ personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }] })
  renderFunnel(
    BookingSummary,
    chosen,
    offer({ pricing: pricing({ departures: [sold], personalAddons: [personalAddon()] }) }),
  )
  expect(screen.getByRole('row', { name: /^Ausflug 2 × .*kostenlos$/ }).textContent).not.toContain('CHF')
})

// rule 10.18
test('a placed booking names its children, though their birthdays are erased, and has no button «Weiter»', () => {
  const party = draft({ travellers: [billedTraveller(), traveller({ birthday: '2018-03-10', ageGroupId: 'child' })] })
  const summary = (of: BookingDraft) =>
    textOf(renderFunnel(() => <BookingSummary path="start" />, of, offer()).container)
  expect(summary(party)).toMatch(/Personen 1 erwachsene Person, 1 Kind .*Weiter$/)
  const placed = withoutPersonalData({ ...party, submission: { ...party.submission, bookingId: 'b1' } })
  const after = summary(placed)
  expect(after).toContain('Personen 1 erwachsene Person, 1 Kind')
  expect(after).not.toContain('Weiter')
})

test('before anybody has a bed there is no total', () => {
  const { container } = renderFunnel(BookingSummary, draft({ rooms: [], travellers: [] }), offer())
  expect(textOf(container)).toContain('Total noch offen')
})

test('where the chosen date is no longer sold there is no total', () => {
  const { container } = renderFunnel(BookingSummary, draft({ date: null }), offer())
  expect(textOf(container)).toContain('Total noch offen')
  expect(textOf(container)).not.toContain('CHF 0.-')
})

test('while somebody has no bed there is no total', () => {
  const travellers = [traveller({ accommodationId: 'ez' }), traveller({ accommodationId: null })]
  const some = draft({ rooms: [{ accommodationId: 'ez', quantity: 1 }], travellers })
  const { container } = renderFunnel(
    BookingSummary,
    some,
    offer({ pricing: pricing({ accommodations: [SINGLE_ROOM] }) }),
  )
  expect(textOf(container)).toContain('Einzelzimmer')
  expect(textOf(container)).toContain('Total noch offen')
})

test('beside the total stands that no place is certain: on every step, in the words of the operator', () => {
  const waiting = textOf(renderFunnel(BookingSummary, draft({ switchedToWaitlistFallback: true }), offer()).container)
  expect(waiting).toContain('CHF 2’580.- WAITLIST')
  const asked = status('WAITLIST_CONTINGENT_CHECK', { label: 'Auf Anfrage' })
  const onRequest = offer({ pricing: pricing({ departures: [departure({ status: asked })] }) })
  expect(textOf(renderFunnel(BookingSummary, draft(), onRequest).container)).toContain('CHF 2’580.- Auf Anfrage')
})

// rules 8.1.1.5, 10.12
test('after a failure the last total stays and can be checked again', () => {
  const { container } = renderFunnel(BookingSummary, draft({ currentStep: 3, summaryLoadingError: 3 }), offer())
  expect(textOf(container)).toContain('Total CHF 2’580.-')
  expect(screen.getByRole('button', { name: 'Noch einmal prüfen' })).toBeDefined()
})

// rule 9.6.4.1
test('a premium computed for other rooms is not in the total: its line says that it is being requested again', () => {
  const insured = draft({
    travellers: [billedTraveller({ insurance: insurance() }), traveller({ insurance: insurance() })],
  })
  const known = textOf(renderFunnel(BookingSummary, insured, offer()).container)
  expect(known).toContain('Total CHF 2’698.-')
  expect(known).not.toContain('neu berechnet')
  const open = textOf(renderFunnel(BookingSummary, { ...insured, premiumsKey: 'other rooms' }, offer()).container)
  expect(screen.getByRole('row', { name: 'Annullierung Die Prämie wird neu berechnet' })).toBeDefined()
  expect(open).toContain('CHF 2’580.- noch ohne Prämie')
})

// rule 3.1.3.6
test('the logo of a branded travel stands above its facts, with an alternative text', () => {
  const logo = { __typename: 'Logo', publicId: 'logo/rheintochter', title: 'Rheintochter', description: null } as const
  const branded = (mark: typeof logo | null) =>
    offer({
      travel: travel({
        pricing: travelPricing({ branding: { __typename: 'PricingBranding', logoWidth: 180, logo: mark } }),
      }),
    })
  renderFunnel(BookingSummary, draft(), branded(logo))
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Rheintochter' })
  expect(picture.src).toContain('/bilder/logo/rheintochter?')
  const follows = picture.compareDocumentPosition(screen.getByText('Reisedatum')) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(follows).toBeTruthy()
  renderFunnel(BookingSummary, draft(), branded(null))
  expect(screen.queryByRole('img')).toBeNull()
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
  expect(textOf(renderFunnel(BookingSummary, booked, sold).container)).toContain('Einsteigen 06:30 | Bern')
  expect(textOf(renderFunnel(WithoutBoarding, booked, sold).container)).not.toContain('Einsteigen')
})
