// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { TextField } from '#web/ui/TextField.tsx'

// rule 2.7.4
test('an error stands as text under the field and is tied to it', () => {
  renderPage(<TextField label="Vorname" name="firstName" hint="Wie im Pass" error="Bitte geben Sie den Vornamen an." />)
  const field = screen.getByRole('textbox', { name: 'Vorname' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const error = screen.getByText('Bitte geben Sie den Vornamen an.')
  expect(error.id).not.toBe('')
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  expect(screen.queryByText('Wie im Pass')).toBeNull()
})

test('a field without error shows its hint and is not marked', () => {
  renderPage(<TextField label="Vorname" name="firstName" hint="Wie im Pass" />)
  expect(screen.getByText('Wie im Pass')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Vorname' }).hasAttribute('aria-invalid')).toBe(false)
})

test('an optional field is marked as optional', () => {
  renderPage(<TextField label="Telefon" name="phone" isOptional />)
  expect(screen.getByRole('textbox', { name: /Telefon.*freiwillig/ })).toBeDefined()
})
