import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeOf } from '#platform/storage/storageError.ts'
import { onOneLine } from '#platform/text/oneLine.ts'
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
    if (error instanceof SyntaxError)
      throw new StartError(`TENANT_FILE ${file}: is no JSON: ${onOneLine(error.message)}`)
    if (error instanceof TenantProblem) throw new StartError(`TENANT_FILE ${file}: ${error.message}`)
    throw error
  }
}

function textOf(file: string): string {
  try {
    // Without the byte order mark that editors of Windows write.
    return new TextDecoder().decode(readFileSync(file))
  } catch (error) {
    throw new StartError(`TENANT_FILE ${resolve(file)}: cannot be read (${codeOf(error)})`)
  }
}
