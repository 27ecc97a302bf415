import { expect, test } from 'vitest'
import { ageOn, addYears } from '#domain/calendar.ts'
import { readTypedDay } from '#web/text/typedDay.ts'
import { answerExample, babyExample, birthdayExample, documentExample } from '#web/booking/personalData/exampleDays.ts'
import { AGE_GROUPS, TODAY } from '#test/support/builders/offer.ts'

const read = (day: string) => readTypedDay(day, { today: TODAY, shortYears: 'past' }) ?? ''

test('an example of a birthday is one somebody of the group may have', () => {
  for (const group of AGE_GROUPS) {
    const age = ageOn(read(birthdayExample(group, TODAY)), TODAY)
    expect([group.minAge <= age, age <= group.maxAge]).toEqual([true, true])
  }
  expect(birthdayExample(null, TODAY)).toBe('01.02.1950')
})

test.each(['2027-03-01', '2027-01-15'])('an example of a baby is born and less than a year old on %s', (today) => {
  const day = read(babyExample(today))
  expect(day <= today && day > addYears(today, -1)).toBe(true)
})

test('a document of the example was issued and has not ended', () => {
  expect(read(documentExample('issueDate', TODAY)) < TODAY).toBe(true)
  expect(read(documentExample('validUntil', TODAY)) > TODAY).toBe(true)
})

test.each([
  ['2027-01-15', '01.02.2026'],
  ['2027-02-01', '01.02.2027'],
])('the example for a question of the operator has been, and is no birthday of a grown-up, on %s', (today, day) => {
  expect(answerExample('Letzte Tetanusimpfung', today)).toBe(day)
})

test.each([
  ['Geburtsdatum der Notfallperson', '01.02.1950'],
  ['Wann sind Sie geboren?', '01.02.1950'],
  ['Halbtax gültig bis', '01.02.2031'],
  ['Ablaufdatum der Karte', '01.02.2031'],
])('the example for «%s» is %s', (question, day) => {
  expect(answerExample(question, '2027-01-15')).toBe(day)
})
