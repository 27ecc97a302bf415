/** Messages of requests that failed inside the host, which no input may cause. */
const FAILURE_MESSAGES = ['request failed', 'page failure', 'proxy failure', 'platform: a request failed']

/** Messages to the operator about a signed payment notification that does not match. */
const EXPECTED = /^A payment (?:arrived|does not match)/

/** Level of errors in the log; fatal ones are above. */
const ERROR_LEVEL = 50

/** Lines about failures of the host, with a stack trace, or that are not JSON. */
export function failuresIn(output: string): readonly string[] {
  return output.split('\n').filter((line) => line !== '' && isFailure(line))
}

function isFailure(line: string): boolean {
  const entry = parsed(line)
  if (entry === null) return true
  const { level, msg } = entry
  if (typeof msg === 'string' && EXPECTED.test(msg)) return false
  return (
    Number(level) >= ERROR_LEVEL ||
    FAILURE_MESSAGES.some((failure) => msg === failure) ||
    /\\n\s+at .+:\d+:\d+/.test(line)
  )
}

function parsed(line: string): { readonly level?: unknown; readonly msg?: unknown } | null {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null ? entry : null
  } catch {
    return null
  }
}
