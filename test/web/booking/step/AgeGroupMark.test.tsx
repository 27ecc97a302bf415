// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, travel } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { PersonalDataStep } from '#web/booking/personalData/PersonalDataStep.tsx'
import { AgeGroupMark } from '#web/booking/step/AgeGroupMark.tsx'

describe('the icon of an age group', () => {
  const mark = (icon: string | null) => renderFunnel(() => <AgeGroupMark icon={icon} />, draft(), offer()).container

  test.each(['adult', 'senior', 'child', 'toddler', ' Adult '])(
    'that is the name «%s» is a pictogram of ours',
    (icon) => {
      expect(mark(icon).querySelector('svg path')).not.toBeNull()
    },
  )

  test('that is a path is a picture of the image service', () => {
    expect(mark('symbole/kind').querySelector('img')?.src).toContain('/bilder/symbole/kind?')
  })

  test.each([null, '', 'fa-user', 'constructor', 'toString'])('that is %j draws nothing', (icon) => {
    expect(mark(icon).childNodes).toHaveLength(0)
  })

  // rule 3.1.3.8
  test('stands before each person of the group', () => {
    const ageGroups = AGE_GROUPS.map((group) => ({ ...group, icon: group.type === 'ADULT' ? 'adult' : null }))
    const marked = () => screen.getAllByRole('heading', { level: 2 }).filter((heading) => heading.querySelector('svg'))
    renderFunnel(PersonalDataStep, draft(), offer())
    expect(marked()).toEqual([])
    renderFunnel(PersonalDataStep, draft(), offer({ travel: travel({ ageGroups }) }))
    expect(marked()).toHaveLength(2)
  })
})
