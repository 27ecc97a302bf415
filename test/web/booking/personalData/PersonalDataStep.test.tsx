// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { settle } from '#domain/booking/settle.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import { PersonalDataStep } from '#web/booking/personalData/PersonalDataStep.tsx'
import { baby, billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { mandatorySettings, personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { SummaryPanel } from '#web/booking/summary/SummaryPanel.tsx'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'

const abroad = offer({ pricing: pricing({ catalogueInfo: new Map([['WEB | Passdaten', 'JA']]) }) })

// rules 1.1.3.5, 2.5.1.5
test('everybody is asked for a name, only the billed person for e-mail, phone and address', () => {
  const travellers = [billedTraveller(), traveller()]
  const text = textOf(renderFunnel(PersonalDataStep, draft({ travellers, babies: [baby()] }), offer()).container)
  expect(text).toContain('Anna Muster vollständig')
  expect(text).toContain('Person 2 Angaben fehlen noch')
  expect(text).toContain('Baby 1 Angaben fehlen noch')
  expect(screen.getAllByRole('textbox', { name: 'Vorname', hidden: true })).toHaveLength(3)
  expect(screen.getAllByRole('textbox', { name: 'E-Mail', hidden: true })).toHaveLength(1)
  expect(screen.getAllByRole('textbox', { name: 'Strasse und Hausnummer', hidden: true })).toHaveLength(1)
  expect(text).toContain('Gleiche Adresse wie Anna Muster')
})

// rule 5.2.3
test('where papers are told or asked for, the step says what else one enters with, in the words of the operator', () => {
  const passportConfig = { __typename: 'PassportConfig', passportOnly: true } as const
  const britain = travel({ pricing: travelPricing({ passportConfig }), entry: 'Reisepass und Einreisebewilligung ETA' })
  const words = (of: typeof britain) => textOf(renderFunnel(PersonalDataStep, draft(), offer({ travel: of })).container)
  expect(words(britain)).toContain('Einreise: Reisepass und Einreisebewilligung ETA')
  expect(words({ ...britain, entry: ' ' })).not.toContain('Einreise')
})

test('the same number of a document with two people is asked about, and not refused', () => {
  const passport = { ...emptyPassport(), number: 'X 1234567' }
  const told = (number: string) => {
    const beat = traveller({ firstName: 'Beat', lastName: 'Muster', passport: { ...passport, number } })
    const held = draft({ travellers: [billedTraveller({ passport }), beat] })
    return textOf(renderFunnel(PersonalDataStep, held, abroad).container)
  }
  expect(told('x1234567')).toContain('Diese Nummer steht auch bei: Anna Muster. Stimmt das?')
  cleanup()
  expect(told('X7654321')).not.toContain('Diese Nummer steht auch bei')
})

test('why names have to be entered again comes before what is missing', async () => {
  const forgotten = draft({ travellers: [traveller()], arePeopleForgotten: true })
  const { container } = renderFunnel(PersonalDataStep, forgotten, offer())
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  const missing = textOf(await screen.findByRole('alert'))
  const words = textOf(container)
  expect(words.split('Bitte geben Sie die Namen nochmals an'), 'said once').toHaveLength(2)
  expect(words.indexOf('Bitte geben Sie die Namen nochmals an')).toBeLessThan(words.indexOf(missing))
})

test('a baby has no salutation, a child has its own words', () => {
  const child = traveller({ birthday: '2018-03-10', ageGroupId: 'child' })
  const words = textOf(
    renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller(), child], babies: [baby()] }), offer())
      .container,
  )
  expect(words.match(/Anrede/g)).toHaveLength(2)
  expect(words).toContain('Knabe Mädchen')
})

test('the salutations of several people are groups of different names', () => {
  const child = traveller({ birthday: '2018-03-10', ageGroupId: 'child' })
  renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller(), traveller(), child] }), offer())
  for (const name of ['Anrede, Anna Muster', 'Anrede, Person 2', 'Anrede, Person 3'])
    expect(screen.getByRole('group', { name, hidden: true })).toBeDefined()
})

test('an e-mail address with the blanks and the full stop of a dictation is taken as it is meant', async () => {
  renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller()] }), offer())
  const field = screen.getByRole('textbox', { name: 'E-Mail' })
  fireEvent.change(field, { target: { value: 'anna. muster @ muster.ch.' } })
  fireEvent.blur(field)
  await waitFor(() => expect(field).toHaveProperty('value', 'anna.muster@muster.ch'))
  expect(screen.queryByText(/vollständige E-Mail-Adresse/)).toBeNull()
})

