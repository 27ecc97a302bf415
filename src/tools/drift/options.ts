import { onlyWord, readWords, UsageError, type Usage } from '#server/config/commandLine.ts'
import type { HostConfig } from '#server/config/config.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import { CompareError, type PlatformSource } from './platformSource.ts'

/** Formats of the report; `github` is annotations of GitHub Actions. */
const FORMATS = ['text', 'json', 'github'] as const
type Format = (typeof FORMATS)[number]

export interface Options {
  readonly source: PlatformSource
  readonly format: Format
  /** Lists all places, and changes that affect no code. */
  readonly isWhole: boolean
}

const ALL = { type: 'boolean', does: 'every change and all places, also what no document uses' } as const

const FORMS = ['[platform.graphql]', '[https://platform.example/graphql]']

export const SCHEMA_CHECK = {
  name: 'schema:check',
  forms: FORMS,
  does: 'Compares schema.graphql with the platform at PLATFORM_URL, or with the SDL file or address named, and tells who uses what differs.',
  options: {
    all: ALL,
    json: { type: 'boolean', does: 'the report for machines' },
    format: { type: 'string', value: 'text', does: `the form of the report: ${FORMATS.join(', ')}` },
  },
} as const satisfies Usage

export const SCHEMA_PULL = {
  name: 'schema:pull',
  forms: FORMS,
  does: 'Takes over the schema of the platform at PLATFORM_URL, or of the SDL file or address named, writes the types anew and lists the places to fix.',
  options: { all: ALL },
} as const satisfies Usage

/**
 * Reads `[file or address] [--json] [--format …] [--all]`. Without a file or an address it is the platform of the environment.
 * It is asked as the configured tenant, in the header of the proxy.
 * @throws CompareError, UsageError or StartError in one line.
 */
export function readOptions(words: readonly string[], config: HostConfig): Options {
  const { values, positionals } = readWords(SCHEMA_CHECK, words)
  return {
    source: readSource(positionals, config),
    format: values.json === true ? 'json' : toFormat(values.format ?? 'text'),
    isWhole: values.all === true,
  }
}

/** The same for a schema that is taken over. */
export function readPullOptions(words: readonly string[], config: HostConfig): Pick<Options, 'source' | 'isWhole'> {
  const { values, positionals } = readWords(SCHEMA_PULL, words)
  return { source: readSource(positionals, config), isWhole: values.all === true }
}

function readSource(positionals: readonly string[], config: HostConfig): PlatformSource {
  const named = onlyWord(positionals, 'platform')
  return toSource(named ?? config.platform?.schemaFile ?? config.platform?.url ?? null, {
    [config.tenantHeader]: tenantOf(config.tenantFile).id,
  })
}

function toFormat(name: string): Format {
  const format = FORMATS.find((known) => known === name)
  if (format === undefined) throw new UsageError(`--format is «${name}»; allowed: ${FORMATS.join(', ')}`)
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
