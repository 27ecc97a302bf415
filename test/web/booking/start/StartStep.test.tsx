import { expect, test } from 'vitest'
import { StartStep } from '#web/booking/start/StartStep.tsx'
import { departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { drawn, wordsOf } from '#test/support/funnel.tsx'

const homeless = draft({ rooms: [], travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })] })

test('the server draws date, party and rooms with their prices', () => {
  const words = wordsOf(drawn(StartStep, homeless, offer()))
  expect(words).toContain('Juni 2027')
  expect(words).toContain('Sa 12.06. – Fr 18.06.')
  expect(words).toContain('7 Tage')
  expect(words).toContain('ab CHF 1’290.-')
  expect(words).toContain('Doppelzimmer CHF 1’290.-')
  expect(words).toContain('2 Personen haben noch kein Bett')
})

test('who sleeps where is told once there are rooms', () => {
  const words = wordsOf(drawn(StartStep, draft(), offer()))
  expect(words).toContain('Alle haben ein Bett.')
  expect(words).toContain('Anna Muster, Beat Muster')
})

test('a closed date offers the waitlist, and few places are told', () => {
  const closed = pricing({ departures: [departure({ status: status('CLOSED', { label: 'Ausgebucht' }) })] })
  expect(wordsOf(drawn(StartStep, homeless, offer({ pricing: closed })))).toContain('Ausgebucht, Warteliste möglich')
  const left = { packages: new Map([['101', 4]]), services: new Map() }
  const words = wordsOf(drawn(StartStep, homeless, offer({ contingents: { dateId: 'd1', left } })))
  expect(words).toContain('nur noch 4 Plätze')
  expect(words).toContain('Nur noch 2 frei')
})

test('without any date the phone number helps on', () => {
  const words = wordsOf(drawn(StartStep, draft({ date: null }), offer({ pricing: pricing({ departures: [] }) })))
  expect(words).toContain('Zurzeit ist kein Datum online buchbar.')
})
