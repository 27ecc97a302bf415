import { afterEach, expect, test, vi } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { hydrationText, type HydrationData } from '#web/document/hydrationData.ts'

const DATA: HydrationData = {
  tenantId: '4',
  isEsimActive: false,
  hasPaymentPage: true,
  filterInputs: carovia.travelFilter.inputs,
  today: '2027-01-15',
  isPartByPart: false,
  build: 'abc',
  // Keys that are whole numbers come first in objects, whatever their order was.
  answers: {
    '-12': { hasNext: false, data: JSON.stringify({ name: '</script>\n"Provence"' }) },
    '7': { hasNext: false, data: JSON.stringify({ name: 'Wien' }) },
    '-3': { hasNext: false, error: { graphQLErrors: ['failed'] } },
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the browser reads of a text in the page, in a module that has read nothing yet. */
async function readBack(textContent: string): Promise<HydrationData> {
  vi.resetModules()
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  const { hydrationData } = await import('#web/document/hydrationData.ts')
  return hydrationData()
}

test('the browser reads what the server wrote, each answer under its key', async () => {
  const { answers, ...others } = await readBack(hydrationText(DATA))
  expect({ ...others, answers: {} }).toEqual({ ...DATA, answers: {} })
  expect(JSON.parse(answers['-12']?.data ?? '')).toEqual({ name: '</script>\n"Provence"' })
  expect(JSON.parse(answers['7']?.data ?? '')).toEqual({ name: 'Wien' })
  // The client takes an empty text for none.
  expect(answers['-3']).toEqual({ hasNext: false, error: { graphQLErrors: ['failed'] }, data: '' })
})

test('answers stand in the page without escaped quotes, and cannot close their element', () => {
  expect(hydrationText(DATA)).toContain('\n{"name":"Wien"}\n')
  expect(hydrationText(DATA)).not.toContain('<')
})

test.each(['', 'null', '{}', '<html>', '{"tenantId":"4"'])(
  '%j in place of the data gives the defaults',
  async (text) => {
    expect(await readBack(text)).toMatchObject({ tenantId: '', answers: {} })
  },
)
