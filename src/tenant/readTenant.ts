import type { TenantConfig } from './config.ts'
import { tenantRules } from './tenantRules.ts'

/** Names the first invalid value of a configuration in one line for the operator. */
export class TenantProblem extends Error {
  override readonly name = 'TenantProblem'
}

/**
 * Reads the configuration of a tenant from a file (rules 3.18).
 * @throws TenantProblem naming the value and the allowed ones.
 */
export function readTenant(value: unknown): TenantConfig {
  if (isTenant(value)) return value
  throw new TenantProblem(`${tenantName(value)}${tenantProblem(value) ?? ''}`)
}

/** Number and name of the tenant, as far as readable, as a prefix of the message. */
function tenantName(value: unknown): string {
  const { id, operatorName } = fieldsOf(value)
  if (typeof id !== 'string') return ''
  return typeof operatorName === 'string' ? `tenant ${id}, ${operatorName}: ` : `tenant ${id}: `
}

function isTenant(value: unknown): value is TenantConfig {
  return tenantProblem(value) === null
}

/** The first invalid value of a configuration, with the allowed ones; null for a valid configuration. */
export function tenantProblem(config: unknown): string | null {
  for (const [path, { allowed, isAllowed }] of Object.entries(tenantRules)) {
    const value = valueAt(config, path)
    if (value === undefined) return `${path} is missing; allowed: ${allowed}`
    if (!isAllowed(value, (other) => valueAt(config, other))) return `${path} is «${shown(value)}»; allowed: ${allowed}`
  }
  const foreign = pathsIn(config, '').find((path) => !Object.hasOwn(tenantRules, path))
  return foreign === undefined ? null : `${foreign} is no part of a tenant`
}

function valueAt(config: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => fieldsOf(part)[name], config)
}

/** Paths of all leaf values; an empty group is one. */
function pathsIn(part: unknown, path: string): readonly string[] {
  const isGroup = typeof part === 'object' && part !== null && !Array.isArray(part)
  const values: readonly (readonly [string, unknown])[] = isGroup ? Object.entries(part) : []
  if (values.length === 0) return [path]
  return values.flatMap(([name, value]) => pathsIn(value, path === '' ? name : `${path}.${name}`))
}

function fieldsOf(part: unknown): Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null ? { ...part } : {}
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
