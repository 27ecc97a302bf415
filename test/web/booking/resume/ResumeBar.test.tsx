// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { STORAGE_KEY } from '#state/storedState.ts'
import { inSite, siteWith } from '#test/support/web/render.tsx'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { ResumeBar } from '#web/booking/resume/ResumeBar.tsx'

// rule 10.15
test('a payment is asked for as long as the operator holds the places', () => {
  const hourAgo = nowSeconds() - 60 * 60
  const unpaid = { travelId: 'wien', travelName: 'Wien', people: 2, stage: 'unpaid', lastActivityTimestamp: hourAgo }
  window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ resumptions: [unpaid] }))
  onTestFinished(() => window.localStorage.clear())
  const bar = <ResumeBar travelId={null} />
  const { unmount } = render(inSite(bar, siteWith({ persist: true, holdMinutes: 1440 })))
  expect(screen.getByRole('link', { name: 'Zur Zahlung' })).toHaveProperty('pathname', '/buchen/wien/online-zahlung')
  unmount()
  render(inSite(bar, siteWith({ persist: true, holdMinutes: 45 })))
  expect(screen.queryByRole('link')).toBeNull()
})
