// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { IdleDialog } from '#web/booking/page/IdleDialog.tsx'

// rule 10.10
test('the question to an idle visitor has the focus on going on, so that Enter does not dial', () => {
  renderFunnel(() => <IdleDialog onResume={() => undefined} />, draft(), offer())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Weiterfahren' }))
})
