import { parseArgs } from 'node:util'
import type { HostConfig } from '#server/config/config.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import { SERVICES, type Service } from './annotations.ts'
import { CompareError, type PlatformSource } from './platformSource.ts'

/** Format of the report. */
export type Format = 'text' | 'json' | Service

export interface Options {
  readonly source: PlatformSource
  readonly format: Format
  /** Lists all places, and changes that affect no code. */
  readonly isWhole: boolean
}

const FORMATS: readonly Format[] = ['text', 'json', ...SERVICES]

/**
 * Reads `[file or address] [--json] [--format …] [--all]`. Without a file or an address it is the platform of the environment.
 * It is asked as the configured tenant, in the header of the proxy.
 * @throws CompareError or StartError in one line.
 */
export function readOptions(words: readonly string[], config: HostConfig): Options {
  const { values, positionals } = parsed(words)
  return {
    source: toSource(positionals[0] ?? config.platform?.schemaFile ?? config.platform?.url ?? null, {
      [config.tenantHeader]: tenantOf(config.tenantFile).id,
    }),
    format: values.json === true ? 'json' : toFormat(values.format ?? 'text'),
    isWhole: values.all === true,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, all: { type: 'boolean' }, format: { type: 'string' } },
    })
  } catch (error) {
    throw new CompareError(error instanceof Error ? error.message : 'The options cannot be read')
  }
}

function toFormat(name: string): Format {
  const format = FORMATS.find((known) => known === name)
  if (format === undefined) throw new CompareError(`--format is «${name}»; allowed: ${FORMATS.join(', ')}`)
  return format
}

function toSource(name: string | null, headers: Readonly<Record<string, string>>): PlatformSource {
  if (name === null) {
    throw new CompareError(
      'Nothing to compare with: set PLATFORM_URL, or name an SDL file or an address: npm run schema:check -- platform.graphql',
    )
  }
  return /^https?:\/\//.test(name) ? { kind: 'address', url: name, headers } : { kind: 'file', file: name }
}
