import { expect, test } from 'vitest'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'

const MUTATION = 'mutation($input: TrackingConversionInput!) { createTrackingConversion(input: $input) { id } }'
const INPUT = { conversionName: 'View_Tour', conversionTime: '2027-01-15T08:00:00.000Z', tenantId: '4' }

async function send(body: object, { platform, storage }: OpenPlatform) {
  const request = new Request('http://platform.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await (await platform.fetch(request)).json()
  return { answer, kept: await storage.db.selectFrom('conversion').select('conversion_time').execute() }
}

const NO_TIMES: readonly unknown[] = [
  true,
  false,
  0,
  1.5,
  1e308,
  {},
  [],
  ['2027-01-15T08:00:00Z'],
  { toString: 'x' },
  '',
  'gestern',
  '2027-01-15',
  '2027-02-30T08:00:00Z',
  '2027-01-15T24:00:00Z',
  '2027-01-15T08:00:00',
  '2027-01-15 08:00:00Z',
  '2027-01-15T08:00:00Z\u0000',
]

test.each(NO_TIMES.map((value) => ({ value })))(
  'an invalid time is refused before anything is stored: $value',
  async ({ value }) => {
    const open = await openPlatform()
    for (const input of [
      { ...INPUT, conversionTime: value },
      { ...INPUT, acquisitionTimestamp: value },
    ]) {
      const { answer, kept } = await send({ query: MUTATION, variables: { input } }, open)
      expect(answer).toHaveProperty('errors.0.message')
      expect(answer).not.toHaveProperty('data.createTrackingConversion')
      expect(kept).toEqual([])
    }
  },
)

test('an invalid time literal in the document is refused', async () => {
  const query = `mutation { createTrackingConversion(input: { conversionName: "View_Tour", conversionTime: true, tenantId: "4" }) { id } }`
  const { answer, kept } = await send({ query }, await openPlatform())
  expect(answer).toHaveProperty('errors.0.message')
  expect(kept).toEqual([])
})

const NOW = new Date().toISOString()

test.each([NOW, NOW.replace(/\.\d+/, ''), NOW.replace('Z', '+00:00'), NOW.replace('Z', '000Z')])(
  'a valid time is stored unchanged: %s',
  async (conversionTime) => {
    const { kept } = await send(
      { query: MUTATION, variables: { input: { ...INPUT, conversionTime } } },
      await openPlatform(),
    )
    expect(kept).toEqual([{ conversion_time: conversionTime }])
  },
)
