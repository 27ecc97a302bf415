import { createServer } from 'node:http'
import {
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  NoSchemaIntrospectionCustomRule,
  parse,
  print,
  visit,
} from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { onTestFinished } from 'vitest'
import { createResolvers } from '#platform/resolvers/resolvers.ts'
import { createDayProvider } from '#platform/rollForward/day.ts'
import contract from '#schema.graphql?raw'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'

function dropAddition(node: FieldDefinitionNode | InputValueDefinitionNode): null | undefined {
  return node.description?.value.includes('Addition') ? null : undefined
}

/** The base contract: `schema.graphql` without our additions, all that may be expected of a platform. */
export const baseContract = print(
  visit(parse(contract), { FieldDefinition: dropAddition, InputValueDefinition: dropAddition }),
)

const withoutIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
}

export interface BarePlatform {
  readonly url: string
  /** Bodies of the calls it got, introspection aside. */
  readonly calls: { readonly query: string; readonly variables: unknown; readonly operationName: string }[]
}

export interface BareOptions {
  readonly typeDefs?: string
  readonly isIntrospectable?: boolean
  /** Its catalogue, as of `today`; two small tours by default. */
  readonly catalogue?: typeof smallCatalogue
  readonly today?: string
}

/** A platform of somebody else: a server of its own that knows the fields of the base contract and no others. */
export async function startBarePlatform({
  typeDefs = baseContract,
  isIntrospectable = false,
  catalogue = smallCatalogue,
  today = TODAY,
}: BareOptions = {}): Promise<BarePlatform> {
  const { storage } = await openPlatform({ catalogue, today: () => today })
  const day = createDayProvider({ storage, today: () => today, buildCatalogue: catalogue })
  const calls: BarePlatform['calls'] = []
  const recorder: Plugin = {
    onParams: ({ params }) => {
      if (params.operationName) calls.push(params as BarePlatform['calls'][number])
    },
  }
  const yoga = createYoga({
    schema: createSchema({
      typeDefs,
      resolvers: createResolvers({
        storage,
        day,
        payment: { online: 'provider', holdMinutes: 30 },
        confirmationDelivery: 'none',
        log: { info: () => undefined, error: () => undefined },
      }),
      resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    }),
    plugins: isIntrospectable ? [recorder] : [recorder, withoutIntrospection],
    logging: false,
  })
  const server = createServer((request, response) => void yoga(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return { url: `http://127.0.0.1:${address.port}/graphql`, calls }
}
