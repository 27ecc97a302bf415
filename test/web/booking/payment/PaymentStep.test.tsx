// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  withSubmissionResult,
  withSubmissionStarted,
  withSubmissionUnknown,
} from '#domain/booking/funnel/submission.ts'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { settle } from '#domain/booking/settle.ts'
import { BUS, departure, services } from '#test/support/builders/departure.ts'
import {
  baby,
  billedTraveller,
  draft,
  insurance,
  NO_INSURANCE,
  summaryOf,
  traveller,
} from '#test/support/builders/draft.ts'
import { offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { discount, mandatorySettings, personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'
import { PaymentStep } from '#web/booking/payment/PaymentStep.tsx'

const BEAT = { salutation: 'MR', firstName: 'Beat', lastName: 'Muster', birthday: '1958-06-12' } as const

/** The builders' travel by coach in this status, with online payment by TWINT. */
function offered(code = 'BOOKABLE') {
  const onlinePaymentConfig = {
    __typename: 'OnlinePaymentConfig',
    enabled: true,
    infoText: 'Mit TWINT oder Karte.',
  } as const
  return offer({
    settings: settings({ onlinePaymentConfig }),
    pricing: pricing({ departures: [departure({ busNetwork: BUS, status: status(code) })] }),
  })
}

const words = (of: Parameters<typeof renderFunnel>[1], at = offered()) =>
  textOf(renderFunnel(PaymentStep, of, at).container)

describe('the review', () => {
  test('names travel, days, beds with who sleeps there, people, and who is billed', () => {
    const text = words(draft())
    expect(text).toContain('Provence, Car 12.06.2027 – 18.06.2027, 7 Tage')
    expect(text).toContain('Doppelzimmer: Anna Muster, Beat Muster')
    expect(text).toContain('Gasse 1, 3011 Bern')
    expect(text).toContain('anna@muster.example')
  })

  // rule 10.6
  test('tells father and son with one name apart by their numbers', () => {
    const anna = billedTraveller()
    const [own, other] = [insurance(), insurance({ label: 'Komplettschutz' })]
    const text = words(
      draft({ travellers: [{ ...anna, insurance: own }, traveller({ ...BEAT, firstName: 'Anna', insurance: other })] }),
    )
    expect(text).toContain('Doppelzimmer: Anna Muster (Person 1), Anna Muster (Person 2)')
    expect(text).toContain('Anna Muster (Person 2): Komplettschutz')
  })

  // rule 10.21
  test('names everybody with the salutation that was preselected, children in words of their own', () => {
    const mia = { firstName: 'Mia', lastName: 'Muster', birthday: '2019-01-01', ageGroupId: 'child' } as const
    const people = [billedTraveller(), traveller(BEAT), traveller({ ...mia, salutation: 'MRS' }), traveller(mia)]
    const text = words(draft({ travellers: [...people, traveller({ salutation: 'MRS' })] }))
    expect(text).toContain('Frau Anna Muster, 01.02.1960')
    expect(text).toContain('Herr Beat Muster, 12.06.1958')
    expect(text).toContain('Mia Muster, Mädchen, 01.01.2019')
    expect(text).toContain('Mia Muster, Knabe, 01.01.2019')
    expect(text).toContain('Person 5 Person 5,')
    expect(text).toContain('Rechnung an Frau Anna Muster Gasse 1')
  })

  test('names answers to the operator’s questions, and nothing where all were left open', () => {
    const field = {
      __typename: 'CustomField',
      inputType: 'text',
      name: 'diet',
      label: 'Essen',
      info: null,
      value: null,
      required: false,
      options: [],
      visibilityConfig: null,
    } as const
    const customDataConfig = {
      __typename: 'CustomDataConfig',
      useBookingForm: true,
      useTravellerForm: false,
      bookingForm: { __typename: 'CustomForm', fields: [field] },
      travellerForm: null,
    } as const
    const asking = offer({ travel: travel({ pricing: travelPricing({ customDataConfig }) }) })
    const answered = (diet: string) => words(draft({ customData: { booking: { diet }, travellers: [] } }), asking)
    expect(answered('vegetarisch')).toContain('Ihre Antworten Essen: vegetarisch')
    expect(answered('')).not.toContain('Ihre Antworten')
  })

  test('names the country of an address abroad, and everybody’s nationality', () => {
    const freiburg = { zip: '79098', city: 'Freiburg im Breisgau', country: 'DE' } as const
    const mia = baby({ firstName: 'Mia', birthday: '2026-08-01', nationality: 'FR' })
    const people = [billedTraveller({ ...freiburg, nationality: 'DE' }), traveller({ ...BEAT, nationality: '' })]
    const text = words(draft({ travellers: people, babies: [mia] }))
    expect(text).toContain('Gasse 1, 79098 Freiburg im Breisgau, Deutschland')
    expect(text).toContain('01.02.1960 Staatsangehörigkeit: Deutschland')
    expect(text).toContain('01.08.2026 Staatsangehörigkeit: Frankreich')
    expect(text.match(/Staatsangehörigkeit/g)).toHaveLength(2)
    expect(words(draft())).toContain('Gasse 1, 3011 Bern anna@')
  })

  test.each([
    ['Reisepass', 'WEB | Passdaten | Pass zwingend'],
    ['Ausweis', 'WEB | Passdaten'],
  ])('names the document of everybody, of babies too: «%s» with «%s»', (name, info) => {
    const passport = { ...emptyPassport(), number: 'X123', validUntil: '2030-01-31' }
    const infos = new Map([
      ['WEB | Passdaten', 'JA'],
      [info, 'JA'],
    ])
    const text = words(
      draft({
        travellers: [billedTraveller({ passport }), traveller(BEAT)],
        babies: [baby({ firstName: 'Mia', birthday: '2026-08-01', passport: { ...passport, number: 'X456' } })],
      }),
      offer({ pricing: pricing({ catalogueInfo: infos }) }),
    )
    expect(text).toContain(` ${name} X123, gültig bis 31.01.2030`)
    expect(text).toContain(`${name} X456, gültig bis 31.01.2030`)
  })

  test('names stop and insurance once where all have the same, and by person where not', () => {
    const stops = { outboundStopNo: '1', returnStopNo: '11' }
    const same = draft({
      travellers: [
        billedTraveller({ ...stops, insurance: insurance() }),
        traveller({ ...BEAT, ...stops, insurance: insurance() }),
      ],
    })
    expect(words(same)).toContain('Einsteigen 06:30 | Bern, Neufeld Ändern')
    expect(words(same)).toContain('Versicherung Annullierung Ändern')
    const apart = draft({
      travellers: [
        billedTraveller({ ...stops, insurance: insurance() }),
        traveller({ ...BEAT, ...stops, outboundStopNo: '2', insurance: NO_INSURANCE }),
      ],
    })
    expect(words(apart)).toContain('06:30 | Bern, Neufeld (Anna Muster) 08:00 | Zürich, Sihlquai (Beat Muster)')
    expect(words(apart)).toContain('Anna Muster: Annullierung Beat Muster: Keine')
  })

  test('tells of a discount by age that could not be chosen before the birthdays were known', () => {
    const ageFilter = { minAge: 60, maxAge: null, __typename: 'AgeFilter' as const }
    const rules = { checkAgeGroups: true, ageGroups: ['adult'], useAgeFilter: true, ageFilter }
    const bonus = discount({ name: 'Grosselternbonus', mandatorySettings: mandatorySettings(false, rules) })
    const anyAge = discount({ id: 'treue', ratioServiceNo: '402', name: 'Stammgast' })
    const departures = [departure({ services: services({ '401': -6000, '402': -1000 }) })]
    const sold = offer({ pricing: pricing({ departures, personalDiscounts: [bonus, anyAge] }) })
    const aged = (birthday: string) =>
      draft({ travellers: [billedTraveller({ birthday }), traveller({ ...BEAT, birthday })] })
    const told = 'Ermässigungen Grosselternbonus: für Sie möglich, aber noch nicht gewählt Ändern'
    expect(words(aged('1958-06-12'), sold)).toContain(told)
    expect(words(aged('1988-06-12'), sold)).not.toContain('Grosselternbonus')
    const claimed = { personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }] }
    expect(words({ ...aged('1958-06-12'), ...claimed }, sold)).not.toContain('noch nicht gewählt')
  })

  test('tells of an extra by age that could not be chosen before the birthdays were known', () => {
    const ageFilter = { minAge: 18, maxAge: 75, __typename: 'AgeFilter' as const }
    const rules = { checkAgeGroups: true, ageGroups: ['adult'], useAgeFilter: true, ageFilter }
    const flight = personalAddon({ name: 'Ballonfahrt', mandatorySettings: mandatorySettings(false, rules) })
    const departures = [departure({ services: services({ '301': 21_500 }) })]
    const sold = offer({ pricing: pricing({ departures, personalAddons: [flight] }) })
    const couple = (birthday: string) =>
      draft({ travellers: [billedTraveller({ birthday }), traveller({ ...BEAT, birthday })] })
    const told = 'Zusatzleistungen keine Ballonfahrt: für Sie möglich, aber noch nicht gewählt Ändern'
    expect(words(couple('1958-06-12'), sold)).toContain(told)
    expect(words(couple('1940-06-12'), sold)).not.toContain('Ballonfahrt')
    const chosen = { personalAddons: [{ addonId: flight.id, quantity: 1, mandatory: false }] }
    expect(words({ ...couple('1958-06-12'), ...chosen }, sold)).not.toContain('noch nicht gewählt')
  })

  test('tells what was chosen, what belongs to the travel and reductions apart', () => {
    const of = draft({
      personalAddons: [{ addonId: 'museum', quantity: 2, mandatory: false }],
      personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
    })
    const text = words(settle(of, wholeOffer()), wholeOffer())
    expect(text).toMatch(/Zusatzleistungen 2 × Museum Ändern/)
    expect(text).toMatch(/Obligatorisch [^Ä]*Kurtaxe/)
    expect(text).toMatch(/Ermässigungen [^Ä]*Stammgast/)
    expect(words(draft())).toContain('Zusatzleistungen keine Ändern')
  })

  test('names who has an extra or reduction that not everybody has', () => {
    const sold = wholeOffer()
    const having = (quantity: number) =>
      words(
        settle(
          draft({
            personalAddons: [{ addonId: 'museum', quantity, mandatory: false }],
            personalDiscounts: [{ discountId: 'stamm', quantity, mandatory: false }],
          }),
          sold,
        ),
        sold,
      )
    expect(having(1)).toContain('Museum (Anna Muster)')
    expect(having(1)).toContain('Stammgast (Anna Muster)')
    expect(having(2)).not.toContain('(Anna Muster')
  })

  test('has a way to change each part', () => {
    renderFunnel(PaymentStep, draft(), offered())
    const links = screen.getAllByRole('link', { name: /ändern$/ })
    const steps = links.map((link) => link.getAttribute('href')?.replace('/buchen/provence/', '').replace(/#.*/, ''))
    expect(new Set(steps)).toEqual(new Set(['start', 'leistungen', 'personen', 'zusatzleistungen']))
    expect(screen.getByRole('link', { name: 'Zimmer ändern' })).toBeDefined()
  })
})

// rule 10.14
test('where the chosen rooms have gone no amount is named, though a reduction of it is left', () => {
  const at = offer({
    pricing: pricing({
      departures: [departure({ busNetwork: BUS, services: services({ '401': -2000 }) })],
      personalDiscounts: [discount({ mandatorySettings: mandatorySettings(true) })],
    }),
  })
  const roomless = draft({ rooms: [], travellers: [{ ...billedTraveller(), accommodationId: null }] })
  const text = words(settle(roomless, at), at)
  expect(text).not.toMatch(/CHF\s−20|Ihr Preis|Wann Sie bezahlen|verbindlich für/)
  expect(text).toContain('Zimmer noch nicht gewählt')
})

describe('the ways to pay', () => {
  test('tell before an online payment for how long the places are held', () => {
    const online = draft({ payment: { ...draft().payment, type: 'online' } })
    expect(words(online)).toContain(
      'Ihre Plätze sind 30 Minuten für Sie reserviert. Ohne Zahlung werden sie dann wieder frei.',
    )
    expect(words(draft())).not.toContain('reserviert')
  })

  // rules 1.1.3.7, 2.5.1.7
  test('are invoice and online where there is a payment page', () => {
    expect(words(draft())).toContain('Onlinezahlung')
  })

  test('are the invoice alone where there is none', () => {
    const text = words(draft(), { ...offered(), hasPaymentPage: false })
    expect(text).toContain('Auf Rechnung')
    expect(text).not.toContain('Onlinezahlung')
  })
})

describe('the button says what it does', () => {
  test.each([
    ['BOOKABLE', 'Verbindlich buchen', 'Sie buchen die Reise verbindlich für CHF 2’580.- und bezahlen auf Rechnung.'],
    ['WAITLIST', 'Auf die Warteliste setzen lassen', 'Gebucht ist damit noch nichts'],
    ['WAITLIST_CONTINGENT_CHECK', 'Unverbindlich anfragen', 'Sie senden uns eine Anfrage.'],
  ])('in the status %s', (code, label, consequence) => {
    const text = words(draft(), offered(code))
    expect(text).toContain(label)
    expect(text).toContain(consequence)
  })

  test('in the words of the tenant where it has some', () => {
    const texts = {
      __typename: 'AvailabilityStatusTenantSettings' as const,
      id: 't4' as const,
      label: null,
      info: null,
      switchToStatusInfo: null,
      submitButtonLabel: 'Platz sichern',
      tenant: { __typename: 'TenantReference', id: '4' } as const,
    }
    const own = status('BOOKABLE', { tenantSettings: [texts] })
    expect(words(draft(), offer({ pricing: pricing({ departures: [departure({ status: own })] }) }))).toContain(
      'Platz sichern',
    )
  })
})

describe('a total of the platform that differs', () => {
  const told = (totalCentimes: number | null, of = draft({ currentStep: 4 })) => ({
    ...of,
    summary: summaryOf(of, { totalCentimes, pricedKey: pricedKey(resolve(of, offered())) }),
  })

  // rule 10.25
  test('stands beside the shown one, with the amount on the button', () => {
    const text = words(told(260_050))
    expect(text).toContain(
      'Unser Buchungssystem nennt einen anderen Preis Hier angezeigt sind CHF 2’580.-, das Buchungssystem rechnet mit CHF 2’600.50. Es ist noch nichts gebucht.',
    )
    expect(text).toContain('Verbindlich buchen für CHF 2’600.50')
  })

  test.each([258_000, null])('is not told of where there is none: %j', (totalCentimes) => {
    expect(words(told(totalCentimes))).not.toContain('Buchungssystem')
  })
})

describe('the ways to pay', () => {
  const online = (centimes: number) =>
    draft({ familyInsurance: insurance({ centimes }), payment: { ...draft().payment, type: 'online' } })

  test('tell of the limit of TWINT, and warn above it', () => {
    expect(words(online(0))).toContain('Mit TWINT gilt die Limite Ihrer Bank')
    expect(words(online(300_000))).toContain('Für TWINT ist der Betrag vielleicht zu hoch')
  })

  test('say why one cannot pay online on the waiting list, and that nothing is due', () => {
    const text = words(draft(), offered('WAITLIST'))
    expect(text).toContain('Online bezahlen können Sie, sobald Ihr Platz bestätigt ist.')
    expect(text).toContain('Jetzt bezahlen Sie nichts.')
  })

  test('do not speak of online payment where the operator takes none', () => {
    expect(words(draft(), offer())).not.toContain('Onlinezahlung')
  })
})

describe('what cannot be booked for certain', () => {
  const REFUSED = { success: false, bookingId: null, orderNo: null, totalPrice: null, message: null }
  const sent = withSubmissionStarted(draft(), 's1')

  test.each([
    {
      code: 'WAITLIST',
      title: 'Alles prüfen und absenden',
      yours: 'Ihr Eintrag auf der Warteliste',
      the: 'Der Eintrag auf der Warteliste',
    },
    {
      code: 'WAITLIST_CONTINGENT_CHECK',
      title: 'Alles prüfen und anfragen',
      yours: 'Ihre Anfrage',
      the: 'Die Anfrage',
    },
  ])('with the status $code the last step speaks of no booking: «$title»', ({ code, title, yours, the }) => {
    const at = offered(code)
    renderFunnel(PaymentStep, draft(), at)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(words(draft(), at)).toContain('Kontakt Frau Anna Muster')
    expect(words(withSubmissionUnknown(sent), at)).toContain(`Wir prüfen, ob ${yours} angekommen ist`)
    const refused = words(withSubmissionResult(resolve(sent, at), REFUSED), at)
    expect(refused).toContain(`${the} wurde nicht angenommen`)
    expect(refused).toContain('Es ist nichts gesendet, und Ihre Angaben sind noch da.')
    const dearer = words(withSubmissionResult(resolve(sent, at), { ...REFUSED, totalPrice: 2600 }), at)
    for (const text of [refused, dearer])
      expect(text.replaceAll('Gebucht ist damit noch nichts', '')).not.toMatch(/[Bb]uch/)
  })
})

// rule 2.6.3
test('terms and privacy policy lead to the home page where the CMS has none, beside the booking', () => {
  renderFunnel(PaymentStep, draft(), offered())
  for (const name of [/^AGB lesen/, /^Datenschutzerklärung lesen/])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/')
})

// rule 3.1.3.9
test.each([
  { name: 'Partner', told: 'Partner' },
  { name: '', told: 'unserem Partner' },
])('the terms of the tour operator «$name» are a PDF beside the booking, those of $told', ({ name, told }) => {
  const tourOperator = {
    __typename: 'TourOperator' as const,
    name,
    gtcPdf: { __typename: 'FileReference', url: 'https://partner.example/agb.pdf' } as const,
  }
  renderFunnel(PaymentStep, draft(), offer({ travel: travel({ pricing: travelPricing({ tourOperator }) }) }))
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: `Reisebedingungen von ${told} lesen (PDF, neues Fenster)`,
  })
  expect(link.href).toBe('https://partner.example/agb.pdf')
  expect(link.target).toBe('_blank')
})

