import type { CacheExchangeOpts, KeyGenerator } from '@urql/exchange-graphcache'
import { cacheSchema } from '#gql/cacheSchema.ts'

/** Entities are keyed by `id`; objects without one stay embedded in their parent. The same rule for every type. */
const keyById: KeyGenerator = (entity) => {
  const { id } = entity
  return typeof id === 'string' ? id : null
}

const keys = Object.fromEntries(
  cacheSchema.__schema.types.flatMap(({ kind, name }) => (kind === 'OBJECT' ? [[name, keyById]] : [])),
)

/**
 * Turns schema awareness off for nullable fields: graphcache would answer null for a nullable field it does not know
 * yet (partial results), but null means something here («no price», «no such travel»). With every field non-null, an
 * unknown field is a cache miss; a null from the platform is cached and read as null.
 */
const types = cacheSchema.__schema.types.map((type) =>
  'fields' in type
    ? { ...type, fields: type.fields.map((field) => ({ ...field, type: asNonNull(field.type) })) }
    : type,
)

function asNonNull(type: { readonly kind: string }) {
  return type.kind === 'NON_NULL' ? type : { kind: 'NON_NULL', ofType: type }
}

/** Options of graphcache, with schema awareness. */
export const cacheOptions: Partial<CacheExchangeOpts> = {
  schema: { __schema: { ...cacheSchema.__schema, types } },
  keys,
}
