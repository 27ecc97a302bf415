import { createHash } from 'node:crypto'
import type { Finding } from './findings.ts'
import type { SourceLocation } from './sourceLocation.ts'
import type { Severity } from './severity.ts'

/** CI services whose annotation format is supported. */
export const SERVICES = ['github', 'gitlab', 'azure', 'teamcity'] as const
export type Service = (typeof SERVICES)[number]

/** Findings that affect code, as source annotations in the format of a CI service. */
export function annotations(findings: readonly Finding[], service: Service): string {
  const all = findings.filter(({ severity }) => severity !== 'safe').flatMap(annotationsOf)
  if (service === 'gitlab') return JSON.stringify(all.map(toCodeQuality), null, 2)
  return all.map(FORMATS[service]).join('\n')
}

interface Annotation extends SourceLocation {
  readonly severity: Severity
  readonly title: string
  readonly text: string
}

/** One for each place that uses the element; one for the contract where nothing does. */
function annotationsOf({ severity, coordinate, change, meaning, documents, code }: Finding): readonly Annotation[] {
  const places = code.length > 0 ? code : documents
  const known = places.length > 0 ? places : [{ file: 'schema.graphql', line: 1 }]
  return known.map(({ file, line }) => ({
    file,
    line,
    severity,
    title: `Schema: ${coordinate}`,
    text: `${change}: ${meaning}`,
  }))
}

const FORMATS: Readonly<Record<Exclude<Service, 'gitlab'>, (annotation: Annotation) => string>> = {
  github: ({ severity, file, line, title, text }) =>
    `::${severity === 'breaking' ? 'error' : 'warning'} file=${forGithub(file)},line=${line},title=${forGithub(title)}::${forGithub(text, true)}`,
  azure: ({ severity, file, line, title, text }) =>
    `##vso[task.logissue type=${severity === 'breaking' ? 'error' : 'warning'};sourcepath=${file};linenumber=${line}]${title}: ${text}`,
  teamcity: ({ severity, file, line, title, text }) =>
    `##teamcity[message text='${forTeamcity(`${title}: ${text} (${file}:${line})`)}' status='${severity === 'breaking' ? 'ERROR' : 'WARNING'}']`,
}

/** Comma and colon are separators in the properties of a GitHub command, but not in its message. */
function forGithub(text: string, isMessage = false): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return isMessage ? escaped : escaped.replaceAll(':', '%3A').replaceAll(',', '%2C')
}

function forTeamcity(text: string): string {
  return text.replaceAll(/['|[\]]/g, (sign) => `|${sign}`).replaceAll('\n', '|n')
}

function toCodeQuality({ severity, file, line, title, text }: Annotation): object {
  const fingerprint = createHash('sha256').update([title, text, file, line].join('\n')).digest('hex')
  return {
    description: `${title}: ${text}`,
    check_name: 'schema-drift',
    fingerprint,
    severity: severity === 'breaking' ? 'blocker' : 'minor',
    location: { path: file, lines: { begin: line } },
  }
}
