/** What the log of a host may not hold, whoever attacks it. */
const FAILURES = ['request failed', 'page failure', 'proxy failure', 'platform: a request failed']

/** Lines for people of the operator about a payment that a signed message tells wrongly; they are as they should be. */
const MEANT = /^A payment (?:came|is not)/

/** From here on, lines of this level tell of errors. */
const ERROR = 50

/** Lines that tell of failures of the host itself, hold a stack trace, or are no line of the log at all. */
export function failuresIn(output: string): readonly string[] {
  return output.split('\n').filter((line) => line !== '' && isFailure(line))
}

function isFailure(line: string): boolean {
  const entry = parsed(line)
  if (entry === null) return true
  const { level, msg } = entry
  if (typeof msg === 'string' && MEANT.test(msg)) return false
  return Number(level) >= ERROR || FAILURES.some((failure) => msg === failure) || /\\n\s+at .+:\d+:\d+/.test(line)
}

function parsed(line: string): { readonly level?: unknown; readonly msg?: unknown } | null {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null ? entry : null
  } catch {
    return null
  }
}
