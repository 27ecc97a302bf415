import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import contract from '#schema.graphql?raw'
import { createAdapter } from '#server/adapter/adapter.ts'
import { readPlatformSchema, schemaOf } from '#server/adapter/platformSchema.ts'
import { createLog } from '#server/log/log.ts'
import { wireBooking } from '#test/support/platform/wireBooking.ts'
import { baseContract, startBarePlatform, type BareOptions } from '#test/support/server/platformServers.ts'
import { everyCall } from '#test/support/server/everyCall.ts'
import { call, codeOf, trustedDocuments, openProxy } from '#test/support/server/openProxy.ts'

const schema = buildSchema(contract)

async function openForeign(options: BareOptions = {}) {
  const bare = await startBarePlatform(options)
  const theirs = await readPlatformSchema({ url: bare.url, schemaFile: null }, createLog('silent'))
  const adapter = createAdapter({ contract: schema, platform: schemaOf(theirs), note: () => undefined })
  const { proxy } = await openProxy({ url: bare.url, platform: (request) => fetch(request), adapter })
  const ask = async (name: string, variables: object): Promise<unknown> => (await proxy(call(name, variables))).json()
  return { ...bare, ask, proxy }
}

const unknownPlatform = createAdapter({ contract: schema, platform: null, note: () => undefined })

const input = { bookingId: 'b-1', tenantId: '4' }
const travel = { travelId: 'alpen', tenantId: '4', withBooking: true, withPage: true }
test('the calls of this file cover all operations', () => {
  expect([...new Set(everyCall.map(({ name }) => name))].sort()).toEqual(
    trustedDocuments.all.map(({ name }) => name).sort(),
  )
})

// rule 7.1.3
test.each(everyCall)(
  '$name with $setting is answered by a platform that knows the base contract only and hides its schema',
  async ({ name, variables }) => {
    const { ask } = await openForeign()
    expect(await ask(name, variables)).toEqual({ data: expect.anything() as unknown })
  },
)

test.each(everyCall)(
  '$name with $setting becomes a valid document of the base contract, without fragments and type names',
  ({ document, variables }) => {
    const { query } = unknownPlatform.adapt(document, variables).request
    expect(validate(buildSchema(baseContract), parse(query))).toEqual([])
    expect(query).not.toMatch(/\.\.\.|\$(?!json|clientState)/)
  },
)

test('fields that were not requested are null in the answer', async () => {
  const { ask } = await openForeign()
  const list = (await ask('TravelFilter', { tenantId: '4', query: '', filters: [] })) as {
    data: { travelFilter: { travels: object[] } }
  }
  expect(list.data.travelFilter.travels[0]).toMatchObject({ name: 'Lissabon', urlSlug: 'lissabon', id: null })
  const page = (await ask('Travel', travel)) as { data: { travel: object } }
  expect(page.data.travel).toMatchObject({ id: 'alpen', dayProgramme: null, images: null })
})

test('a field excluded by @include is missing in the answer', async () => {
  const { ask } = await openForeign()
  const page = (await ask('Travel', { ...travel, withPage: false })) as { data: { travel: object } }
  expect(page.data.travel).not.toHaveProperty('dayProgramme')
})

test('input fields and arguments that are additions are not sent to a platform that lacks them', async () => {
  const { ask, calls: sent } = await openForeign()
  await ask('InitBookingPayment', { input: { ...input, returnUrl: '/zurueck', switchToInvoice: false } })
  await ask('RatioTravel', { ratioTravelId: 'alpen-bus', tables: ['t_packages'] })
  expect(sent[0]?.query).toContain('initBookingPayment(input: {bookingId: "b-1", tenantId: "4"})')
  expect(sent[1]?.query).not.toContain('tables')
  expect(sent.map(({ variables }) => variables)).toEqual([{}, {}])
})

test('a platform with the base contract only has no payment status', async () => {
  const { ask, calls: sent } = await openForeign()
  const answer = (await ask('RatioSummaryQuery', { clientState: wireBooking(), withPayment: true })) as {
    data: { ratioSummary: object }
  }
  expect(answer.data.ratioSummary).toMatchObject({ json: expect.anything() as unknown, payment: null })
  expect(sent[0]?.query).not.toContain('payment')
  expect(sent[0]?.variables).not.toHaveProperty('withPayment')
})

test('a payment is forwarded without the decision id, an addition', async () => {
  const { ask, calls: sent } = await openForeign()
  await ask('InitBookingPayment', {
    input: { ...input, decisionId: '5f1f3c9c-6a0f-4a39-9f3e-0d6a3c1f7b10', returnUrl: '/zurueck' },
  })
  expect(sent[0]?.query).toContain('initBookingPayment(input: {bookingId: "b-1", tenantId: "4"})')
})

test('switching to invoice is refused if the platform lacks the flag, as it would start a payment', async () => {
  const { proxy, calls: sent } = await openForeign()
  const decisionId = '5f1f3c9c-6a0f-4a39-9f3e-0d6a3c1f7b10'
  const answer = await proxy(call('InitBookingPayment', { input: { ...input, decisionId, switchToInvoice: true } }))
  expect(await codeOf(answer)).toBe('NOT_SUPPORTED')
  expect(sent).toEqual([])
})

test('additions in the platform’s schema are requested', async () => {
  const { ask, calls: sent } = await openForeign({ typeDefs: contract, isIntrospectable: true })
  const page = (await ask('Travel', travel)) as { data: { travel: { images: unknown } } }
  expect(sent[0]?.query).toContain('dayProgramme')
  expect(page.data.travel.images).toHaveLength(1)
})

test('one response read twice gives one value, and read by another document another', () => {
  const [cms, statuses] = ['TenantCms', 'AllTravelAvailabilityStatus'].map((name) =>
    everyCall.find((known) => known.name === name),
  )
  if (cms === undefined || statuses === undefined) throw new Error('A document is missing')
  const ours = createAdapter({ contract: schema, platform: schema, note: () => undefined })
  const response = { tenant: { id: 7 } }
  const read = ({ document, variables }: typeof cms) => ours.adapt(document, variables).answer(response).data
  expect(read(cms)).toMatchObject({ tenant: { id: '7' } })
  expect(read(cms)).toBe(read(cms))
  expect(read(statuses)).not.toBe(read(cms))
})
