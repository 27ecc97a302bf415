import type { Finding } from './findings.ts'

/** Findings that affect code, as annotations of GitHub Actions: one for each place, or for the contract where there is none. */
export function annotations(findings: readonly Finding[]): string {
  return findings
    .filter(({ severity }) => severity !== 'safe')
    .flatMap(annotationsOf)
    .join('\n')
}

function annotationsOf({ severity, coordinate, change, meaning, documents, code }: Finding): readonly string[] {
  const places = code.length > 0 ? code : documents
  const known = places.length > 0 ? places : [{ file: 'schema.graphql', line: 1 }]
  const command = severity === 'breaking' ? 'error' : 'warning'
  const title = forProperty(`Schema: ${coordinate}`)
  const text = escaped(`${change}: ${meaning}`)
  return known.map(({ file, line }) => `::${command} file=${forProperty(file)},line=${line},title=${title}::${text}`)
}

/** Comma and colon are separators in the properties of a command, but not in its message. */
function forProperty(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
