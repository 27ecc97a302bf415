import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { CONTRACT, writeSmallProject } from '#test/tools/drift/smallProject.ts'
import { coverageOf } from '#tools/drift/coverageOf.ts'
import { withReasons } from '#tools/drift/fieldReasons.ts'

const root = writeSmallProject()

afterAll(() => rmSync(root, { recursive: true }))

const told = async (contract = CONTRACT) => {
  const { unrequested, unread } = await coverageOf(root, buildSchema(contract))
  return { unrequested, unread: unread.map(({ coordinates }) => coordinates[0]) }
}

test('unrequested and unread fields are reported separately', async () => {
  expect(await told()).toEqual({
    unrequested: ['Travel.unread', 'Travel.brochure', 'Brochure.url'],
    unread: ['Query.price', 'Price.amount', 'Price.currency', 'Query.travel', 'Travel.guides'],
  })
})

test('a field the platform has deprecated is rightly asked for no more', async () => {
  const contract = `${CONTRACT} extend type Travel { former: String @deprecated(reason: "Use name.") }`
  expect((await told(contract)).unrequested).not.toContain('Travel.former')
})

test('a field with a reason is explained, and a reason without such a field is obsolete', () => {
  const [amount, guides] = [{ name: 'Price.amount' }, { name: 'Travel.guides' }]
  expect(withReasons([amount, guides], { 'Price.amount': 'shown one day', 'Travel.name': 'read by a card' })).toEqual({
    explained: [{ ...amount, reason: 'shown one day' }],
    unexplained: [guides],
    obsolete: ['Travel.name'],
  })
})

test('a field read through an own type counts as read, another one of the same name does not', async () => {
  appendFileSync(
    join(root, 'src/gql/graphql.ts'),
    'export type PriceQuery = { readonly price: { readonly amount: number, readonly currency: string } };\n',
  )
  const reader = `import type { PriceQuery } from '#gql/graphql.ts'
interface Sum { readonly amount: number }
interface Coin { readonly currency: string }
const doubled = ({ amount }: Sum) => 2 * amount
export const total = (answer: PriceQuery) => doubled(answer.price)
export const sign = ({ currency }: Coin) => currency
`
  writeFileSync(join(root, 'src/domain/total.ts'), reader)
  expect((await told()).unread).toEqual(['Price.currency', 'Query.travel', 'Travel.guides'])
})
