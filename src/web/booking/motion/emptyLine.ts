interface EmptyLine {
  readonly line: HTMLElement
  /** The part of it that takes a height. */
  readonly gap: HTMLElement
}

/** A line without content in the place of one that went, for eyes alone. A row of a table takes its height from a cell. */
export function emptyLine(nodeName: string): EmptyLine {
  const gap = document.createElement('div')
  const line = nodeName === 'DIV' ? gap : around(nodeName, gap)
  line.setAttribute('aria-hidden', 'true')
  return { line, gap }
}

function around(nodeName: string, gap: HTMLElement): HTMLElement {
  const row = document.createElement('tr')
  const cell = row.insertCell()
  cell.colSpan = 2
  cell.style.padding = '0'
  cell.append(gap)
  if (nodeName === 'TR') return row
  const rows = document.createElement('tbody')
  rows.append(row)
  return rows
}
