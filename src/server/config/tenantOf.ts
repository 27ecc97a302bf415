import { readFileSync } from 'node:fs'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { readTenant, TenantProblem } from '#tenant/readTenant.ts'
import { StartError } from './startError.ts'

/**
 * The tenant of this host, from a JSON file or the built-in one. Each page carries its configuration, so one build serves
 * any tenant.
 * @throws StartError naming file, place or value, and what is expected there.
 */
export function tenantOf(file: string | null): TenantConfig {
  if (file === null) return carovia
  try {
    return readTenant(JSON.parse(textOf(file)))
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError(`TENANT_FILE ${file}: is no JSON: ${error.message}`)
    if (error instanceof TenantProblem) throw new StartError(`TENANT_FILE ${file}: ${error.message}`)
    throw error
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`TENANT_FILE ${file}: cannot be read`)
  }
}