/** A travel with this question for each traveller. */
const askingFor = (question: Pick<CustomField, 'name' | 'inputType' | 'label'>) =>
  offer({
    travel: travel({
      pricing: travelPricing({
        customDataConfig: {
          __typename: 'CustomDataConfig',
          useTravellerForm: true,
          useBookingForm: false,
          travellerForm: {
            __typename: 'CustomForm',
            fields: [
              {
                __typename: 'CustomField',
                info: null,
                value: null,
                required: true,
                options: [],
                visibilityConfig: null,
                ...question,
              },
            ],
          },
          bookingForm: null,
        },
      }),
    }),
  })

test('a likely typing error in an address the operator asks for is told, and mended with a press', async () => {
  const label = 'E-Mail einer Kontaktperson zu Hause'
  const asking = askingFor({ name: 'notfallMail', inputType: 'email', label })
  renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller()] }), asking)
  const field = screen.getByRole('textbox', { name: label })
  fireEvent.change(field, { target: { value: 'anna@gmial.com' } })
  fireEvent.blur(field)
  fireEvent.click(await screen.findByRole('button', { name: 'Meinten Sie anna@gmail.com?' }))
  expect(field).toHaveProperty('value', 'anna@gmail.com')
})

test('a phone number the operator asks for is shown like that of a traveller once its field is left', () => {
  const label = 'Telefon der Kontaktperson'
  const asking = askingFor({ name: 'notfallTelefon', inputType: 'tel', label })
  renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller()] }), asking)
  const field = screen.getByRole('textbox', { name: label })
  fireEvent.change(field, { target: { value: '0521234567' } })
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', '052 123 45 67')
})

test('the example of a date the operator asks for is no birthday', () => {
  const asking = askingFor({ name: 'tetanus', inputType: 'date', label: 'Letzte Tetanusimpfung' })
  renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller()] }), asking)
  const hint = screen.getByRole('textbox', { name: 'Letzte Tetanusimpfung' }).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(hint)?.textContent).toBe(`Zum Beispiel 01.02.${asking.today.slice(0, 4)}`)
})

test('typed data is in the booking once the step is left', () => {
  const { draftNow, unmount } = renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller()] }), offer())
  fireEvent.change(screen.getByRole('textbox', { name: 'Vorname' }), { target: { value: 'Rita' } })
  unmount()
  expect(draftNow().travellers[0]?.firstName).toBe('Rita')
})

test('a space typed in a name stays while the name is being typed, and is not stored at its end', async () => {
  const { draftNow } = renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller()] }), offer())
  const field = screen.getByRole('textbox', { name: 'Vorname' })
  const type = async (value: string, stored: string) => {
    fireEvent.change(field, { target: { value } })
    await waitFor(() => expect(draftNow().travellers[0]?.firstName).toBe(stored))
    expect(field).toHaveProperty('value', value)
  }
  await type('Rita', 'Rita')
  await type('Rita M', 'Rita M')
  await type('Rita ', 'Rita')
  await type('Rita Maria', 'Rita Maria')
})

test('a birthday that changes the total is told in the bar, with the total before', async () => {
  const ofSeniors = mandatorySettings(true, {
    checkAgeGroups: true,
    ageGroups: ['adult'],
    useAgeFilter: true,
    ageFilter: { __typename: 'AgeFilter', minAge: 65, maxAge: null },
  })
  const shop = offer({
    pricing: pricing({
      personalAddons: [personalAddon({ mandatorySettings: ofSeniors })],
      departures: [departure({ services: services({ '301': 4000 }) })],
    }),
  })
  const Step = () => (
    <>
      <PersonalDataStep />
      <SummaryPanel isLoading={false} nextOf={null} />
    </>
  )
  const party = draft({ travellers: [billedTraveller({ birthday: '1990-01-01' }), traveller()] })
  const { container } = renderFunnel(Step, party, shop)
  expect(textOf(container)).not.toContain('vorher')
  const [field] = screen.getAllByRole('textbox', { name: /^Geburtsdatum/ })
  fireEvent.change(field!, { target: { value: '01.01.1950' } })
  fireEvent.blur(field!)
  await screen.findByText('Das Total ist jetzt CHF 2’620.-, vorher CHF 2’580.-.')
})

