import { GraphQLError } from 'graphql'
import type { Catalogue } from './catalogue.ts'

/** @throws GraphQLError that names an unknown tenant: an empty list would look like a tenant that sells nothing. */
export async function requireTenant(catalogue: Catalogue, tenantId: string): Promise<void> {
  if ((await catalogue.tenant(tenantId)) !== null) return
  throw new GraphQLError(`tenantId is «${tenantId}»; this platform has no such tenant`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  })
}
