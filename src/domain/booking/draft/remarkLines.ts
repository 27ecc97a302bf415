/*
 * A wish without a field on the platform is sent as a labelled line of the remarks, where the visitor sees it and can
 * change it.
 */

/** The text after a label; empty without such a line. */
export function remarkLine(remarks: string, label: string): string {
  const line = remarks.split('\n').find((candidate) => candidate.startsWith(label))
  return line === undefined ? '' : line.slice(label.length).trim()
}

/** The remarks without the line of a label. */
export function withoutRemarkLine(remarks: string, label: string): string {
  const others = remarks.split('\n').filter((line) => !line.startsWith(label))
  return others.join('\n')
}
