// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { renderPage } from '#test/support/web/render.tsx'

function Rooms({ onChange }: { readonly onChange: (value: number) => void }) {
  const [value, setValue] = useState(1)
  const change = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return <QuantityStepper label="Doppelzimmer" value={value} min={0} max={8} onChange={change} />
}

/** The field of a stepper at 1 of at most 8, after a text was typed into it. */
function afterTyping(text: string) {
  const chosen: number[] = []
  renderPage(<Rooms onChange={(value) => chosen.push(value)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Doppelzimmer' })
  fireEvent.change(field, { target: { value: text } })
  return { field, chosen }
}

describe('an arrow key in a number field', () => {
  test.each([
    ['ArrowUp', '4', 5],
    ['ArrowDown', '4', 3],
    ['ArrowUp', '99', 8],
    ['ArrowUp', 'x', 2],
  ])('%s after typing «%s» leads to %i, in the field too', async (key, text, expected) => {
    const { field, chosen } = afterTyping(text)
    expect(fireEvent.keyDown(field, { key })).toBe(false)
    await waitFor(() => expect(chosen).toEqual([expected]))
    await waitFor(() => expect(field.value).toBe(String(expected)))
  })

  test('is the only key that does not go on to the field', () => {
    const { field } = afterTyping('4')
    expect(fireEvent.keyDown(field, { key: '5' })).toBe(true)
  })
})

test('a button counts from the number typed beside it', async () => {
  const { field, chosen } = afterTyping('4')
  fireEvent.click(screen.getByRole('button', { name: 'Doppelzimmer: eins mehr' }))
  await waitFor(() => expect(chosen).toEqual([5]))
  await waitFor(() => expect(field.value).toBe('5'))
})

test.each(['blur', 'Enter'])('a typed number is taken on %s, other text is not', async (way) => {
  const leave = (field: HTMLInputElement) =>
    way === 'blur' ? fireEvent.blur(field) : fireEvent.keyDown(field, { key: 'Enter' })
  const { field, chosen } = afterTyping('x')
  leave(field)
  expect(field.value).toBe('1')
  fireEvent.change(field, { target: { value: '4' } })
  leave(field)
  await waitFor(() => expect(chosen).toEqual([4]))
})
