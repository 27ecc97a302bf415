// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { DateField } from '#web/ui/DateField.tsx'

function Birthday() {
  const [value, setValue] = useState('')
  return <DateField label="Geburtsdatum" value={value} onChange={setValue} today="2026-11-30" />
}

test('a day is typed on a keypad that has a dot, and stands in full once the field is left', () => {
  renderPage(<Birthday />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Geburtsdatum' })
  expect(field.inputMode).toBe('decimal')
  for (const typed of ['1.2.58', '1,2,1958', '1. Februar 1958']) {
    fireEvent.change(field, { target: { value: typed } })
    expect(field.value).toBe(typed)
    fireEvent.blur(field)
    expect(field.value).toBe('01.02.1958')
  }
})
