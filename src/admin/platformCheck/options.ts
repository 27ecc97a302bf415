import { onlyWord, readWords, UsageError, type Usage } from '#server/config/commandLine.ts'
import type { ForeignPlatform, HostConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'

/** There is no platform to check. The message is one line for the operator. */
export class CheckError extends StartError {}

export interface Options {
  readonly platform: ForeignPlatform
  readonly isJson: boolean
}

export const PLATFORM_CHECK = {
  name: 'platform:check',
  forms: ['[https://platform.example/graphql]'],
  does: 'Sends the read operations to the platform at PLATFORM_URL, or at the address named, and reports what fits; it never books.',
  options: { json: { type: 'boolean', does: 'the report for machines' } },
} as const satisfies Usage

/**
 * Reads the words of the command. Without an address the platform of the environment is checked.
 * @throws CheckError or UsageError
 */
export function readOptions(words: readonly string[], config: Pick<HostConfig, 'platform'>): Options {
  const { values, positionals } = readWords(PLATFORM_CHECK, words)
  const address = onlyWord(positionals, 'address')
  if (address !== null && (!/^https?:\/\//.test(address) || !URL.canParse(address))) {
    throw new UsageError(`The address is «${address}»; allowed: an http or https address`)
  }
  const platform = address === null ? config.platform : { url: address, schemaFile: null }
  if (platform === null)
    throw new CheckError(
      'Nothing to check: set PLATFORM_URL, or name an address: npm run platform:check -- https://platform.example/graphql',
    )
  return { platform, isJson: values.json === true }
}
