import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookingCall, call, codeOf, openProxy } from '#test/support/server/openProxy.ts'

/** A platform that starts another transaction at each call, as most do. */
function transactions() {
  let count = 0
  return {
    count: () => count,
    platform: () => {
      count += 1
      return Promise.resolve(
        Response.json({
          data: { initBookingPayment: { success: true, message: null, transactionId: `tx${count}`, secret: 'x' } },
        }),
      )
    },
  }
}

const pay = (decisionId?: string) =>
  call('InitBookingPayment', {
    input: { bookingId: 'b1', tenantId: '4', ...(decisionId === undefined ? {} : { decisionId }) },
  })

// rule 10.15
test('a payment decision sent twice starts one transaction, and both responses have it', async () => {
  const { platform, count } = transactions()
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  const answers = await Promise.all([proxy(pay(id)), proxy(pay(id))])
  for (const answer of [...answers, await proxy(pay(id.toUpperCase()))])
    expect(await answer.json()).toEqual({
      data: {
        __typename: 'Mutation',
        initBookingPayment: {
          __typename: 'InitBookingPaymentResult',
          success: true,
          message: null,
          transactionId: 'tx1',
        },
      },
    })
  expect(count()).toBe(1)
})

test.each([
  { what: 'another booking', input: { bookingId: 'b2' } },
  { what: 'an invoice instead', input: { switchToInvoice: true } },
])('a payment decision under the id of another one is refused: $what', async ({ input }) => {
  const { platform, count } = transactions()
  const { proxy } = await openProxy({ platform })
  const decisionId = randomUUID()
  await proxy(pay(decisionId))
  const other = { bookingId: 'b1', tenantId: '4', decisionId, ...input }
  expect(await codeOf(await proxy(call('InitBookingPayment', { input: other })))).toBe('SUBMISSION_CONFLICT')
  expect(count()).toBe(1)
})

// rule 7.2.1.7
test('each payment decision starts a transaction of its own', async () => {
  const { platform, count } = transactions()
  const { proxy } = await openProxy({ platform })
  await proxy(pay(randomUUID()))
  await proxy(pay(randomUUID()))
  expect(count()).toBe(2)
})

test.each([undefined, 'abc'])(
  'a call with the decision %s, of a page from before, goes through as it is',
  async (id) => {
    const { platform, count } = transactions()
    const { proxy } = await openProxy({ platform })
    expect((await proxy(pay(id))).status).toBe(200)
    expect(count()).toBe(1)
  },
)

test('a payment decision with a lost answer is not sent again', async () => {
  let count = 0
  const platform = () => {
    count += 1
    return Promise.reject(
      new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }),
    )
  }
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  expect(await codeOf(await proxy(pay(id)))).toBe('SUBMISSION_UNKNOWN')
  expect(await codeOf(await proxy(pay(id)))).toBe('SUBMISSION_UNKNOWN')
  expect(count).toBe(1)
})

test('a booking and a payment decision with the same id do not collide', async () => {
  const { platform } = transactions()
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  await proxy(pay(id))
  expect(await codeOf(await proxy(bookingCall({ submissionId: id })))).toBe('SUBMISSION_UNKNOWN')
})
