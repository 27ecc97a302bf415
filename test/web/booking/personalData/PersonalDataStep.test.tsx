import { describe, expect, test } from 'vitest'
import { settle } from '#domain/booking/settle.ts'
import { PersonalDataStep } from '#web/booking/personalData/PersonalDataStep.tsx'
import { baby, billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { drawn, wordsOf } from '#test/support/funnel.tsx'

const abroad = offer({ pricing: pricing({ catalogueInfo: new Map([['WEB | Passdaten', 'JA']]) }) })

// rules 1.1.3.5, 2.5.1.5
test('everybody is asked for a name, only the billed person for e-mail, phone and address', () => {
  const travellers = [billedTraveller(), traveller()]
  const markup = drawn(PersonalDataStep, draft({ travellers, babies: [baby()] }), offer())
  expect(wordsOf(markup)).toContain('Anna Muster vollständig')
  expect(wordsOf(markup)).toContain('Person 2 Angaben fehlen noch')
  expect(wordsOf(markup)).toContain('Baby 1 Angaben fehlen noch')
  expect(markup.match(/>Vorname</g)).toHaveLength(3)
  expect(markup.match(/>E-Mail</g)).toHaveLength(1)
  expect(markup.match(/>Strasse und Hausnummer</g)).toHaveLength(1)
  expect(wordsOf(markup)).toContain('Gleiche Adresse wie Anna Muster')
})

test('a baby has no salutation, a child has its own words', () => {
  const child = traveller({ birthday: '2018-03-10', ageGroupId: 'child' })
  const words = wordsOf(
    drawn(PersonalDataStep, draft({ travellers: [billedTraveller(), child], babies: [baby()] }), offer()),
  )
  expect(words.match(/Anrede/g)).toHaveLength(2)
  expect(words).toContain('Knabe Mädchen')
})

test('the salutations of several people are groups of different names', () => {
  const child = traveller({ birthday: '2018-03-10', ageGroupId: 'child' })
  const markup = drawn(PersonalDataStep, draft({ travellers: [billedTraveller(), traveller(), child] }), offer())
  const names = [...markup.matchAll(/<legend[^>]*>(Anrede.*?)<\/legend>/g)].map(([, legend = '']) =>
    wordsOf(legend).replaceAll(' ,', ',').trim(),
  )
  expect(names).toEqual(['Anrede, Anna Muster', 'Anrede, Person 2', 'Anrede, Person 3'])
})

test('browsers are told whose field it is', () => {
  const markup = drawn(PersonalDataStep, draft(), offer())
  expect(markup).toContain('autoComplete="section-reisende1 email"')
  expect(markup).toContain('autoComplete="section-reisende2 given-name"')
  expect(markup).not.toContain('honorific')
})

test('documents are asked for only where the travel needs them, with the reason', () => {
  expect(wordsOf(drawn(PersonalDataStep, draft(), offer()))).not.toContain('Geburtsort')
  const words = wordsOf(drawn(PersonalDataStep, draft({ babies: [baby()] }), abroad))
  expect(words.match(/Geburtsort/g)).toHaveLength(3)
  expect(words).toContain('Wir müssen diese Angaben für alle Reisenden im Voraus melden.')
  expect(words).toContain('Mindestens bis zum Ende der Reise am 18.06.2027')
})

test('where only minors would be billed another address is asked for', () => {
  const young = draft({ travellers: [billedTraveller({ birthday: '2010-01-01' })] })
  const words = wordsOf(drawn(PersonalDataStep, settle(young, offer()), offer()))
  expect(words).toContain('Es braucht eine andere Rechnungsadresse')
  expect(words).toContain('Noch nicht 18 Jahre alt')
  expect(words.match(/Vorname/g)).toHaveLength(2)
})

test('a minor is told why they cannot be billed, by name', () => {
  const lea = billedTraveller({ firstName: 'Lea', lastName: '', birthday: '2010-01-01' })
  const words = wordsOf(drawn(PersonalDataStep, settle(draft({ travellers: [lea] }), offer()), offer()))
  expect(words).toContain('Lea ist noch nicht 18 Jahre alt und kann deshalb keine Rechnung erhalten.')
})

test('the address of a traveller is offered for a bill that goes elsewhere, until another is typed', () => {
  const lea = billedTraveller({ firstName: 'Lea', lastName: 'Muster', birthday: '2010-01-01' })
  const open = settle(draft({ travellers: [lea] }), offer())
  expect(wordsOf(drawn(PersonalDataStep, open, offer()))).toContain('Adresse von Lea Muster übernehmen')
  const typed = { ...open, billingAddress: contact({ address: 'Weg 3' }) }
  expect(wordsOf(drawn(PersonalDataStep, typed, offer()))).not.toContain('übernehmen')
})

test('with two households a traveller chooses whose address is theirs', () => {
  const beat = traveller({ firstName: 'Beat', sameAddressAsTravellerIndex: null })
  const words = wordsOf(drawn(PersonalDataStep, draft({ travellers: [billedTraveller(), beat, traveller()] }), offer()))
  expect(words).toContain('Gleiche Adresse wie Anna Muster Gleiche Adresse wie Beat Eigene Adresse')
})

test('no text promises a message that nobody sends', () => {
  expect(wordsOf(drawn(PersonalDataStep, draft(), offer()))).not.toMatch(/Bestätigung/)
})

describe('people are asked', () => {
  const panels = (markup: string) => markup.match(/<details[^>]*>/g) ?? []
  const three = [billedTraveller(), traveller(), traveller()]

  test('side by side while they are two', () => {
    expect(panels(drawn(PersonalDataStep, draft(), offer()))).toEqual([])
  })

  test('one at a time from three on, and from two on with their papers, the first who lacks something first', () => {
    const opened = panels(drawn(PersonalDataStep, draft({ travellers: three }), offer())).map((panel) =>
      panel.includes('open'),
    )
    expect(opened).toEqual([false, true, false])
    expect(panels(drawn(PersonalDataStep, draft(), abroad))).toHaveLength(2)
    expect(panels(drawn(PersonalDataStep, draft({ travellers: [billedTraveller()] }), abroad))).toEqual([])
  })

  test('by name once it is known, children with their age', () => {
    const child = traveller({ birthday: '2018-03-10', ageGroupId: 'child' })
    const words = wordsOf(drawn(PersonalDataStep, draft({ travellers: [billedTraveller(), child] }), offer()))
    expect(words).toContain('Anna Muster')
    expect(words).toContain('Person 2, Kind, 9 Jahre')
    expect(words).toContain('Zum Beispiel 01.02.2018')
  })
})