test('a confirmed birthday names the extra that it takes from a child', async () => {
  const course = personalAddon({ id: 'segeln', name: 'Segelkurs', allowedAgeGroups: ['child'] })
  const shop = offer({
    pricing: pricing({ personalAddons: [course], departures: [departure({ services: services({ '301': 4000 }) })] }),
  })
  const party = draft({
    travellers: [billedTraveller(), traveller({ birthday: '2018-03-10', ageGroupId: 'child' })],
    personalAddons: [{ addonId: 'segeln', quantity: 1, mandatory: false }],
  })
  renderFunnel(PersonalDataStep, party, shop)
  const [, field] = screen.getAllByRole('textbox', { name: /^Geburtsdatum/, hidden: true })
  fireEvent.change(field!, { target: { value: '10.03.1998' } })
  fireEvent.blur(field!)
  fireEvent.click(await screen.findByRole('button', { name: 'Ja, stimmt', hidden: true }))
  expect(textOf(document.body)).toMatch(/Nicht mehr gewählt: [^.]*Segelkurs/)
})

test('a press that fills a field focuses it at once, as the button leaves the page', async () => {
  renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller({ email: '', city: '', zip: '' })] }), offer())
  const field = (name: string) => screen.getByRole('textbox', { name })
  fireEvent.change(field('E-Mail'), { target: { value: 'anna@blewin.ch' } })
  fireEvent.blur(field('E-Mail'))
  fireEvent.click(await screen.findByRole('button', { name: 'Meinten Sie anna@bluewin.ch?' }))
  expect(document.activeElement).toBe(field('E-Mail'))
  fireEvent.change(field('PLZ'), { target: { value: '8580' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Amriswil' }))
  expect(document.activeElement).toBe(field('Ort'))
})

test('browsers are told whose field it is', () => {
  renderFunnel(PersonalDataStep, draft(), offer())
  const hintOf = (field: HTMLElement | undefined) => field?.getAttribute('autocomplete')
  expect(hintOf(screen.getByRole('textbox', { name: 'E-Mail' }))).toBe('section-reisende1 email')
  expect(hintOf(screen.getAllByRole('textbox', { name: 'Vorname' })[1])).toBe('section-reisende2 given-name')
  const hints = screen.getAllByRole('textbox').concat(screen.getAllByRole('radio')).map(hintOf)
  expect(hints.join(' ')).not.toContain('honorific')
})

test('documents are asked for only where the travel needs them, with the reason', () => {
  expect(textOf(renderFunnel(PersonalDataStep, draft(), offer()).container)).not.toContain('Geburtsort')
  const words = textOf(renderFunnel(PersonalDataStep, draft({ babies: [baby()] }), abroad).container)
  expect(words.match(/Geburtsort/g)).toHaveLength(3)
  expect(words).toContain('Wir müssen diese Angaben für alle Reisenden im Voraus melden.')
  expect(words).toContain('Mindestens bis zum Ende der Reise am 18.06.2027')
})

test('where only minors would be billed another address is asked for', () => {
  const young = draft({ travellers: [billedTraveller({ birthday: '2010-01-01' })] })
  const words = textOf(renderFunnel(PersonalDataStep, settle(young, offer()), offer()).container)
  expect(words).toContain('Es braucht eine andere Rechnungsadresse')
  expect(words).toContain('Noch nicht 18 Jahre alt')
  expect(words.match(/Vorname/g)).toHaveLength(2)
})

test('a minor is told why they cannot be billed, by name', () => {
  const lea = billedTraveller({ firstName: 'Lea', lastName: '', birthday: '2010-01-01' })
  const words = textOf(renderFunnel(PersonalDataStep, settle(draft({ travellers: [lea] }), offer()), offer()).container)
  expect(words).toContain('Lea ist noch nicht 18 Jahre alt und kann deshalb keine Rechnung erhalten.')
})

test('two minors alone are asked to call, one with somebody of age is not', () => {
  const minors = [traveller({ birthday: '2010-01-01' }), traveller({ birthday: '2010-03-10' })]
  const words = (travellers: typeof minors) =>
    textOf(renderFunnel(PersonalDataStep, draft({ travellers }), offer()).container)
  expect(words(minors)).toMatch(/Reist niemand ab 18 Jahren mit\? .*Bitte rufen Sie uns an, bevor Sie buchen: [+\d]/)
  expect(words([...minors, billedTraveller()])).not.toContain('Reist niemand')
})

test('the address of a traveller is offered for a bill that goes elsewhere, until another is typed', () => {
  const lea = billedTraveller({ firstName: 'Lea', lastName: 'Muster', birthday: '2010-01-01' })
  const open = settle(draft({ travellers: [lea] }), offer())
  expect(textOf(renderFunnel(PersonalDataStep, open, offer()).container)).toContain('Adresse von Lea Muster übernehmen')
  const typed = { ...open, billingAddress: contact({ address: 'Weg 3' }) }
  expect(textOf(renderFunnel(PersonalDataStep, typed, offer()).container)).not.toContain('übernehmen')
})

test('with two households a traveller chooses whose address is theirs', () => {
  const beat = traveller({ firstName: 'Beat', sameAddressAsTravellerIndex: null })
  const words = textOf(
    renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller(), beat, traveller()] }), offer()).container,
  )
  expect(words).toContain('Gleiche Adresse wie Anna Muster Gleiche Adresse wie Beat Eigene Adresse')
})

