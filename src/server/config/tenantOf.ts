import { readFileSync } from 'node:fs'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { readTenant, TenantProblem } from '#tenant/readTenant.ts'
import { StartError } from './startError.ts'

/**
 * The tenant this host serves: that of a JSON file, or the one built in. The website is told with each page, so another
 * tenant needs no other build.
 * @throws StartError with one line that names file, value and what is allowed.
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
