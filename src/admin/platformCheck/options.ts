import { parseArgs } from 'node:util'
import type { ForeignPlatform, HostConfig } from '#server/config/config.ts'

/** There is no platform to check. The message is one line for the operator. */
export class CheckError extends Error {
  override readonly name = 'CheckError'
}

export interface Options {
  readonly platform: ForeignPlatform
  readonly isJson: boolean
}

/**
 * Reads `[address] [--json]`. Without an address the platform of the environment is checked.
 * @throws CheckError
 */
export function readOptions(words: readonly string[], config: Pick<HostConfig, 'platform'>): Options {
  const { values, positionals } = parsed(words)
  const [address] = positionals
  if (address !== undefined && (!/^https?:\/\//.test(address) || !URL.canParse(address))) {
    throw new CheckError(`The address is «${address}»; allowed: an http or https address`)
  }
  const platform = address === undefined ? config.platform : { url: address, schemaFile: null }
  if (platform === null)
    throw new CheckError(
      'Nothing to check: set PLATFORM_URL, or name an address: npm run platform:check -- https://platform.example/graphql',
    )
  return { platform, isJson: values.json === true }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { json: { type: 'boolean' } } })
  } catch (error) {
    throw new CheckError(error instanceof Error ? error.message : 'The options cannot be read')
  }
}
