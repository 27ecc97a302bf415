import type { CacheExchangeOpts, KeyGenerator } from '@urql/exchange-graphcache'
import { cacheSchema } from '#gql/cacheSchema.ts'

/**
 * Types whose ids name one thing on the whole platform. All others stay embedded in their parent, with or without an `id`:
 * nobody promises that rooms, add-ons or age groups of two travels have different ones, and one would then have the
 * prices and ages of the other.
 */
const ENTITIES: ReadonlySet<string> = new Set([
  'AvailabilityStatus',
  'CmsPage',
  'RatioConfig',
  'RatioTravel',
  'Tenant',
  'Travel',
])

const keyById: KeyGenerator = (entity) => {
  const { id } = entity
  return typeof id === 'string' ? id : null
}

const keys = Object.fromEntries(
  cacheSchema.__schema.types.flatMap(({ kind, name }) =>
    kind === 'OBJECT' ? [[name, ENTITIES.has(name) ? keyById : () => null]] : [],
  ),
)

/**
 * Every field is non-null to graphcache, so that an unknown one is a cache miss. As a partial result it would be null,
 * which means something here («no price», «no such travel»); a null from the platform is cached and read as null.
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