test('no text promises a message that nobody sends', () => {
  expect(textOf(renderFunnel(PersonalDataStep, draft(), offer()).container)).not.toMatch(/Bestätigung/)
})

test('going on to the next person shows first the invalid fields of this one; missing fields can wait', async () => {
  const three = [billedTraveller(), traveller(), traveller()]
  const { container } = renderFunnel(PersonalDataStep, draft({ travellers: three }), offer())
  const open = () => [...container.querySelectorAll('details')].findIndex((panel) => panel.open)
  const [, birthday] = screen.getAllByRole('textbox', { name: /^Geburtsdatum/, hidden: true })
  const [, goOn] = screen.getAllByRole('button', { name: 'Fertig, weiter', hidden: true })
  fireEvent.change(birthday!, { target: { value: '31.02.1956' } })
  fireEvent.click(goOn!)
  await screen.findByText('Den 31.02.1956 gibt es nicht. Prüfen Sie Tag und Monat.')
  expect(open()).toBe(1)
  expect(textOf(container)).toContain('Person 2 Bitte prüfen')
  expect(textOf(container)).toContain('Person 3 Angaben fehlen noch')
  fireEvent.change(birthday!, { target: { value: '' } })
  expect(textOf(container)).toContain('Person 2 Angaben fehlen noch')
  fireEvent.click(goOn!)
  await expect.poll(open).toBe(2)
})

test('a panel opened for a field stays scrolled to the field, one opened by its heading is scrolled to the heading', () => {
  const three = [billedTraveller(), traveller(), traveller()]
  const { container } = renderFunnel(PersonalDataStep, draft({ travellers: three }), offer())
  const panel = container.querySelectorAll('details')[2]!
  const scroll = vi.spyOn(panel, 'scrollIntoView')
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -200, 300, 900))
  within(panel).getByRole('textbox', { name: 'Nachname', hidden: true }).focus()
  panel.open = true
  fireEvent(panel, new Event('toggle'))
  expect(scroll).not.toHaveBeenCalled()
  panel.querySelector('summary')!.focus()
  fireEvent(panel, new Event('toggle'))
  expect(scroll).toHaveBeenCalledOnce()
})

describe('people are asked', () => {
  /** Whether each panel is open; empty where people are not folded up. */
  const panelsOf = (...[of, held]: [Parameters<typeof renderFunnel>[1], Parameters<typeof renderFunnel>[2]]) => {
    const { container } = renderFunnel(PersonalDataStep, of, held)
    return [...container.querySelectorAll('details')].map(({ open }) => open)
  }
  const three = [billedTraveller(), traveller(), traveller()]

  test('side by side while they are two', () => {
    expect(panelsOf(draft(), offer())).toEqual([])
  })

  test('one at a time from three on, and from two on with their papers, the first who lacks something first', () => {
    expect(panelsOf(draft({ travellers: three }), offer())).toEqual([false, true, false])
    expect(panelsOf(draft(), abroad)).toHaveLength(2)
    expect(panelsOf(draft({ travellers: [billedTraveller()] }), abroad)).toEqual([])
  })

  test('by name once it is known, children with their age', () => {
    const child = traveller({ birthday: '2018-03-10', ageGroupId: 'child' })
    const words = textOf(
      renderFunnel(PersonalDataStep, draft({ travellers: [billedTraveller(), child] }), offer()).container,
    )
    expect(words).toContain('Anna Muster')
    expect(words).toContain('Person 2, Kind, 9 Jahre')
    expect(words).toContain('Zum Beispiel 01.02.2018')
  })
})
