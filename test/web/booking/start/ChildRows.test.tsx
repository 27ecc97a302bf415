// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each(['14.05.2018', '2018'])(
  'a child typed as %s stays in view with the reason once the party is full, and is not added',
  async (birthday) => {
    const eleven = Array.from({ length: 11 }, () => traveller())
    const { draftNow } = renderFunnel(StartStep, draft({ rooms: [], travellers: eleven }), offer())
    click('Kind hinzufügen')
    fireEvent.change(screen.getByRole('textbox', { name: 'Geburtsdatum des Kindes' }), { target: { value: birthday } })
    click('Erwachsene: eins mehr')
    await waitFor(() => expect(draftNow().travellers).toHaveLength(12))
    const field = await screen.findByRole('textbox', {
      name: 'Geburtsdatum des Kindes',
      description: /höchstens 12 Personen/,
    })
    click('Hinzufügen')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(draftNow().travellers).toHaveLength(12)
    click('Abbrechen')
    expect(screen.queryByRole('textbox', { name: 'Geburtsdatum des Kindes' })).toBeNull()
  },
)

test.each([
  ['31.02.2018', 'Den 31.02.2018 gibt es nicht. Prüfen Sie Tag und Monat.'],
  ['im Mai', 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel 14.05.2018.'],
])('a wrong birthday of a child, %s, has the words of an adult’s', async (typed, words) => {
  renderFunnel(StartStep, draft({ rooms: [] }), offer())
  click('Kind hinzufügen')
  fireEvent.change(screen.getByRole('textbox', { name: 'Geburtsdatum des Kindes' }), { target: { value: typed } })
  click('Hinzufügen')
  await screen.findByRole('textbox', { name: 'Geburtsdatum des Kindes', description: words })
})
