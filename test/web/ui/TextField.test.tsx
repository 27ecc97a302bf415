import { renderToString as render } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from '#web/ui/TextField.tsx'

// rule 2.7.4
test('an error stands as text under the field and is tied to it', () => {
  const page = render(
    <TextField label="Vorname" name="firstName" hint="Wie im Pass" error="Bitte geben Sie den Vornamen an." />,
  )
  expect(page).toMatch(/<label[^>]*for="firstName"/)
  expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="firstName-hinweis"/)
  expect(page).toMatch(/<p[^>]*id="firstName-hinweis"[^>]*>Bitte geben Sie den Vornamen an\.<\/p>/)
  expect(page).not.toContain('Wie im Pass')
})

test('a field without error shows its hint and is not marked', () => {
  const page = render(<TextField label="Vorname" name="firstName" hint="Wie im Pass" />)
  expect(page).toContain('Wie im Pass')
  expect(page).not.toContain('aria-invalid')
})

test('what is optional says so', () => {
  expect(render(<TextField label="Telefon" name="phone" isOptional />)).toContain('freiwillig')
})
