import type { Finding } from './findings.ts'
import type { SourceLocation } from './sourceLocation.ts'
import { SEVERITIES } from './severity.ts'

/** Maximum number of documents, and of files, listed per finding; the others are counted. */
const MOST_FILES = 6
const WIDTH = Math.max(...SEVERITIES.map((severity) => severity.length))
const INDENT = ' '.repeat(WIDTH + 1)

/**
 * The findings as text, by descending severity.
 * @param isWhole lists all places, and changes that affect no code
 */
export function textReport(findings: readonly Finding[], isWhole: boolean): string {
  const listed = findings.filter(({ severity }) => isWhole || severity !== 'safe')
  const safe = findings.length - listed.length
  const rest =
    safe > 0 ? [`${'safe'.padEnd(WIDTH)} ${counted(safe, 'change')} that no document uses (--all lists them)`] : []
  return [...listed.map((finding) => findingText(finding, isWhole)), ...rest, summaryOf(findings)].join('\n')
}

function findingText(
  { severity, coordinate, change, meaning, documents, code, siteParts }: Finding,
  isWhole: boolean,
): string {
  const lines = [
    `${severity.padEnd(WIDTH)} ${coordinate}: ${change}`,
    `${INDENT}${meaning}`,
    ...(siteParts.length > 0 ? [`${INDENT}in ${siteParts.join(', ')}`] : []),
    ...limited(
      documents.map((document) => `${document.name}  ${document.file}:${document.line}`),
      isWhole,
    ),
    ...limited(filesOf(code), isWhole),
  ]
  return lines.join('\n')
}

/** One line a file: `src/domain/booking/availability/capacity.ts:17 :23 :55`. */
function filesOf(places: readonly SourceLocation[]): readonly string[] {
  const lines = new Map<string, string>()
  for (const { file, line } of places)
    lines.set(file, `${lines.get(file) ?? file}${lines.has(file) ? ' ' : ''}:${line}`)
  return [...lines.values()]
}

function limited(lines: readonly string[], isWhole: boolean): readonly string[] {
  const shown = isWhole ? lines : lines.slice(0, MOST_FILES)
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].map((line) => `${INDENT}${line}`)
}

function summaryOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'The platform has the schema the project was built against.'
  const counts = SEVERITIES.map(
    (severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const,
  )
  return `${counted(findings.length, 'change')}: ${counts
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ')}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
