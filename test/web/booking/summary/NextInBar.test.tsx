// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { NEXT_BUTTON_ID } from '#web/booking/step/StepFrame.tsx'
import { NextInBar } from '#web/booking/summary/NextInBar.tsx'

test('«Weiter» in the bar reads the field that still has the focus, then goes on', () => {
  const happened: string[] = []
  const Step = () => (
    <>
      <input onBlur={() => happened.push('read')} />
      <button id={NEXT_BUTTON_ID} onClick={() => happened.push('next')} />
      <NextInBar />
    </>
  )
  renderFunnel(Step, draft(), offer())
  screen.getByRole('textbox').focus()
  fireEvent.click(screen.getByText('Weiter'))
  expect(happened).toEqual(['read', 'next'])
})