describe('after a try', () => {
  const REFUSED = { success: false, bookingId: null, orderNo: null, totalPrice: null, message: 'Leider ausgebucht.' }
  const sent = withSubmissionStarted(draft(), 's1')

  // rule 8.1.1.6
  test('after a refusal shows the reason, that nothing is booked, and what can be changed', () => {
    const text = words(withSubmissionResult(resolve(sent, offered()), REFUSED))
    expect(text).toContain('Leider ausgebucht.')
    expect(text).toContain('Es ist nichts gebucht')
    expect(text).toContain('Datum oder Zimmer ändern')
  })

  test('after a refusal for another price shows both totals, and the button has the new one', () => {
    const text = words(withSubmissionResult(resolve(sent, offered()), { ...REFUSED, totalPrice: 2600 }))
    expect(text).toContain('Bisher CHF 2’580.-, neu CHF 2’600.-')
    expect(text).toContain('Verbindlich buchen für CHF 2’600.-')
  })

  test('after a refusal for another price that the lines have followed since, agreeing is still offered in words', () => {
    const refused = withSubmissionResult(resolve(sent, offered()), { ...REFUSED, totalPrice: 2600 })
    const dearer = departure({ packagePrices: new Map([['101', 130_000]]) })
    const text = words(refused, offer({ pricing: pricing({ departures: [dearer] }) }))
    expect(text).toContain('Bisher CHF 2’580.-, neu CHF 2’600.-')
    expect(text).toContain('Wenn Sie einverstanden sind, können Sie zum neuen Preis buchen.')
    expect(text).not.toContain('Datum oder Zimmer ändern')
  })

  // rule 4.18.2
  test('with an unknown outcome there is no form to book again', () => {
    const text = words(withSubmissionUnknown(sent))
    expect(text).toContain('Wir prüfen, ob Ihre Buchung angekommen ist')
    expect(text).not.toContain('Verbindlich buchen')
  })
})

test('an issue of an earlier step links to that step, one of this step to its control', async () => {
  renderFunnel(PaymentStep, draft({ rooms: [], travellers: [billedTraveller({ accommodationId: null })] }), offered())
  await userEvent.click(screen.getByRole('button', { name: /^Verbindlich buchen/ }))
  const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf(/fehlt noch ein Zimmer/)).toBe('/buchen/provence/start')
  expect(await hrefOf(/^Bestätigen Sie die Allgemeinen/)).toBe('#booking.gtcNotAccepted')
})
