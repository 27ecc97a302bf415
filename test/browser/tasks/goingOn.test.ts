import { expect, test } from 'vitest'
import { PHONE } from '#test/support/browser/visitor.ts'
import { taskUserOf, withDevices } from '#test/support/browser/devices.ts'
import { totals } from '#test/support/browser/funnel.ts'

const { site, task } = withDevices()

/** Somebody who is called to dinner, and closes everything. */
task('«Where was I? I do not want to begin again.»', async (user) => {
  const { visitor, page, press, choose, button, link, mark, goOn, arriveAt, seeTotal, isPhone } = user
  await user.begin('/reisen/provence/provence-lavendelbluete')
  await press(link('Mi 23.06. – Mo 28.06. wählen'))
  await press(link('Jetzt buchen'))
  await arriveAt('Wann reisen Sie, und mit wem?')
  await press(button('Doppelzimmer wählen'))
  await goOn()
  await arriveAt('Was darf es noch sein?')
  await choose(mark('Pétanque-Set und Picknickkorb im Zimmer'))
  await seeTotal('CHF 2’582.50')
  await page.close()

  const later = taskUserOf(visitor, { site, isPhone }, await visitor.context.newPage())
  await later.begin('/')
  await later.read(later.words('ab 23.06.2027, 2 Personen'))
  await later.press(later.link('Weiter buchen'))
  // The booking continues where it was left. Is the basket still there?
  await later.arriveAt('Was darf es noch sein?')
  await later.seeTotal('CHF 2’582.50')
  expect(await later.mark('Pétanque-Set und Picknickkorb im Zimmer').isChecked()).toBe(true)
  await later.goOn()
  await later.arriveAt('Ihre Angaben')
})

/** At the computer of the library, which closes at six. */
test('«I go on with my phone on the train.»', async () => {
  const library = taskUserOf(await site.newVisitor(), { site, isPhone: false })
  await library.begin('/reisen/provence/provence-lavendelbluete')
  await library.press(library.link('Jetzt buchen'))
  await library.arriveAt('Wann reisen Sie, und mit wem?')
  await library.press(library.button('Erwachsene: eins weniger'))
  await library.press(library.button('Einzelzimmer wählen'))
  await library.seeTotal(totals.alone)
  await library.press(library.button('Auf dem Handy weiterfahren'))
  const code = library.page.getByRole('dialog').getByRole('img', { name: /Handy/ })
  await library.read(code)

  const phone = taskUserOf(await site.newVisitor({ width: PHONE }), { site, isPhone: true })
  await phone.begin(await code.evaluate(scan))
  await phone.read(phone.words('Ihre Auswahl ist angekommen'))
  await phone.arriveAt('Wann reisen Sie, und mit wem?')
  await phone.seeTotal(totals.alone)
  await phone.goOn()
  await phone.arriveAt('Was darf es noch sein?')
  await phone.goBack()
  await phone.arriveAt('Wann reisen Sie, und mit wem?')
  await phone.seeTotal(totals.alone)
  expect(await phone.page.getByText('Ihre Auswahl ist angekommen').count()).toBe(0)
  expect([...library.visitor.problems, ...phone.visitor.problems]).toEqual([])
})

/** Runs in the page: the text the code is drawn from, which is what a camera reads in it. */
function scan(code: Element): string {
  const key = Object.keys(code).find((name) => name.startsWith('__reactFiber')) ?? ''
  for (let fiber = Reflect.get(code, key) as Fiber | null; fiber !== null; fiber = fiber.return) {
    if (typeof fiber.memoizedProps?.['value'] === 'string') return fiber.memoizedProps['value']
  }
  throw new Error('There is no code')
}

interface Fiber {
  readonly return: Fiber | null
  readonly memoizedProps: Readonly<Record<string, unknown>> | null
}
