import type { CacheExchangeOpts, KeyGenerator } from '@urql/exchange-graphcache'
import { cacheSchema } from '#gql/cacheSchema.ts'

/**
 * Entities are kept by their id; what has none, or answers none, stays embedded in its parent. One rule for every type
 * of the schema, so that no list has to be kept by hand.
 */
const keyById: KeyGenerator = (entity) => {
  const { id } = entity
  return typeof id === 'string' ? id : null
}

const keys = Object.fromEntries(
  cacheSchema.__schema.types.flatMap(({ kind, name }) => (kind === 'OBJECT' ? [[name, keyById]] : [])),
)

/**
 * Where the schema allows null, the cache would answer null for whatever it has not been told yet, and ask afterwards.
 * Null is an answer here («no price», «no such travel»), so what is unknown has to be a miss: no field counts as
 * nullable. A null that was answered is kept and read as it is.
 */
const types = cacheSchema.__schema.types.map((type) =>
  'fields' in type
    ? { ...type, fields: type.fields.map((field) => ({ ...field, type: asNonNull(field.type) })) }
    : type,
)

function asNonNull(type: { readonly kind: string }) {
  return type.kind === 'NON_NULL' ? type : { kind: 'NON_NULL', ofType: type }
}

/** The cache of one browser page, aware of the schema. */
export const cacheOptions: Partial<CacheExchangeOpts> = {
  schema: { __schema: { ...cacheSchema.__schema, types } },
  keys,
}
