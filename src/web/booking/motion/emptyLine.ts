interface EmptyLine {
  readonly line: HTMLElement
  /** The element whose height is animated. */
  readonly gap: HTMLElement
}

/** An empty placeholder for a removed line, hidden from assistive technology. A table row gets its height from a cell. */
export function emptyLine(nodeName: string): EmptyLine {
  const gap = document.createElement('div')
  const line = nodeName === 'DIV' ? gap : wrapInRow(nodeName, gap)
  line.setAttribute('aria-hidden', 'true')
  return { line, gap }
}

function wrapInRow(nodeName: string, gap: HTMLElement): HTMLElement {
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
