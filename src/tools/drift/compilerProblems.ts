/** How a compiler ended. */
interface End {
  /** Exit code; null where a signal ended it. */
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** What a compiler found wrong, one line each: its errors, or all it said where it failed without telling one. */
export function compilerProblems({ status, stdout, stderr }: End): readonly string[] {
  if (status === 0) return []
  const lines = `${stdout}\n${stderr}`.split(/\r?\n/).filter((line) => line.trim() !== '')
  const errors = lines.filter((line) => /^(?:.*\(\d+,\d+\): )?error TS\d+: /.test(line))
  if (errors.length > 0) return errors
  if (lines.length > 0) return lines
  return status === null
    ? ['The compiler was stopped before it had checked the types']
    : [`The compiler exited with status ${status} without an error message`]
}
