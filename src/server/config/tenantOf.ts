import { readFileSync } from 'node:fs'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { readTenant, TenantProblem } from '#tenant/readTenant.ts'
import { StartError } from './startError.ts'

/**
 * The tenant of this host, from a JSON file or the built-in one. Each page carries its configuration, so one build serves
 * any tenant.
 * @throws StartError naming file, value and allowed values.
 */
export function tenantOf(file: string | null): TenantConfig {
  if (file === null) return carovia
  try {
    return readTenant(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new StartError(`TENANT_FILE ${file}: ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TenantProblem) return error.message
  return error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'
}
