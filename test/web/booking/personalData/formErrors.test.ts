import { beforeAll, afterAll, expect, test, vi } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { summarisedErrors } from '#web/booking/personalData/formErrors.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

// Without a page the order of the form counts.
beforeAll(() => vi.stubGlobal('document', { getElementById: () => null }))
afterAll(() => vi.unstubAllGlobals())

const wrong = (message: string) => ({ type: 'test', message })
const party = draft({ travellers: [billedTraveller(), traveller()] })

test('where much is open of one person all fields are named that have a name, in one manner', () => {
  const errors = {
    people: {
      traveller0: {
        firstName: wrong('A'),
        lastName: wrong('B'),
        birthday: wrong('C'),
        phone: wrong('Prüfen Sie die Telefonnummer.'),
      },
      traveller1: { firstName: wrong('Geben Sie den Vornamen ein.') },
    },
    answers: { answer0: wrong('Beantworten Sie die Frage.') },
  }
  expect(summarisedErrors(errors, resolve(party, offer()))).toEqual([
    { id: 'people.traveller0.firstName', text: 'Vorname', group: 'Anna Muster' },
    { id: 'people.traveller0.lastName', text: 'Nachname', group: 'Anna Muster' },
    { id: 'people.traveller0.birthday', text: 'Geburtsdatum', group: 'Anna Muster' },
    { id: 'people.traveller0.phone', text: 'Telefon', group: 'Rechnung' },
    { id: 'people.traveller1.firstName', text: 'Vorname', group: 'Person 2' },
    { id: 'answers.answer0', text: 'Beantworten Sie die Frage.', group: 'Fragen zur Reise' },
  ])
})

test('where little is open the sentence of each field is told', () => {
  const errors = {
    people: {
      traveller0: { firstName: wrong('Geben Sie den Vornamen ein.'), phone: wrong('Prüfen Sie die Telefonnummer.') },
    },
  }
  expect(summarisedErrors(errors, resolve(party, offer())).map(({ text }) => text)).toEqual([
    'Geben Sie den Vornamen ein.',
    'Prüfen Sie die Telefonnummer.',
  ])
})

test('the fields of a document are named as they stand in the form', () => {
  const passport = { number: wrong('A'), birthPlace: wrong('B'), validUntil: wrong('C') }
  const lines = summarisedErrors({ people: { traveller1: { passport } } }, resolve(party, offer()))
  expect(lines.map(({ text }) => text)).toEqual(['Ausweisnummer', 'Geburtsort', 'Gültig bis'])
})

test('two errors of who travels alone need no heading', () => {
  const alone = draft({ travellers: [billedTraveller()] })
  const errors = { people: { traveller0: { firstName: wrong('Geben Sie den Vornamen ein.') } } }
  expect(summarisedErrors(errors, resolve(alone, offer()))).toEqual([
    { id: 'people.traveller0.firstName', text: 'Geben Sie den Vornamen ein.', group: null },
  ])
})
