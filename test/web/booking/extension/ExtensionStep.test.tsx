// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ExtensionArticle } from '#web/booking/extension/ExtensionArticle.tsx'
import { ExtensionStep } from '#web/booking/extension/ExtensionStep.tsx'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { renderFunnel, renderPage, textOf } from '#test/support/web/render.tsx'

const longer = departure({
  id: 'd2',
  endDate: '2027-06-21',
  includesExtension: true,
  extensions: [extension()],
  extensionBaseDate: { id: 'd1' },
  packagePrices: new Map([
    ['201', 169_000],
    ['202', 189_000],
  ]),
})
const words = (packages: Readonly<Record<string, number>> | null) => {
  const left = packages === null ? {} : contingentsLeft(packages, {}, 'd2')
  const sold = offer({ pricing: pricing({ departures: [departure(), longer] }), ...left })
  return textOf(renderFunnel(ExtensionStep, draft(), sold).container)
}

// rules 2.5.1.3, 3.6.3.3
test('an extension with the present rooms tells what it adds', () => {
  expect(words(null)).toContain('+ CHF 800.-')
  expect(words({ 201: 2 })).toContain('+ CHF 800.-')
})

test('an extension whose rooms are full says so before it is chosen', () => {
  expect(words({ 201: 1, 202: 2 })).toContain(
    'Ihre Zimmer sind in der Verlängerung ausgebucht. Sie wählen danach andere.',
  )
  expect(words({ 201: 1, 202: 1 })).toContain('Für Sie ist in der Verlängerung nichts mehr frei.')
})

test('an extension without a heading of its own goes by its label', () => {
  const date = { ...longer, nights: 9, extension: { ...extension(), label: 'Drei Tage am Meer' } }
  const content = { id: 'x', description: null, highlights: [], image: null }
  const draw = (name: string) =>
    textOf(
      renderPage(
        <ExtensionArticle
          date={date}
          base={null}
          // Fragments are masked by type alone.
          extension={{ id: 'meer', info: null, travelExtension: { ...content, name } } as never}
        />,
      ).container,
    )
  expect(draw('')).toContain('Drei Tage am Meer')
  expect(draw('Camargue')).toBe('Camargue')
})

test('the number of extensions of a date is told as it is', () => {
  const lead = (departures: Parameters<typeof pricing>[0]) =>
    textOf(renderFunnel(ExtensionStep, draft(), offer({ pricing: pricing(departures) })).container)
  expect(lead({ departures: [departure(), longer] })).toContain('Zu diesem Datum gibt es eine Verlängerung.')
  const another = { ...longer, id: 'd3', extensions: [{ ...extension(), id: 'other' }] }
  expect(lead({ departures: [departure(), longer, another] })).toContain('Zu diesem Datum gibt es 2 Verlängerungen.')
})

test('a date without an extension is not said to have one', () => {
  const none = textOf(
    renderFunnel(ExtensionStep, draft(), offer({ pricing: pricing({ departures: [departure()] }) })).container,
  )
  expect(none).toContain('An diesem Datum gibt es keine Verlängerung.')
  expect(none).not.toContain('gibt es eine Verlängerung')
})
