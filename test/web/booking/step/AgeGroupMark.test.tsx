import { describe, expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, travel } from '#test/support/builders/offer.ts'
import { drawn } from '#test/support/funnel.tsx'
import { PersonalDataStep } from '#web/booking/personalData/PersonalDataStep.tsx'
import { AgeGroupMark } from '#web/booking/step/AgeGroupMark.tsx'

describe('the icon of an age group', () => {
  const mark = (icon: string | null) => drawn(() => <AgeGroupMark icon={icon} />, draft(), offer())

  test.each(['adult', 'senior', 'child', 'toddler', ' Adult '])(
    'that is the name «%s» is a pictogram of ours',
    (icon) => {
      expect(mark(icon)).toContain('<path')
    },
  )

  test('that is a path is a picture of the image service', () => {
    expect(mark('symbole/kind')).toContain('/bilder/symbole/kind?')
  })

  test.each([null, '', 'fa-user', 'constructor', 'toString'])('that is %j draws nothing', (icon) => {
    expect(mark(icon)).toBe('')
  })

  // rule 3.1.3.8
  test('stands before each person of the group', () => {
    const ageGroups = AGE_GROUPS.map((group) => ({ ...group, icon: group.type === 'ADULT' ? 'adult' : null }))
    const plain = drawn(PersonalDataStep, draft(), offer())
    const marked = drawn(PersonalDataStep, draft(), offer({ travel: travel({ ageGroups }) }))
    const headings = (markup: string) =>
      markup.match(/<h2\b(?:(?!<\/h2>).)*/gs)?.filter((heading) => heading.includes('<svg')) ?? []
    expect(headings(plain)).toEqual([])
    expect(headings(marked)).toHaveLength(2)
  })
})
