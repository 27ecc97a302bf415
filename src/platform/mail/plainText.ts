import type { MailContent } from './content.ts'

/** The text/plain alternative of a mail. */
export function plainText({ title, opening, parts }: MailContent, operatorName: string): string {
  const sections = parts.map(({ title: heading, rows, lines }) => [
    heading.toUpperCase(),
    '-'.repeat(heading.length),
    ...rows.map(({ term, value }) => `${term}: ${value}`),
    ...(rows.length > 0 && lines.length > 0 ? [''] : []),
    ...lines,
  ])
  return [[title], ...opening.map((paragraph) => [paragraph]), ...sections, ['Freundliche Grüsse', operatorName]]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
